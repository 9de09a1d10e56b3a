import { categoryNoun } from "#domain/categories/category-noun";
import { joinList, lowerFirst, upperFirst } from "#domain/text/join-list";
import { MAX_TIPS } from "../advice/advice.ts";
import { MAX_NAMED_PEERS } from "../facts/alternatives.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { SUNDAY } from "../facts/hours/week.ts";
import type { Peer } from "../facts/peer.ts";
import { BUSINESS_PHRASES } from "./business-phrases.ts";
import { type Cite, citeDistance, citeName } from "./figures.ts";
import { count, names, nameWithPlace, nearName, stars } from "./other-businesses.ts";
import type { Phrase } from "./phrase.ts";
import { bestNear, mostReviewedNear, openNearOnSunday } from "./related.ts";

/** `tip0`, `tip1` and so on. */
const TIP_PHRASES: Readonly<Record<`tip${number}`, Phrase>> = Object.fromEntries(
  Array.from({ length: MAX_TIPS }, (_, index): [string, Phrase] => [
    `tip${index}`,
    ({ advice }) => advice().tips[index] ?? "",
  ]),
);

/** The phrases that a wording may name in braces: `{name} has {reviews}.`; with a capital initial at the start of a sentence. */
export const PHRASES = {
  ...BUSINESS_PHRASES,
  kinds: ({ kind }) => kind.some,
  peers: ({ peerNoun }) => peerNoun,
  somePeers: ({ someNoun }) => someNoun,
  somewhere: ({ someListed }) => someListed,
  weList: ({ listedInPlace }) => listedInPlace.replace(/^listed /, "we list "),
  here: ({ listedInPlace }) => listedInPlace,
  listName: ({ kind }) => kind.listName,

  medianRating: ({ group }, cite) => stars(cite, group.medianRating ?? 0, "medianRating"),
  difference,
  openOnSundayCount: ({ group }, cite) => count(cite, group.openOnSunday, `open on ${SUNDAY}`),
  openOnSundayNames: (f, cite) => names(f, cite, f.alternatives.openOnSunday, "sunday"),
  openAlwaysNames: (f, cite) => names(f, cite, f.alternatives.openAlways, "always-open"),

  includeOnSunday: ({ alternatives, group }) =>
    includeOrAre(alternatives.openOnSunday, group.named().openOnSunday.length),
  includeAlwaysOpen: ({ alternatives, group }) =>
    includeOrAre(alternatives.openAlways, group.named().openAlways.length),
  includeOthers: ({ alternatives, group }) => includeOrAre(alternatives.otherPeers, group.count - 1),
  includeOnStreet: ({ alternatives, othersOnStreet }) => includeOrAre(alternatives.onStreet, othersOnStreet),
  includeNearest: ({ hasMoreNear }) => (hasMoreNear ? "include" : "are"),

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
  openNearOnSunday: (f, cite) =>
    joinList(openNearOnSunday(f).map((peer) => nearName(f, cite, peer, "nearest, sunday"))),
  openNearAre: (f) => isOrAre(openNearOnSunday(f)),
  mostReviewedNear: (f, cite) => {
    const peer = mostReviewedNear(f);
    return peer ? nearName(f, cite, peer, "most reviewed of nearest") : "";
  },
  mostReviewsNear: (f, cite) => count(cite, mostReviewedNear(f)?.reviewCount ?? 0, "most reviewed of nearest: reviews"),
  onStreetNames: ({ alternatives: { onStreet } }, cite) =>
    joinList(onStreet.map((peer) => citeName(cite, peer, "on street"))),
  closeBy: (f, cite) =>
    joinList(
      f
        .closeBy()
        .map(
          ({ peer, distanceKm }) =>
            `${citeName(cite, peer, "close by")} (${kindUnlessNamed(peer)}${citeDistance(cite, distanceKm, f.unit)})`,
        ),
    ),
  isOrAreClose: (f) => isOrAre(f.closeBy()),
  withinRadius: ({ withinRadius }, cite) => count(cite, withinRadius, "withinRadius"),
  radius: ({ unit }) => (unit === "mi" ? "half a mile" : "one kilometer"),
  peerCount: ({ group }, cite) => count(cite, group.count, "peerCount"),
  inCity: ({ city }, cite) => count(cite, city.count, "inCity"),
  otherPeers: (f, cite) => names(f, cite, f.alternatives.otherPeers, "other"),

  rareAttribute: ({ rareAttribute }) => rareAttribute?.noun ?? "",
  withRareAttribute: ({ rareAttribute }, cite) => count(cite, rareAttribute?.count ?? 0, "rareAttribute count"),
  ...TIP_PHRASES,
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
    const key = (isKnown ? name : lowerFirst(name)) as keyof typeof PHRASES;
    return [{ before: piece, phrase: PHRASES[key], isSentenceStart: !isKnown }];
  });
  wordingParts.set(wording, parts);
  return parts;
}

function difference({ ratingDifference: by }: BusinessFacts, cite: Cite): string {
  if (by === null || by === 0) return "exactly at";
  return `${stars(cite, Math.abs(by), "difference to medianRating")} ${by > 0 ? "above" : "below"}`;
}

/** Returns `a café, `; "" if the name says it. */
function kindUnlessNamed({ name, kind }: Peer): string {
  const { one, withArticle } = categoryNoun(kind.english);
  return name.toLowerCase().includes(one.split(" ").at(-1)?.toLowerCase() ?? "") ? "" : `${withArticle}, `;
}

/** Shorter lists name all, since others may be closed or the same once more. */
function includeOrAre(named: readonly Peer[], all: number): string {
  if (named.length === MAX_NAMED_PEERS && all > MAX_NAMED_PEERS) return "include";
  return isOrAre(named);
}

function isOrAre(list: readonly unknown[]): string {
  return list.length === 1 ? "is" : "are";
}
