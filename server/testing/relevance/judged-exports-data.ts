import type { JudgedQuery } from "./judged-query.ts";

/*
 * Searches in the made-up exports: 110 electricians of Arkansas, 133 churches of Alabama, 296 restaurants of Zürich, judo
 * clubs of California. Kinds are `electrician`, `church`, `restaurant` and `judo` for whole files, else folded categories.
 */

/** Parses lines of query, place, kinds and city. Example: "licensed electrican @ Little Rock => electrician => Little Rock". */
const searches = (table: string, isDamaged?: true): JudgedQuery[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [box = "", kinds = "", city = ""] = line.split(" => ");
      const [q = "", at] = box.split(" @ ");
      const kind = kinds.split(" ; ");
      return {
        q,
        right: city === "" ? { kind } : { kind, city },
        ...(at !== undefined && { at }),
        ...(isDamaged && { isDamaged }),
      };
    });

export const BY_HAND: readonly JudgedQuery[] = [
  ...searches(`
electrician => electrician
electricians => electrician
electric => electrician
electrical contractor => electrician
electrician in little rock => electrician => Little Rock
electricians @ Little Rock, AR => electrician => Little Rock
electrician @ North Little Rock => electrician => North Little Rock
electrician maumelle => electrician => Maumelle
electrician near me => electrician
hvac => hvac contractor ; hvac
hvac near me => hvac contractor
plumber @ Arkansas => plumber
church => church
churches => church
baptist church => baptist church
baptist churches => baptist church
church in florence alabama => church => Florence
churches @ Tuscumbia => church => Tuscumbia
churches @ Killen, AL => church => Killen
methodist church => methodist church ; united methodist church
catholic church => catholic church
church of christ russellville => church => Russellville
presbyterian => presbyterian church
iglesia => iglesia ; church
lutheran church in florence => lutheran church
judo => judo
judo club => judo
judo school @ San Jose => judo => San Jose
martial arts san jose => judo => San Jose
karate => karate school ; judo
restaurant => restaurant
restaurants => restaurant
restaurants in zürich => restaurant => Zürich
restaurant @ Zuerich => restaurant => Zürich
restaurant kloten => restaurant => Kloten
thai => thai restaurant ; thai
thai restaurant => thai restaurant ; thai
thai food => thai restaurant ; thai
thailändisch => thai restaurant ; thai
italian restaurant => italian restaurant ; southern italian restaurant
italienisches restaurant => italian restaurant ; southern italian restaurant
italienisch => italian restaurant ; southern italian restaurant ; pizza restaurant
ristorante italiano => italian restaurant ; southern italian restaurant
pizza => pizza restaurant ; pizza takeaway ; pizza delivery ; italian restaurant ; pizzeria ; pizza
pizzeria => pizza restaurant ; pizza takeaway ; pizza delivery ; italian restaurant ; pizzeria ; pizza
pizza in zürich => pizza restaurant ; pizza takeaway ; pizza delivery ; italian restaurant ; pizzeria ; pizza => Zürich
sushi => sushi restaurant ; sushi takeaway ; japanese restaurant ; sushi
japanese restaurant => japanese restaurant ; sushi restaurant ; japanisches restaurant
vegan => vegan restaurant ; veganes restaurant ; vegan
vegan restaurant zürich => vegan restaurant ; veganes restaurant ; vegan => Zürich
vegetarian restaurant => vegetarian restaurant ; vegan restaurant
bar => bar ; cocktail bar ; wine bar ; bar & grill ; lounge ; bars ; sports bar ; hotel bar ; tapas bar ; snack bar ; espresso bar
bars => bar ; cocktail bar ; wine bar ; bar & grill ; lounge ; bars ; sports bar ; hotel bar ; tapas bar ; snack bar ; espresso bar
cocktail bar => cocktail bar ; bar
coffee => cafe ; coffee shop ; coffee shops ; cafes ; coffee roasters ; coffee store ; espresso bar
coffee shop => cafe ; coffee shop ; coffee shops ; cafes
café => cafe ; coffee shop ; coffee shops ; cafes
cafe in zürich => cafe ; coffee shop ; coffee shops ; cafes => Zürich
bakery => bakery ; backerei ; pastry shop
bäckerei => bakery ; backerei ; pastry shop
burger => hamburger restaurant ; burgerrestaurant ; fast food restaurant ; burger
burgers => hamburger restaurant ; burgerrestaurant ; fast food restaurant ; burger
indian restaurant => indian restaurant ; indian takeaway ; indian
indisches restaurant => indian restaurant ; indian takeaway ; indian
chinese => chinese restaurant ; chinese take away ; cantonese restaurant ; shanghainese restaurant ; dim sum restaurant ; chinese takeaway
french restaurant => french restaurant ; haute french restaurant ; bistro ; brasserie
swiss restaurant => swiss restaurant ; schweizerisches restaurant ; restaurant suisse ; fondue restaurant
fondue => fondue restaurant ; swiss restaurant
steakhouse => steak house
steak house => steak house
ramen => ramen restaurant ; ramen
hotel => hotel ; hotels
hotel zürich => hotel ; hotels => Zürich
brunch zürich => brunch restaurant ; breakfast restaurant ; brunch ; cafe => Zürich
ice cream => ice cream shop ; eiscafe ; gelato shop
lebanese => lebanese restaurant
mexican => mexican restaurant
`),
  { q: "outdoor seating restaurant zürich", right: { kind: "restaurant", has: ["outdoor seating"] } },
  { q: "takeaway", right: [{ has: ["takeaway"] }, { kind: ["take away", "takeaway"] }] },
  {
    q: "breakfast",
    right: [{ has: ["breakfast"] }, { kind: ["breakfast restaurant", "brunch restaurant", "breakfast"] }],
  },
  { q: "wifi cafe zürich", right: { kind: ["cafe", "coffee shop", "cafes", "coffee shops"], has: ["wi-fi"] } },
  { q: "wheelchair accessible church", right: { kind: "church", has: ["wheelchair accessible entrance"] } },
  { q: "dog friendly restaurant zürich", right: { kind: "restaurant", has: ["dogs allowed"] } },
  {
    q: "restaurant for kids zürich",
    right: ["good for kids", "family friendly", "kids' menu", "high chairs"].map((tag) => ({ has: [tag] })),
  },
  { q: "thai, open now", right: { kind: "thai restaurant", isOpen: true }, first: { minRating: 3.5 } },
  { q: "restaurant open now zürich", right: { kind: "restaurant", isOpen: true } },
  { q: "24 hour electrician", right: { kind: "electrician", isAlwaysOpen: true } },
  { q: "best sushi in zürich", right: { kind: ["sushi restaurant", "sushi takeaway"], minRating: 4 } },
  { q: "electrician 72202", right: { kind: "electrician", zip: "72202" } },
  { q: "electrician", at: "72114", right: { kind: "electrician", zip: "72114" } },
  { q: "church 35630", right: { kind: "church", zip: "35630" } },
  { q: "restaurant 8001", right: { kind: "restaurant", zip: "8001" } },
  { q: "thai", at: "8004", right: { kind: "thai restaurant", zip: "8004" } },
  {
    q: "pizza 8005 zürich",
    right: {
      kind: ["pizza restaurant", "pizza takeaway", "italian restaurant", "pizza delivery", "pizzeria"],
      zip: "8005",
    },
  },
  { q: "laternenstrasse", right: { street: "laternenstr" } },
  { q: "rebenstrasse zürich", right: { street: "rebenstr" } },
  { q: "florence mill rd", right: { street: "florence mill rd" } },
  { q: "calloway road", right: { street: "calloway" } },
  { q: "mcgillicks", right: { name: ["McGillick‘s", "McGillick's", "McGillick’s"] } },
  { q: "laternenkeller", right: { name: ["Laternenkeller", "Restaurant Laternenkeller"] } },
  ...searches(
    `
restarant => restaurant
electrican => electrician
chruch => church
babtist church => baptist church
italien restaurant => italian restaurant ; southern italian restaurant
sushii zürich => sushi restaurant ; sushi takeaway ; japanese restaurant ; sushi
vegetarain => vegetarian restaurant ; vegan restaurant
cofee => cafe ; coffee shop ; coffee shops ; cafes ; coffee roasters ; espresso bar
pizzaria => pizza restaurant ; pizza takeaway ; pizza delivery ; italian restaurant ; pizzeria ; pizza
hamburgar => hamburger restaurant ; burgerrestaurant ; fast food restaurant ; burger
electrician @ Litle Rock => electrician => Little Rock
churches @ Tuscumbya => church => Tuscumbia
electrician @ 72299 => electrician
sushi @ 8099 => sushi restaurant ; sushi takeaway ; japanese restaurant ; sushi
cheap electrician with good reviews little rock => electrician => Little Rock
romantic italian restaurant zürich with terrace view => italian restaurant ; restaurant => Zürich
`,
    true,
  ),
];
