import { joinList, upperFirst } from "#domain/text/join-list";
import { countryInSentence } from "../../text/country-in-sentence.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { MAX_WITHIN_RADIUS } from "../facts/neighbours.ts";
import { BUSINESS_PHRASES } from "./business-phrases.ts";
import { categoryLabel } from "./category-label.ts";
import { type Cite, citeDistance, citeName, hoursText } from "./figures.ts";
import {
  count,
  names,
  nameWithPlace,
  nameWithReviews,
  nearName,
  ratingOf,
  stars,
  streetCounts,
} from "./other-businesses.ts";
import type { Phrase } from "./phrase.ts";
import { bestNear, mostReviewedNear, openNearOnSunday } from "./related.ts";
import { areOpenOn, openOn, share } from "./shares.ts";

const SATURDAY = 5;
const SUNDAY = 6;
const MAX_OTHER_PEERS = 5;

/** The phrases that a wording may name in braces: `{name} has {reviews}.`; with a capital initial at the start of a sentence. */
export const PHRASES = {
  ...BUSINESS_PHRASES,
  kinds: ({ kind }) => kind.many,
  someKinds: ({ kind }) => kind.some,
  peers: ({ peerNoun }) => peerNoun,
  somePeers: ({ someNoun }) => someNoun,
  somewhere: ({ someListed }) => someListed,
  here: ({ listedInPlace }) => listedInPlace,

  rank: ({ rank }, cite) => count(cite, rank ?? 0, "rank"),
  ranked: ({ ranked }, cite) => count(cite, ranked, "ranked"),
  rated: ({ group }, cite) => count(cite, group.rated, "rated"),
  reviewed: ({ group }, cite) => count(cite, group.reviewed, "reviewed"),
  medianRating: ({ group }, cite) => stars(cite, group.medianRating ?? 0, "medianRating"),
  medianReviews: ({ group }, cite) => count(cite, group.medianReviews ?? 0, "medianReviews"),
  medianReviewsText: ({ group }, cite) =>
    `${count(cite, group.medianReviews ?? 0, "medianReviews")} ${group.medianReviews === 1 ? "review" : "reviews"}`,
  difference,
  withMoreReviews: ({ withMoreReviews }, cite) =>
    withMoreReviews === 1 ? "one" : count(cite, withMoreReviews ?? 0, "withMoreReviews"),
  haveMore: ({ withMoreReviews }) => (withMoreReviews === 1 ? "has" : "have"),
  bestRated: (f, cite) =>
    joinList(
      f.alternatives.bestRated.map((peer) => `${nameWithPlace(f, cite, peer, "best-rated")} (${ratingOf(peer, cite)})`),
    ),
  isOrAreBest: ({ alternatives: { bestRated } }) => isOrAre(bestRated),
  mostReviewed: (f, cite) => nameWithReviews(f, cite, f.alternatives.mostReviewed, "most-reviewed"),
  cityRated: ({ city }, cite) => count(cite, city.details().rated, "city: rated"),
  cityMedianRating: ({ city }, cite) => stars(cite, city.details().medianRating ?? 0, "city: medianRating"),
  bestInCity: (f, cite) =>
    joinList(
      f.alternatives.bestInCity.map((peer) => {
        const name = nameWithPlace(f, cite, peer, "best-rated in city");
        return `${name} (${ratingOf(peer, cite, "city: ")})`;
      }),
    ),
  isOrAreBestInCity: ({ alternatives: { bestInCity } }) => isOrAre(bestInCity),
  mostReviewedInCity: (f, cite) =>
    nameWithReviews(f, cite, f.alternatives.mostReviewedInCity, "most-reviewed in city", "city: "),
  openOnSundayInCity: (f, cite) => names(f, cite, f.alternatives.openOnSundayInCity, "sunday in city"),
  cityStreets: ({ city }, cite) => streetCounts(cite, city.details().streets, "city: "),

  medianHours: ({ group }, cite) => hours(cite, group.medianMinutes, "medianHours"),
  withWeek: ({ group }, cite) => count(cite, group.withWeek, "withWeek"),
  closeEarlier: ({ closesLaterThan }, cite) => share(cite, closesLaterThan, "closes later than"),
  openLater: ({ opensEarlierThan }, cite) => share(cite, opensEarlierThan, "opens earlier than"),
  openOnSaturday: ({ group, peerNoun }, cite) => openOn(cite, group, SATURDAY, peerNoun),
  openOnSunday: ({ group, peerNoun }, cite) => openOn(cite, group, SUNDAY, peerNoun),
  openOnSaturdayCount: ({ group }, cite) => openOn(cite, group, SATURDAY),
  openOnSundayCount: ({ group }, cite) => openOn(cite, group, SUNDAY),
  areOpenOnSaturday: ({ group }) => areOpenOn(group, SATURDAY),
  areOpenOnSunday: ({ group }) => areOpenOn(group, SUNDAY),
  knownOnSunday: ({ group }, cite) => count(cite, group.knownOnDay[SUNDAY] ?? 0, `known on ${SUNDAY}`),
  openOnSundayNames: (f, cite) => names(f, cite, f.alternatives.openOnSunday, "sunday"),
  isOrAreSunday: ({ alternatives: { openOnSunday } }) => isOrAre(openOnSunday),
  openAlwaysNames: (f, cite) => names(f, cite, f.alternatives.openAlways, "always-open"),
  cityOpenOnSunday: ({ city }, cite) => openOn(cite, city.details(), SUNDAY, "businesses", "city: "),
  cityAreOpenOnSunday: ({ city }) => areOpenOn(city.details(), SUNDAY),

  atHome: ({ isNearHomeOnly, business: { country } }) =>
    isNearHomeOnly && country !== "" ? ` in ${countryInSentence(country)}` : "",
  neighbours: (f, cite) =>
    joinList(
      f.nearest.map(
        ({ peer, distanceKm }) =>
          `${nameWithPlace(f, cite, peer, "nearest")} (${citeDistance(cite, distanceKm, f.unit)})`,
      ),
    ),
  nearestCount: ({ nearest }) => ["none", "one", "two", "three"][nearest.length] ?? "",
  bestNear: (f, cite) => {
    const peer = bestNear(f);
    return peer ? nearName(f, cite, peer, "best of nearest") : "";
  },
  bestNearRating: (f, cite) => stars(cite, bestNear(f)?.rating ?? 0, "best of nearest: rating"),
  moreOrLess: ({ week, group }) => ((week?.minutes ?? 0) > (group.medianMinutes ?? 0) ? "more" : "less"),
  moreOrFewerReviews: ({ business: { reviewCount }, group }) =>
    reviewCount > (group.medianReviews ?? 0) ? "more" : "fewer",
  openNearOnSunday: (f, cite) =>
    joinList(openNearOnSunday(f).map((peer) => nearName(f, cite, peer, "nearest, sunday"))),
  openNearAre: (f) => isOrAre(openNearOnSunday(f)),
  opensOrOpen: (f) => (openNearOnSunday(f).length === 1 ? "opens" : "open"),
  mostReviewedNear: (f, cite) => {
    const peer = mostReviewedNear(f);
    return peer ? nearName(f, cite, peer, "most reviewed of nearest") : "";
  },
  mostReviewsNear: (f, cite) => count(cite, mostReviewedNear(f)?.reviewCount ?? 0, "most reviewed of nearest: reviews"),
  onStreetNames: ({ alternatives: { onStreet } }, cite) =>
    joinList(onStreet.map((peer) => citeName(cite, peer, "on street"))),
  withinRadius: ({ withinRadius }, cite) =>
    `${withinRadius >= MAX_WITHIN_RADIUS ? "at least " : ""}${count(cite, withinRadius, "withinRadius")}`,
  radius: ({ unit }) => (unit === "mi" ? "half a mile" : "one kilometre"),
  onStreet: ({ othersOnStreet }, cite) =>
    othersOnStreet === 1 ? "one" : count(cite, othersOnStreet, "othersOnStreet"),
  onStreetAre: ({ othersOnStreet }) => (othersOnStreet === 1 ? "is" : "are"),
  peerCount: ({ group }, cite) => count(cite, group.count, "peerCount"),
  inCity: ({ city }, cite) => count(cite, city.count, "inCity"),
  inCountry: ({ inCountry }, cite) => count(cite, inCountry, "inCountry"),
  inKindCountry: ({ business: { country } }) => (country === "" ? "" : ` in ${countryInSentence(country)}`),
  otherCities: ({ alternatives: { otherCities }, directory, business: { country } }, cite) =>
    joinList(
      otherCities.map((place) => {
        const isForeign = country === "" && place.country !== "" && directory.totalCountries > 1;
        const countryText = isForeign ? `, ${place.country}` : "";
        return `${place.city}${place.city.endsWith(countryText) ? "" : countryText} (${count(cite, place.count, `kind in city ${place.key}`)})`;
      }),
    ),
  otherPeers: (f, cite) => names(f, cite, f.alternatives.otherPeers.slice(0, MAX_OTHER_PEERS), "other"),
  morePeers: (f, cite) => names(f, cite, f.alternatives.otherPeers.slice(MAX_OTHER_PEERS), "other"),
  commonestCategories: ({ city }, cite) => categories(cite, city.details().commonest),
  allBusinesses: ({ directory }, cite) => count(cite, directory.totalBusinesses, "totalBusinesses"),
  inCities: ({ directory: { totalCities } }, cite) => {
    if (totalCities < 2) return totalCities === 1 ? " in one city" : "";
    return ` in ${count(cite, totalCities, "totalCities")} cities`;
  },

  rareAttribute: ({ rareAttribute }) => rareAttribute?.name ?? "",
  withRareAttribute: ({ rareAttribute }, cite) => cite(rareAttribute?.count ?? 0, "rareAttribute count"),
  withAttributes: ({ group }, cite) => count(cite, group.withAttributes, "withAttributes"),
} satisfies Record<string, Phrase>;

