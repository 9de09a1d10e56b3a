import type { Weekday } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { exactCount } from "#domain/text/count-label";
import { joinList, upperFirst } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { MAX_WITHIN_ONE_KM } from "../facts/neighbours.ts";
import type { GroupFigures } from "../facts/peer-group.ts";
import { type Cite, distanceText, hoursText, starsText, timeText } from "./figures.ts";
import { timetable } from "./timetable.ts";

/** A part of a sentence about one business. */
type Phrase = (facts: BusinessFacts, cite: Cite) => string;

/** The phrases that a wording may name in braces: `{name} has {reviews}.`; with a capital initial at the start of a sentence. */
export const PHRASES = {
  name: ({ business }) => business.name,
  category: ({ business }) => business.category,
  city: ({ business }) => business.city,
  cityOrThisPlace: ({ business }) => business.city || "this place",
  street: ({ street }) => street,
  phone: ({ business }) => business.phone ?? "",
  addressLine: ({ business: { address, city } }) => knownParts(address, city),
  region: ({ business: { zipCode, state, country } }) => knownParts(zipCode, state, country),
  aKind: ({ kind }) => kind.withArticle,
  kinds: ({ kind }) => kind.many,
  peers: ({ peersAre }) => peersAre,
  here: ({ inPlace }) => inPlace,
  inPlace: inItsPlace,
  onItsStreet: ({ street }) => (street === "" ? "" : ` on ${street}`),
  onStreetInPlace: (f) => (f.street === "" ? inItsPlace(f) : ` on ${f.street}${inItsPlace(f)}`),
  youFindItOnStreet: ({ street }) => (street === "" ? "" : `; you find it on ${street}`),

  rating,
  ratingOutOfFive: (f, cite) => `${rating(f, cite)} out of ${cite(5, "most stars")}`,
  mostStars: (_, cite) => cite(5, "most stars"),
  reviews: ({ business: { reviewCount } }, cite) =>
    reviewCount === 1 ? "one review" : `${count(cite, reviewCount, "reviewCount")} reviews`,
  reviewsAre: ({ business }) => (business.reviewCount === 1 ? "is" : "are"),
  reviewsSpeak: ({ business }) => (business.reviewCount === 1 ? "speaks" : "speak"),
  amountOfReviews: ({ reviewedBelow }) => amount(reviewedBelow ?? 50),
  rank: ({ standing }, cite) => count(cite, standing ?? 0, "standing"),
  rated,
  ratedHave: (f, cite) => `${rated(f, cite)} ${f.group.rated === 1 ? "has" : "have"}`,
  medianRating: ({ group }, cite) => stars(cite, group.medianRating, "medianRating"),
  medianReviews: ({ group }, cite) => count(cite, Math.round(group.medianReviews), "medianReviews"),
  ratedLower: ({ ratedBelow }, cite) => share(cite, ratedBelow, "ratedBelow"),
  reviewedLess: ({ reviewedBelow }, cite) => share(cite, reviewedBelow, "reviewedBelow"),
  difference: ({ ratingDifference: by }, cite) =>
    `${stars(cite, Math.abs(by), "difference to medianRating")} ${by > 0 ? "above" : "below"}`,

  timetable,
  weekHours: ({ week }, cite) => hours(cite, week?.minutes, "hours a week"),
  medianHours: ({ group }, cite) => hours(cite, group.medianMinutes, "medianHours"),
  withHours: ({ group }, cite) => count(cite, group.withHours, "withHours"),
  longestDay: ({ week }) => WEEKDAYS[week?.longestDay ?? 0] ?? "",
  longestHours: ({ week }, cite) => hours(cite, Math.max(...(week?.days ?? [0])), "hours on the longest day"),
  latest: ({ week }, cite) => time(cite, week?.latest, "latest closing"),
  earliest: ({ week }, cite) => time(cite, week?.earliest, "earliest opening"),
  closeEarlier: ({ closesLaterThan }, cite) => share(cite, closesLaterThan, "closes later than"),
  openLater: ({ opensEarlierThan }, cite) => share(cite, opensEarlierThan, "opens earlier than"),
  openOnSaturday: ({ group, peersAre }, cite) => openOn(cite, group, "Saturday", peersAre),
  openOnSunday: ({ group, peersAre }, cite) => openOn(cite, group, "Sunday", peersAre),
  areOpenOnSaturday: ({ group }) => areOpenOn(group, "Saturday"),
  areOpenOnSunday: ({ group }) => areOpenOn(group, "Sunday"),
  openOrClosedOnSaturday: ({ week }) => (week?.days[5] ? "open" : "closed"),
  anOpenSaturday: ({ week }) => (week?.days[5] ? "an open" : "a closed"),
  isOneOfThem: ({ week }) => (week?.days[5] ? "is one of them" : "is not"),
  saturdayWorks: ({ week }) => (week?.days[5] ? "works" : "does not work"),
  callBeforeYouGo: ({ business: { phone } }) => (phone ? `call ${phone} before you go` : "ask before you go"),
  numberMayHelp: ({ business: { phone } }) => (phone ? `; the number ${phone} may help` : ""),
  butNumberIs: ({ business: { phone } }) => (phone ? `, but its telephone number, ${phone}, is` : ""),
  phoneInBrackets: ({ business: { phone } }) => (phone ? ` (telephone: ${phone})` : ""),
  askOnNumber: ({ business: { phone } }) => (phone ? `; ask on ${phone}` : ""),
  andNumberToAsk: ({ business: { phone } }) => (phone ? `, and ${phone} is the number to ask` : ""),

  neighbours: ({ nearest }, cite) =>
    joinList(nearest.map(({ name, distanceKm }) => `${name} (${distance(cite, distanceKm)})`)),
  nearest: ({ nearest: [first] }) => first?.name ?? "",
  nearestDistance: ({ nearest: [first] }, cite) => distance(cite, first?.distanceKm),
  neighbourCount: ({ nearest }, cite) => cite(nearest.length, "nearest"),
  bestNeighbour: ({ bestNeighbour }) => bestNeighbour?.name ?? "",
  bestNeighbourRating: ({ bestNeighbour }, cite) => stars(cite, bestNeighbour?.rating ?? 0, "neighbour's rating"),
  withinOneKm: ({ withinOneKm }, cite) =>
    `${withinOneKm >= MAX_WITHIN_ONE_KM ? "at least " : ""}${count(cite, withinOneKm, "withinOneKm")}`,
  fromCentre: ({ fromCentre }, cite) => distance(cite, fromCentre?.km, "fromCentre"),
  direction: ({ fromCentre }) => fromCentre?.direction ?? "",
  onStreet: ({ othersOnStreet }, cite) =>
    othersOnStreet === 1 ? "one" : count(cite, othersOnStreet, "othersOnStreet"),
  onStreetAre: ({ othersOnStreet }) => (othersOnStreet === 1 ? "is" : "are"),
  peerCount: ({ group }, cite) => count(cite, group.count, "peerCount"),
  otherPeers: ({ group, peersAre }, cite) =>
    `${count(cite, group.count - 1, "peerCount less itself")} other ${peersAre}`,
  inCity: ({ city }, cite) => count(cite, city.count, "inCity"),
  inCategory: ({ directory: { inCategory } }, cite) =>
    inCategory === 1 ? "one" : count(cite, inCategory, "inCategory"),
  categoryIs: ({ directory }) => (directory.inCategory === 1 ? "is" : "are"),
  categoryCarries: ({ directory }) => (directory.inCategory === 1 ? "carries" : "carry"),
  categoryBusinesses: ({ directory }) => (directory.inCategory === 1 ? "business" : "businesses"),
  allBusinesses: ({ directory }, cite) => count(cite, directory.totalBusinesses, "totalBusinesses"),
  allCities: ({ directory: { totalCities } }, cite) =>
    totalCities === 1 ? "one city" : `${count(cite, totalCities, "totalCities")} cities`,

  someAttributes,
  missingAttributes: ({ missingAttributes }) => missingAttributes.slice(0, 3).map(attributePhrase).join(", "),
  rareAttribute: ({ rareAttributes: [rarest] }) => rarest?.name ?? "",
  withRareAttribute: ({ rareAttributes: [rarest] }, cite) => cite(rarest?.count ?? 0, "rareAttribute count"),
  withAttributes: ({ group }, cite) => count(cite, group.withAttributes, "withAttributes"),
  subtypes: ({ business }) => joinList(business.subtypes.slice(0, 4).map((name) => `“${name}”`)),
  photos: ({ business }, cite) => cite(business.photos.length, "photos"),
  websites: ({ group, peersAre }, cite) =>
    part(cite, [group.withWebsite, "withWebsite"], [group.count, "peerCount"], peersAre),
  websitesHave: ({ group }) => (group.withWebsite === 1 ? "has" : "have"),

  cityRated: ({ city }, cite) => count(cite, city.rated, "city: rated"),
  cityMedianRating: ({ city }, cite) => stars(cite, city.medianRating, "city: medianRating"),
  cityMedianReviews: ({ city }, cite) => count(cite, Math.round(city.medianReviews), "city: medianReviews"),
  cityMedianHours: ({ city }, cite) =>
    cite(city.medianMinutes / 60, "city: medianHours", hoursText(city.medianMinutes)),
  cityOpenOnSaturday: ({ city }, cite) => openOn(cite, city, "Saturday", "businesses", "city: "),
  cityOpenOnSunday: ({ city }, cite) => openOn(cite, city, "Sunday", "businesses", "city: "),
  cityAreOpenOnSaturday: ({ city }) => areOpenOn(city, "Saturday"),
  cityAreOpenOnSunday: ({ city }) => areOpenOn(city, "Sunday"),
  cityWebsites: ({ city, business }, cite) =>
    part(cite, [city.withWebsite, "city: withWebsite"], [city.count, "inCity"], `businesses in ${business.city}`),
  cityHave: ({ city }) => (city.withWebsite === 1 ? "has" : "have"),
  commonestCategories: ({ city }, cite) =>
    joinList(
      city.commonest.map(
        ({ category, count: amount }, index) => `“${category}” (${count(cite, amount, `commonest in city ${index}`)})`,
      ),
    ),
} satisfies Record<string, Phrase>;

