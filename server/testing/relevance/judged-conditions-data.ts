import type { JudgedQuery } from "./judged-query.ts";

const CAFES = ["cafe", "bakery", "icecream"];

/** Searches for more than a kind. */
export const ATTRIBUTES_OF: readonly JudgedQuery[] = [
  { q: "wifi cafe", right: { kind: CAFES, has: ["wifi"] } },
  { q: "wifi cafe philadelphia", right: { kind: CAFES, has: ["wifi"], city: "Philadelphia" } },
  { q: "cafe with wifi", right: { kind: CAFES, has: ["wifi"] } },
  { q: "wi-fi coffee austin", right: { kind: "cafe", has: ["wifi"], city: "Austin" } },
  { q: "free wifi coffee shop new york", right: { kind: "cafe", has: ["wifi"], city: "New York" } },
  { q: "vegan restaurant zürich", right: { kind: "restaurant", has: ["vegan"], city: "Zürich" } },
  { q: "vegan thai", right: { kind: "thai", has: ["vegan"] } },
  { q: "vegan pizza", right: { kind: "pizza", has: ["vegan"] } },
  { q: "halal restaurant", right: { kind: "restaurant", has: ["halal"] } },
  { q: "halal food new york", right: { has: ["halal"], city: "New York" } },
  { q: "outdoor seating restaurant zürich", right: { kind: "restaurant", has: ["outdoor-seating"], city: "Zürich" } },
  { q: "bar with outdoor seating", right: { kind: "bar", has: ["outdoor-seating"] }, never: { kind: "barber" } },
  { q: "live music bar", right: { kind: "bar", has: ["live-music"] }, never: { kind: "barber" } },
  { q: "live music beograd", right: { has: ["live-music"], city: "Beograd" } },
  { q: "kid friendly restaurant", right: { kind: "restaurant", has: ["kids"] } },
  { q: "restaurant for kids philadelphia", right: { kind: "restaurant", has: ["kids"], city: "Philadelphia" } },
  { q: "family friendly pizza", right: { kind: "pizza", has: ["kids"] } },
  { q: "pizza delivery", right: { kind: "pizza" } },
  { q: "thai delivery austin", right: { kind: "thai", has: ["delivery"], city: "Austin" } },
  { q: "sushi takeout", right: { kind: "sushi", has: ["takeout"] } },
  { q: "wheelchair accessible dentist", right: { kind: "dentist", has: ["wheelchair"] }, never: { kind: "mental" } },
  { q: "wheelchair church", right: { kind: "church", has: ["wheelchair"] } },
  { q: "dog friendly cafe", right: { kind: CAFES, has: ["dogs"] } },
  { q: "dog friendly hotel", right: { kind: "hotel", has: ["dogs"] } },
  { q: "hotel with parking philadelphia", right: { kind: "hotel", has: ["parking"], city: "Philadelphia" } },
  { q: "gym with parking", right: { kind: "gym", has: ["parking"] } },
  { q: "drive through burger", right: { kind: "burger", has: ["drive-through"] } },
  { q: "emergency locksmith", right: { kind: "locksmith", has: ["emergency"] } },
];

/** Searches for open now, always open, the best, near me; and the filters of the page. */
export const FILTERS: readonly JudgedQuery[] = [
  { q: "thai open now", right: { kind: "thai", isOpen: true }, first: { kind: "thai", isOpen: true, minRating: 3.5 } },
  { q: "pharmacy open now", right: { kind: "pharmacy", isOpen: true } },
  { q: "open now pharmacy new york", right: { kind: "pharmacy", isOpen: true, city: "New York" } },
  { q: "coffee open now philadelphia", right: { kind: "cafe", isOpen: true, city: "Philadelphia" } },
  { q: "bar open now", right: { kind: "bar", isOpen: true }, never: { kind: "barber" } },
  { q: "restaurants open now in istanbul", right: { kind: "restaurant", isOpen: true, city: "İstanbul" } },
  { q: "24 hours pharmacy", right: { kind: "pharmacy", isAlwaysOpen: true } },
  { q: "24 hour pharmacy philadelphia", right: { kind: "pharmacy", isAlwaysOpen: true, city: "Philadelphia" } },
  { q: "pharmacy 24h", right: { kind: "pharmacy", isAlwaysOpen: true } },
  { q: "24/7 locksmith new york", right: { kind: "locksmith", isAlwaysOpen: true, city: "New York" } },
  { q: "24 hour pizza quezon city", right: { kind: "pizza", isAlwaysOpen: true, city: "Quezon City" } },
  { q: "24 hour gas station", right: { kind: "gas", isAlwaysOpen: true } },
  { q: "best thai", right: { kind: "thai", minRating: 4 } },
  { q: "best coffee in philadelphia", right: { kind: "cafe", city: "Philadelphia", minRating: 4 } },
  { q: "top rated dentist", right: { kind: "dentist", minRating: 4 } },
  { q: "hvac near me", right: { kind: "hvac" } },
  { q: "plumber near me", right: { kind: "plumber" } },
  { q: "coffee nearby", right: { kind: "cafe" } },
  { q: "coffee near me", filters: { lat: 39.951, lng: -75.15 }, right: { kind: "cafe", city: "Philadelphia" } },
  {
    q: "pizza",
    filters: { lat: 14.651, lng: 121.049, radiusKm: 25 },
    right: { kind: "pizza", country: "Philippines" },
  },
  { q: "thai", filters: { openNow: true }, right: { kind: "thai", isOpen: true }, first: { minRating: 3.5 } },
  { q: "bar", filters: { openNow: true }, right: { kind: "bar", isOpen: true }, never: { kind: "barber" } },
  { q: "pizza", filters: { minRating: 4.5 }, right: { kind: "pizza", minRating: 4.5 } },
  { q: "dentist", filters: { city: "Philadelphia" }, right: { kind: "dentist", city: "Philadelphia" } },
  { q: "pharmacy", filters: { country: "Serbia" }, right: { kind: "pharmacy", country: "Serbia" } },
  { q: "church", filters: { state: "Alabama" }, right: { kind: "church", state: "Alabama" } },
  { q: "sonrisa", filters: { category: "healthcare" }, right: { name: "Clínica Dental Sonrisa" } },
];