/** Writes out each `{phrase}` of the wording. */
export function fillIn(wording: string, facts: BusinessFacts, cite: Cite): string {
  let text = "";
  for (const { before, phrase, isSentenceStart } of partsOf(wording)) {
    const phraseText = phrase?.(facts, cite) ?? "";
    // An empty phrase leaves no double space.
    const gap = phrase !== undefined && phraseText === "" && before.endsWith(" ") ? before.slice(0, -1) : before;
    text += gap + (isSentenceStart ? upperFirst(phraseText) : phraseText);
  }
  return text;
}

interface WordingPart {
  before: string;
  /** Phrase after the words; undefined at the end. */
  phrase: Phrase | undefined;
  isSentenceStart: boolean;
}

/** Memoized, since a directory has more texts than there are wordings. */
const wordingParts = new Map<string, readonly WordingPart[]>();

function partsOf(wording: string): readonly WordingPart[] {
  const cachedParts = wordingParts.get(wording);
  if (cachedParts) return cachedParts;
  // Words and names of phrases alternate.
  const pieces = wording.split(/\{(\w+)\}/);
  const parts = pieces.flatMap((piece, index): WordingPart[] => {
    if (index % 2 === 1) return [];
    const name = pieces[index + 1];
    if (name === undefined) return [{ before: piece, phrase: undefined, isSentenceStart: false }];
    const isKnown = Object.hasOwn(PHRASES, name);
    const key = (isKnown ? name : name.charAt(0).toLowerCase() + name.slice(1)) as keyof typeof PHRASES;
    return [{ before: piece, phrase: PHRASES[key], isSentenceStart: !isKnown }];
  });
  wordingParts.set(wording, parts);
  return parts;
}

function difference({ ratingDifference: by }: BusinessFacts, cite: Cite): string {
  if (by === null || by === 0) return "exactly at";
  return `${stars(cite, Math.abs(by), "difference to medianRating")} ${by > 0 ? "above" : "below"}`;
}

function isOrAre(list: readonly unknown[]): string {
  return list.length === 1 ? "is" : "are";
}

function categories(cite: Cite, counts: readonly { category: string; slug: string; count: number }[]): string {
  return joinList(
    counts.map(({ category, slug, count: amount }) => {
      const countText = count(cite, amount, `category in city ${slug}`);
      return `“${categoryLabel(category)}” (${countText})`;
    }),
  );
}

/** Examples: `1 hour`, `37 hours 30 minutes`. */
function hours(cite: Cite, minutes: number | null | undefined, fact: string): string {
  return cite((minutes ?? 0) / 60, fact, hoursText(minutes ?? 0));
}