/** The wording with each `{phrase}` written out. */
export function fillIn(wording: string, facts: BusinessFacts, cite: Cite): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = PHRASES[name as keyof typeof PHRASES];
    if (known) return known(facts, cite);
    return upperFirst(PHRASES[(name.charAt(0).toLowerCase() + name.slice(1)) as keyof typeof PHRASES](facts, cite));
  });
}

function knownParts(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

function inItsPlace({ place, business: { country } }: BusinessFacts): string {
  return (place || country) === "" ? "" : ` in ${place || country}`;
}

function rating({ business }: BusinessFacts, cite: Cite): string {
  return cite(business.rating, "rating", business.rating.toFixed(1));
}

function rated({ group }: BusinessFacts, cite: Cite): string {
  return group.rated === 1 ? "one" : count(cite, group.rated, "rated");
}

function count(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, exactCount(value));
}

function stars(cite: Cite, value: number, fact: string): string {
  return cite(value, fact, starsText(value));
}

function distance(cite: Cite, km = 0, fact = "distance"): string {
  return cite(km, fact, distanceText(km));
}

function time(cite: Cite, minute: number | null | undefined, fact: string): string {
  return cite(minute ?? 0, fact, timeText(minute ?? 0));
}

/** `1 hour`, `37.5 hours`. */
function hours(cite: Cite, minutes = 0, fact: string): string {
  const text = hoursText(minutes);
  return `${cite(minutes / 60, fact, text)} ${text === "1" ? "hour" : "hours"}`;
}

