import { shownPrice } from "#domain/business/facts/price";
import { exactCount } from "#domain/text/count-label";
import { joinList, orList, upperFirst } from "#domain/text/join-list";
import { countryInSentence } from "../../text/country-in-sentence.ts";
import { comesToHomes } from "../advice/visit-kind.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Cite, timeText } from "./figures.ts";
import { count } from "./others/other-businesses.ts";
import type { Phrase } from "./phrase.ts";
import { capitalized, withoutSlogan } from "./short-name.ts";
import { onStreet, wholeLine } from "./street.ts";
import { allDay, closedDays, NEXT_ITEM, timetable, timetableItems, unknownDays } from "./timetable.ts";
import { isOwnWebsite, isWebsiteCut, websiteName } from "./website-name.ts";

const PRICE_LEVELS = ["", "low", "moderate", "high", "very high"];
/** Matches prices with an amount. */
const AMOUNT = /\d/;
/** Beginnings of sentences about hours of other kinds, by the kind; other kinds are left to the page. */
const OTHER_HOURS: Readonly<Record<string, string>> = {
  Kitchen: "The kitchen is open",
  Brunch: "Brunch is served",
  Breakfast: "Breakfast is served",
  Lunch: "Lunch is served",
  Dinner: "Dinner is served",
  "Happy hour": "Happy hour is",
  Takeout: "Takeout is available",
  Delivery: "Delivery is available",
  "Drive-through": "The drive-through is open",
  "Worship service": "Services are",
  Mass: "Mass is",
  Confession: "Confessions are heard",
  Prayer: "Prayers are",
  "Online service": "The online service is",
};
/** Areas that the first sentence names, and all that a text does. */
const FIRST_AREAS = 3;
const MAX_AREAS = 8;

