import { shownPrice } from "#domain/business/facts/price";
import { joinList, orList, upperFirst } from "#domain/text/join-list";
import { countryInSentence } from "../../text/country-in-sentence.ts";
import { comesToHomes } from "../advice/visit-kind.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Cite, timeText } from "./figures.ts";
import { count } from "./other-businesses.ts";
import type { Phrase } from "./phrase.ts";
import { withoutSlogan } from "./short-name.ts";
import { closedDays, timetable, unknownDays } from "./timetable.ts";
import { websiteName } from "./website-name.ts";

const PRICE_LEVELS = ["", "low", "moderate", "high", "very high"];
/** Matches prices with an amount. */
const AMOUNT = /\d/;
/** Number of sentences about attributes that a text tells first. */
const FIRST_OFFERS = 3;
/** Kinds of other hours that a text tells; the page has all. */
const MAX_OTHER_HOURS = 2;
/** Areas that the first sentence names, and all that a text does. */
const FIRST_AREAS = 3;
const MAX_AREAS = 8;

/** Phrases about the business itself. */
export const BUSINESS_PHRASES = {
  name: ({ business }) => withoutSlogan(business.name),
  shortName: ({ shortName }) => shortName,
  city: ({ cityName, business }) => cityName || business.city,
  street: ({ street }) => street,
  isAKind: ({ kind }) => kind.isOne,
  feature: ({ feature }) => feature.text,
  alsoKinds: ({ alsoKinds }) => joinList(alsoKinds),
  inPlace: phraseOfPlace,
  inPlaceFirst: ({ place }) => (place === "" ? "" : `in ${place}, `),
  onItsStreet: onUnnamedStreet,
  onStreetInPlace: (f) => `${onUnnamedStreet(f)}${phraseOfPlace(f)}`,
  inArea: ({ area }) => (area === "" ? "" : inArea(area)),
  inKnownPlace: ({ place }) => (place === "" ? "" : ` in ${place}`),
  serves: ({ business: { serviceAreas } }) =>
    serviceAreas.length <= FIRST_AREAS ? "" : `; it serves ${joinList(areaNames(serviceAreas))}`,

  ratingOutOfFive: (f, cite) => `${rating(f, cite)} out of ${cite(5, "most stars")}`,
  reviews: ({ business: { reviewCount } }, cite) =>
    `${count(cite, reviewCount, "reviewCount")} ${reviewCount === 1 ? "review" : "reviews"}`,
  fiveStars: ({ fiveStarReviews }, cite) => count(cite, fiveStarReviews ?? 0, "five-star reviews"),

  timetable: ({ business: { openingHours } }, cite) => timetable(openingHours, cite),
  shortTimetable: ({ business: { openingHours } }, cite) => timetable(openingHours, cite).replace(/ from /g, " "),
  otherDays: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` It is closed on ${closed}.`}${unknown && ` Hours on ${unknown} are not known.`}`;
  },
  daysBesides: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` On ${closed} it is closed.`}${unknown && ` For ${unknown} we have no hours.`}`;
  },
  restOfWeek: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` Closed on ${closed}.`}${unknown && ` We do not know about ${unknown}.`}`;
  },
  daysOff: (f) => {
    const [closed, unknown] = [closedDays(f), unknownDays(f)];
    return `${closed && ` ${upperFirst(closed)} ${isOneDay(closed) ? "is" : "are"} off.`}${unknown && ` Hours on ${unknown} are not known.`}`;
  },
  otherHours: ({ otherHours }, cite) =>
    otherHours
      .slice(0, MAX_OTHER_HOURS)
      .map(([kind, hours]) => `${kind} hours: ${timetable(hours, cite)}.`)
      .join(" "),
  latest: ({ week }, cite) => time(cite, week?.latest, "latest closing"),
  earliest: ({ week }, cite) => time(cite, week?.earliest, "earliest opening"),
  callBefore: ({ business: { phone }, visit }) => {
    if (!phone) return "";
    return comesToHomes(visit) ? "; a call will tell" : ", so call before you go";
  },

  firstOffers: ({ offers }) => offers.slice(0, FIRST_OFFERS).join(" "),
  moreOffers: ({ offers }) => offers.slice(FIRST_OFFERS).join(" "),
  lacks: ({ lacks }) => lacks.join(" "),
  price: ({ business }) => {
    const { priceLevel, priceRange } = business;
    const shown = shownPrice(business);
    if (priceLevel === null) return priceRange === "Free" ? "It is free." : pricesOf(shown);
    return `Prices are ${PRICE_LEVELS[priceLevel]} (${shown}).`;
  },

  firstQuestions: ({ advice }) => advice().questions[0],
  moreQuestions: ({ advice }) => advice().questions[1],
  elsewhere: ({ elsewhere }) => elsewhere(),

  addressLine: ({ business: { address, city } }) => [address, city].filter((part) => part !== "").join(", "),
  locatedIn: ({ business }) => business.locatedIn ?? "",
  chain: ({ business }) => business.chain ?? "",
  phone: ({ business }) => business.phone ?? "",
  email: ({ business }) => business.email ?? "",
  websiteName: ({ business: { website } }) => websiteName(website) ?? "",
  links: ({ links }) => joinList(links),
  profiles: ({ profiles }) => joinList(profiles),
  missingOr: ({ missing }) => orList(missing),
} satisfies Record<string, Phrase>;

function isOneDay(days: string): boolean {
  return !days.includes(" ");
}

/** Text that has no amount, such as `$$`, is quoted as it is. */
function pricesOf(shown: string): string {
  return AMOUNT.test(shown) ? `Expect prices of ${shown}.` : `Its price level is ${shown}.`;
}

/** A name such as "Peking Garden Seestrasse" says the street. */
function onUnnamedStreet({ street, business: { name } }: BusinessFacts): string {
  return street === "" || name.toLowerCase().includes(street.toLowerCase()) ? "" : ` on ${street}`;
}

function phraseOfPlace({ place, business: { country } }: BusinessFacts): string {
  if (place !== "") return ` in ${place}`;
  return country === "" ? "" : ` in ${countryInSentence(country)}`;
}

/** "Little Rock area" has an article, names of several areas have none. */
function inArea(area: string): string {
  return area.endsWith(" area") ? ` in the ${area}` : ` in ${area}`;
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
