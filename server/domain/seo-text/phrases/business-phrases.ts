import { shownPrice } from "#domain/business/facts/price";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { joinList } from "#domain/text/join-list";
import { countryInSentence } from "../../text/country-in-sentence.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { categoryLabel } from "./category-label.ts";
import { type Cite, hoursText, timeText } from "./figures.ts";
import { count } from "./other-businesses.ts";
import type { Phrase } from "./phrase.ts";
import { closedDays, timetable, unknownDays } from "./timetable.ts";
import { websiteName } from "./website-name.ts";

const PRICE_LEVELS = ["", "low", "moderate", "high", "very high"];
/** Number of sentences about attributes that a text tells first. */
const FIRST_OFFERS = 3;
/** Kinds of other hours that a text tells; the page has all. */
const MAX_OTHER_HOURS = 2;
/** Areas that the first sentence names, and all that a text does. */
const FIRST_AREAS = 3;
const MAX_AREAS = 8;

/** Phrases about the business itself. */
export const BUSINESS_PHRASES = {
  name: ({ business }) => business.name,
  category: ({ business }) => categoryLabel(business.category),
  city: ({ cityName, business }) => cityName || business.city,
  country: ({ business }) => countryInSentence(business.country),
  street: ({ street }) => street,
  isAKind: ({ kind }) => kind.isOne,
  feature: ({ feature }) => feature.text,
  alsoKinds: ({ alsoKinds }) => joinList(alsoKinds),
  inPlace: phraseOfPlace,
  inPlaceFirst: ({ place }) => (place === "" ? "" : `in ${place}, `),
  onItsStreet: ({ street }) => (street === "" ? "" : ` on ${street}`),
  onStreetInPlace: (f) => (f.street === "" ? phraseOfPlace(f) : ` on ${f.street}${phraseOfPlace(f)}`),
  inArea: ({ area }) => (area === "" ? "" : inArea(area)),
  inServiceAreas: ({ business: { serviceAreas } }) =>
    serviceAreas.length <= FIRST_AREAS ? "" : ` in ${joinList(areaNames(serviceAreas))}`,

  rating,
  ratingOutOfFive: (f, cite) => `${rating(f, cite)} out of ${cite(5, "most stars")}`,
  reviews: ({ business: { reviewCount } }, cite) =>
    `${count(cite, reviewCount, "reviewCount")} ${reviewCount === 1 ? "review" : "reviews"}`,
  reviewCount: ({ business: { reviewCount } }, cite) => count(cite, reviewCount, "reviewCount"),
  fiveStars: ({ starCounts }, cite) => count(cite, starCounts?.five ?? 0, "five-star reviews"),
  oneStar: ({ starCounts }, cite) => count(cite, starCounts?.one ?? 0, "one-star reviews"),

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
  otherHours: ({ otherHours }, cite) =>
    otherHours
      .slice(0, MAX_OTHER_HOURS)
      .map(([kind, hours]) => `${kind} hours: ${timetable(hours, cite)}.`)
      .join(" "),
  weekHours: ({ week }, cite) => hours(cite, week?.minutes, "hours a week"),
  longestDay: ({ week }) => WEEKDAYS[week?.longestDay ?? 0] ?? "",
  longestHours: ({ week }, cite) => hours(cite, Math.max(...(week?.days ?? [0])), "hours on the longest day"),
  latest: ({ week }, cite) => time(cite, week?.latest, "latest closing"),
  earliest: ({ week }, cite) => time(cite, week?.earliest, "earliest opening"),
  askOnNumber: ({ business: { phone }, comesToYou }) => {
    if (!phone) return "";
    return comesToYou ? `; call ${phone} to ask` : `; call ${phone} before you go`;
  },

  firstOffers: ({ offers }) => offers.slice(0, FIRST_OFFERS).join(" "),
  moreOffers: ({ offers }) => offers.slice(FIRST_OFFERS).join(" "),
  lacks: ({ lacks }) => orList(lacks),
  price: ({ business }) => {
    const { priceLevel, priceRange } = business;
    const shown = shownPrice(business);
    if (priceLevel === null) return priceRange === "Free" ? "It is free." : `Prices are given as ${shown}.`;
    return `Its price level is ${PRICE_LEVELS[priceLevel]} (${shown}).`;
  },

  addressLine: ({ business: { address, city } }) => [address, city].filter((part) => part !== "").join(", "),
  locatedIn: ({ business }) => business.locatedIn ?? "",
  chain: ({ business }) => business.chain ?? "",
  phone: ({ business }) => business.phone ?? "",
  email: ({ business }) => business.email ?? "",
  websiteName: ({ business: { website } }) => websiteName(website) ?? "",
  links: ({ links }) => joinList(links),
  profiles: ({ profiles }) => joinList(profiles),
  missing: ({ missing }) => joinList(missing),
  missingOr: ({ missing }) => orList(missing),
  missingAre: ({ missing }) => (missing.length === 1 ? "is" : "are"),
} satisfies Record<string, Phrase>;

/** Examples: `one or two`, `one, two or three`. */
function orList(items: readonly string[]): string {
  return [items.slice(0, -1).join(", "), items.at(-1) ?? ""].filter((part) => part !== "").join(" or ");
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

/** Examples: `1 hour`, `37 hours 30 minutes`. */
function hours(cite: Cite, minutes: number | null | undefined, fact: string): string {
  return cite((minutes ?? 0) / 60, fact, hoursText(minutes ?? 0));
}
