import { categoryNoun } from "#domain/categories/category-noun";
import { joinList, lowerFirst, orList, upperFirst } from "#domain/text/join-list";
import { MAX_PARAGRAPHS } from "../advice/advice.ts";
import { MAX_NAMED_PEERS } from "../facts/alternatives.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Neighbour } from "../facts/neighbours.ts";
import type { Peer } from "../facts/peer.ts";
import { BUSINESS_PHRASES } from "./business-phrases.ts";
import { type Cite, citeDistance, citeName } from "./figures.ts";
import { names, nameWithPlace, nearName } from "./other-businesses.ts";
import type { Phrase } from "./phrase.ts";
import { openNearOnSunday } from "./related.ts";

/** `advice0`, `advice1` and so on. */
const ADVICE_PHRASES: Readonly<Record<`advice${number}`, Phrase>> = Object.fromEntries(
  Array.from({ length: MAX_PARAGRAPHS }, (_, index): [string, Phrase] => [
    `advice${index}`,
    ({ advice }) => advice().paragraph(index),
  ]),
);

/** The phrases that a wording may name in braces: `{name} has {reviews}.`; with a capital initial at the start of a sentence. */
export const PHRASES = {
  ...BUSINESS_PHRASES,
  kinds: ({ kind }) => kind.some,
  peers: ({ peerNoun }) => peerNoun,
  somePeers: ({ someNoun }) => someNoun,
  inPeerPlace: ({ inPlace }) => inPlace,

  includeOthers: ({ otherPeers, group }) => includeOrAre(otherPeers(), group.count - 1),
  includeNearest: ({ hasMoreNear }) => (hasMoreNear ? "include" : "are"),
  otherPeers: (f, cite) => names(f, cite, f.otherPeers(), "other"),

  neighbours: (f, cite) => joinList(neighbourNames(f, cite)),
  neighboursOr: (f, cite) => orList(neighbourNames(f, cite)),
  isOrAreNear: ({ nearest }) => isOrAre(nearest),
  openNearOnSunday: (f, cite) =>
    joinList(openNearOnSunday(f).map((peer) => nearName(f, cite, peer, "nearest, sunday"))),
  openNearAre: (f) => isOrAre(openNearOnSunday(f)),
  closeBy: (f, cite) => joinList(f.closeBy().map((neighbour) => closeByName(f, cite, neighbour))),
  isOrAreClose: (f) => isOrAre(f.closeBy()),
  ...ADVICE_PHRASES,
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

/** Lists the nearest with their distances: `Aurora (180 m)`; no distance if they are at one point of the map. */
function neighbourNames(f: BusinessFacts, cite: Cite): string[] {
  return f.nearest.map(({ peer, distanceKm }) => {
    const name = nameWithPlace(f, cite, peer, "nearest");
    const distance = citeDistance(cite, distanceKm, f.unit);
    return distance === "" ? name : `${name} (${distance})`;
  });
}

/** Example: `Aviolino (a cafe, 80 m)`. */
function closeByName({ unit }: BusinessFacts, cite: Cite, { peer, distanceKm }: Neighbour): string {
  const details = [kindUnlessNamed(peer), citeDistance(cite, distanceKm, unit)].filter((part) => part !== "");
  const name = citeName(cite, peer, "close by");
  return details.length === 0 ? name : `${name} (${details.join(", ")})`;
}

/** Returns `a café`; "" if the name says it. */
function kindUnlessNamed({ name, kind }: Peer): string {
  const { one, withArticle } = categoryNoun(kind.english);
  return name.toLowerCase().includes(one.split(" ").at(-1)?.toLowerCase() ?? "") ? "" : withArticle;
}

/** Shorter lists name all, since others may be closed or the same once more. */
function includeOrAre(named: readonly Peer[], all: number): string {
  if (named.length === MAX_NAMED_PEERS && all > MAX_NAMED_PEERS) return "include";
  return isOrAre(named);
}

function isOrAre(list: readonly unknown[]): string {
  return list.length === 1 ? "is" : "are";
}