/** Phrases about the business itself. */
export const BUSINESS_PHRASES = {
  name: ({ business }) => capitalized(withoutSlogan(business.name)),
  shortName: ({ shortName }) => shortName,
  isAKind: ({ kind, isKindNamed, place }) => (isKindNamed && place !== "" ? "is" : kind.isOne),
  kind: ({ kind }) => kind.one,
  kinds: ({ kind }) => kind.many,
  cityName: ({ cityName }) => cityName,
  kindInCity: ({ kindInCity }, cite) => cite(kindInCity, "kindInCity", numberInWords(kindInCity)),
  feature: ({ feature }) => feature.text,
  quotation: ({ quotation }) => quotation,
  alsoKinds: ({ alsoKinds }) => joinList(alsoKinds),
  inPlace: phraseOfPlace,
  onStreetInPlace: (f) => `${onUnnamedStreet(f)}${phraseOfPlace(f)}`,
  inWideArea: ({ area, place }) => {
    if (isWide(area)) return ` in the ${area}`;
    return place === "" || place === area ? "" : ` in ${place}`;
  },
  inNamedAreas: ({ area }) => (area === "" || isWide(area) ? "" : ` in ${area}`),
  serves: ({ business: { serviceAreas } }) =>
    serviceAreas.length <= FIRST_AREAS ? "" : `; it serves ${joinList(areaNames(serviceAreas))}`,

  ratingOutOfFive: (f, cite) => `${rating(f, cite)} out of ${cite(5, "most stars")}`,
  reviews: ({ business: { reviewCount } }, cite) =>
    `${count(cite, reviewCount, "reviewCount")} ${reviewCount === 1 ? "review" : "reviews"}`,
  mostGiveFive: (f) => (f.mostGiveFive ? ", and most of them give all five" : ""),

  allDay: (_, cite) => allDay(cite),
  timetableItems: (f, cite) => timetableItems(f, cite).join(NEXT_ITEM),
  timetable: ({ business: { openingHours } }, cite) => timetable(openingHours, cite),
  otherDays: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` It is closed on ${weekendOr(closed)}.`}${unknown && ` Hours on ${unknown} are not known.`}`;
  },
  daysBesides: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` On ${weekendOr(closed)} it is closed.`}${unknown && ` For ${unknown} we have no hours.`}`;
  },
  restOfWeek: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` It stays closed on ${weekendOr(closed)}.`}${unknown && ` We have no hours for ${unknown}.`}`;
  },
  otherHours: ({ otherHours }, cite) =>
    otherHours
      .map(([kind, hours]) => `${OTHER_HOURS[kind] ?? `${kind} hours are`} ${timetable(hours, cite)}.`)
      .join(" "),
  latest: ({ week }, cite) => time(cite, week?.latest, "latest closing"),
  earliest: ({ week }, cite) => time(cite, week?.earliest, "earliest opening"),
  callBefore: ({ business: { phone }, visit }) => {
    if (!phone) return "";
    return comesToHomes(visit) ? ", so call first" : ", so call before you go";
  },

  offers: ({ offers }) => offers.join(" "),
  practicalities: (f) => f.practicalities.join(" "),
  access: ({ access }) => access.join(" "),
  price: ({ business, payment }) => {
    const { priceLevel, priceRange } = business;
    const shown = shownPrice(business);
    if (priceLevel === null && priceRange === "Free") return "It is free.";
    const prices = priceLevel === null ? pricesOf(shown) : `Prices are ${PRICE_LEVELS[priceLevel]} (${shown})`;
    return payment === "" ? `${prices}.` : `${prices}, and ${payment}.`;
  },
  payment: ({ payment }) => `${upperFirst(payment)}.`,

  addressLine: ({ business }) =>
    [wholeLine(business.address), namesCity(business) ? "" : townLine(business)]
      .filter((part) => part !== "")
      .join(", "),
  insidePlace: ({ business: { locatedIn, address }, feature }) =>
    locatedIn === null || feature.kind === "place" || address.includes(locatedIn) ? "" : `, inside ${locatedIn}`,
  locatedIn: ({ business }) => business.locatedIn ?? "",
  chain: ({ business }) => business.chain ?? "",
  phone: ({ business }) => business.phone ?? "",
  email: ({ business }) => business.email ?? "",
  websiteName: ({ business: { website } }) => websiteName(website) ?? "",
  pageIs: ({ business: { website } }) => pageIs(website),
  pageWord: ({ business: { website } }) => (isOwnWebsite(website) ? "website" : "page"),
  links: ({ links }) => joinList(links),
  linksOr: ({ links }) => orList(links),
  linkOrLinks: ({ links }) => (links.length === 1 ? "link" : "links"),
  profiles: ({ profiles }) => joinList(profiles),
} satisfies Record<string, Phrase>;

const SMALL_NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Examples: `three`, `1,200`. */
function numberInWords(value: number): string {
  return SMALL_NUMBERS[value] ?? exactCount(value);
}

/** Tells whether the address names the city, other than by a street such as "Florence Blvd". */
function namesCity({ address, city }: BusinessFacts["business"]): boolean {
  return address === city || address.endsWith(` ${city}`) || address.includes(`, ${city}`);
}

/** Examples: `Florence, Alabama 35630`, `8044 Zürich`; where the code stands elsewhere, only the city. */
function townLine({ city, state, zipCode, country }: BusinessFacts["business"]): string {
  if (city === "" || zipCode === "") return city;
  if (country === "United States") return state === "" ? `${city} ${zipCode}` : `${city}, ${state} ${zipCode}`;
  return CODE_FIRST.has(country) ? `${zipCode} ${city}` : city;
}

/** Countries in which a postal code stands before the city. */
const CODE_FIRST: ReadonlySet<string> = new Set(
  "Austria/Belgium/Denmark/Finland/France/Germany/Italy/Liechtenstein/Luxembourg/Netherlands/Norway/Spain/Sweden/Switzerland".split(
    "/",
  ),
);

/** Text that has no amount, such as `$$`, is quoted as it is. */
function pricesOf(shown: string): string {
  return AMOUNT.test(shown) ? `Expect prices of ${shown}` : `Its price level is ${shown}`;
}

/** A host without the path of its link may be that of a list of many. */
function pageIs(website: string | null): string {
  if (isWebsiteCut(website)) return "page is on";
  return isOwnWebsite(website) ? "website is" : "page is";
}

function weekendOr(days: string): string {
  return days === "Saturday and Sunday" ? "weekends" : days;
}

function onUnnamedStreet({ street, business: { name } }: BusinessFacts): string {
  return onStreet(street, name);
}

function phraseOfPlace({ place, business: { country } }: BusinessFacts): string {
  if (place !== "") return ` in ${place}`;
  return country === "" ? "" : ` in ${countryInSentence(country)}`;
}

/** Tells whether it is an area around a city, such as "Little Rock area", rather than the names of some. */
function isWide(area: string): boolean {
  return area.endsWith(" area");
}

/** Lists the first areas, and says that there are others. */
function areaNames(areas: readonly string[]): string[] {
  return areas.length <= MAX_AREAS ? [...areas] : [...areas.slice(0, MAX_AREAS), "other places"];
}

function rating({ business }: BusinessFacts, cite: Cite): string {
  return cite(business.rating, "rating", business.rating.toFixed(1));
}

function time(cite: Cite, minute: number | null | undefined, fact: string): string {
  return cite(minute ?? 0, fact, timeText(minute ?? 0));
}