/** Searches with more words than any business has: the best ones with some of them are right. */
export const TOO_MANY_WORDS: readonly JudgedQuery[] = [
  {
    q: "cheap plumber with good reviews in philadelphia",
    right: { kind: "plumber", city: "Philadelphia" },
    isDamaged: true,
  },
  { q: "where can i find a good thai restaurant in austin", right: { kind: "thai", city: "Austin" }, isDamaged: true },
  { q: "i need a dentist in zürich who speaks english", right: { kind: "dentist", city: "Zürich" }, isDamaged: true },
  {
    q: "licensed emergency electrician little rock arkansas",
    right: { kind: "electrician", city: "Little Rock" },
    isDamaged: true,
  },
  { q: "bean & leaf coffee chestnut street downtown", right: { name: "Bean & Leaf Coffee" }, isDamaged: true },
  { q: "hirams barbershop haircut appointment", right: { name: "Hiram's Barbershop" }, isDamaged: true },
  { q: "romantic italian restaurant milano candlelight", right: { kind: "italian", city: "Milano" }, isDamaged: true },
  { q: "pizza place with gluten free crust new york", right: { kind: "pizza", city: "New York" }, isDamaged: true },
  { q: "vanguard roofing leak repair", right: { name: "Vanguard Roofing" }, isDamaged: true },
  { q: "liberty bell plumbing and drain llc", right: { name: "Liberty Bell Plumbing & Drain" }, isDamaged: true },
  {
    q: "first baptist church of florence alabama service times",
    right: { name: "First Baptist Church of Florence" },
    isDamaged: true,
  },
  { q: "blue heron books used textbooks", right: { name: "Blue Heron Books" }, isDamaged: true },
  { q: "zeughaus stube reservation", right: { name: "Zeughaus Stube" }, isDamaged: true },
  { q: "pet store that sells parrots in austin", right: { kind: "pet", city: "Austin" }, isDamaged: true },
];

/** Searches that match no business: nothing is right. */
export const NONSENSE: readonly JudgedQuery[] = [
  { q: "xqzvwkjp", right: "nothing", isDamaged: true },
  { q: "asdfghjkl qwertzuiop", right: "nothing", isDamaged: true },
  { q: "99999999", right: "nothing", isDamaged: true },
  { q: "+1 999 000 1234", right: "nothing", isDamaged: true },
  { q: "zzzzzz", right: "nothing", isDamaged: true },
  { q: "щщщщщщ", right: "nothing", isDamaged: true },
];

/** Searches of the first paragraph of the issue, and others in it. */
export const FIRST_PARAGRAPH: readonly JudgedQuery[] = [
  { q: "restarant", right: { kind: "restaurant" }, isDamaged: true },
  { q: "electrican", right: { kind: "electrician" }, isDamaged: true },
  { q: "plumbers", right: { kind: "plumber" } },
  { q: "churches", right: { kind: "church" } },
  { q: "pizza in Quezon City", right: { kind: "pizza", city: "Quezon City" } },
  { q: "hvac near me", right: { kind: "hvac" } },
  { q: "(215) 555-0145", right: { name: "Hiram's Barbershop" } },
  { q: "plumber", at: "19106", right: { kind: "plumber", zip: "19106" } },
  { q: "barbershop", right: { kind: "barber" } },
  { q: "pet shop", at: "Serbia", right: { kind: "pet", country: "Serbia" } },
  { q: "car repair", right: { kind: "autorepair" } },
  { q: "thai, open now", right: { kind: "thai", isOpen: true }, first: { kind: "thai", isOpen: true, minRating: 3.5 } },
  { q: "Bar", right: { kind: "bar" }, never: { kind: "barber" } },
];