/** `hardly any of`, `72 percent of`, `all`: goes on with "the other churches". */
function share(cite: Cite, percent: number | null, fact: string): string {
  if (!percent) return "hardly any of";
  return percent === 100 ? "all" : `${cite(percent, fact)} percent of`;
}

/** `none of the churches`, `all 12 churches` or `5 of the 12 churches`. */
function part(
  cite: Cite,
  some: [count: number, fact: string],
  all: [count: number, fact: string],
  what: string,
): string {
  if (some[0] === 0) return `none of the ${what}`;
  const whole = `${count(cite, ...all)} ${what}`;
  return some[0] === all[0] ? `all ${whole}` : `${count(cite, ...some)} of the ${whole}`;
}

/** How many of the members with known hours open on a day. */
function openOn(cite: Cite, group: GroupFigures, weekday: Weekday, what: string, prefix = ""): string {
  const day = WEEKDAYS.indexOf(weekday);
  const fact = `${prefix}open on ${prefix === "" ? weekday : day}`;
  return part(cite, [group.openOnDay[day] ?? 0, fact], [group.withHours, `${prefix}withHours`], what);
}

function areOpenOn(group: GroupFigures, weekday: Weekday): string {
  return group.openOnDay[WEEKDAYS.indexOf(weekday)] === 1 ? "is open" : "are open";
}

/** By the percentage of peers that have fewer reviews. */
function amount(percent: number): string {
  if (percent >= 40 && percent <= 60) return "ordinary";
  if (percent > 60) return percent >= 90 ? "unusually large" : "large";
  return percent < 15 ? "small" : "modest";
}

const MAX_NAMED = 6;

/** A few of its attributes, other ones for another business, so that neighbours do not repeat one long list. */
function someAttributes({ attributes, business: { id } }: BusinessFacts): string {
  if (attributes.length <= MAX_NAMED) return attributes.map(attributePhrase).join(", ");
  const step = 1 + (id % 3);
  const names = new Set<string>();
  for (let index = 0; names.size < MAX_NAMED && index < attributes.length * 3; index++)
    names.add(attributes[(id * 7 + index * step) % attributes.length] ?? "");
  return [...names].map(attributePhrase).join(", ");
}

/** `credit cards` of `Credit cards`; `NFC mobile payments` and `Wi-Fi` stay. */
function attributePhrase(name: string): string {
  return /^\p{Lu}[\p{Ll}\s]/u.test(name) && !/^Wi-?Fi/i.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
