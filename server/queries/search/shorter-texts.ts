import type { DirectoryWords } from "#domain/search/build-terms";
import { conceptsAt } from "#domain/search/understanding/concepts";
import { literalQuery, type QueryWord, understandQuery } from "#domain/search/understanding/understand-query";

export interface ShorterText {
  text: string;
  /** The words that are left out, as typed. */
  dropped: string[];
}

/** Bounds the searches that follow; long texts cost more each. */
const MAX_TEXTS = 8;
const MAX_LONG_TEXTS = 4;
/** Words. */
const LONG = 8;
const MAX_DROPPED = 3;

/** Texts with fewer words than one that finds nothing, the likeliest first. A text of one word has none. */
export function shorterTexts(text: string, directory: DirectoryWords): ShorterText[] {
  const { words } = literalQuery(text);
  const said = new Set(
    understandQuery(text)
      .words.filter(({ isFiller }) => !isFiller)
      .map(({ word }) => word),
  );
  const content = [...words.keys()].filter((at) => said.has(words[at]?.word ?? ""));
  if (content.length < 2) return [];
  const inKinds = kindPositions(words);
  const unknown = content.filter((at) => !inKinds.has(at) && !isKnown(words[at], directory));
  const left = content.filter((at) => !unknown.includes(at));
  const byCount = left.toSorted((a, b) => countAt(words, a, directory) - countAt(words, b, directory));
  const drops: number[][] = unknown.length > 0 && left.length > 0 ? [unknown] : [];
  for (let count = 1; count <= MAX_DROPPED && count < left.length; count++)
    for (const some of [left.slice(-count), byCount.slice(0, count), left.slice(0, count)])
      drops.push([...unknown, ...some]);
  const kind = content.filter((at) => !inKinds.has(at));
  if (kind.length > 0 && kind.length < content.length) drops.push(kind);
  return withoutEach(words, drops).slice(0, content.length > LONG ? MAX_LONG_TEXTS : MAX_TEXTS);
}

function withoutEach(words: readonly QueryWord[], drops: readonly number[][]): ShorterText[] {
  const texts = new Map<string, ShorterText>();
  for (const positions of drops) {
    const isDropped = new Set(positions);
    const typedOf = (keep: boolean) => words.filter((_, at) => isDropped.has(at) !== keep).map(({ typed }) => typed);
    const text = typedOf(true).join(" ");
    if (!texts.has(text)) texts.set(text, { text, dropped: typedOf(false) });
  }
  return [...texts.values()];
}

function isKnown(word: QueryWord | undefined, { vocabulary }: DirectoryWords): boolean {
  if (word === undefined) return false;
  return (
    vocabulary.count(word.word) > 0 ||
    vocabulary.forms(word.word, 1).length > 0 ||
    vocabulary.spellings(word.word, 1).length > 0
  );
}

function countAt(words: readonly QueryWord[], at: number, { vocabulary }: DirectoryWords): number {
  return vocabulary.count(words[at]?.word ?? "");
}

function kindPositions(words: readonly QueryWord[]): Set<number> {
  const tokens = words.map(({ word }) => word);
  const positions = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const match = conceptsAt(tokens, at);
    for (let inside = at; inside < (match?.end ?? at); inside++) positions.add(inside);
    at = match?.end ?? at + 1;
  }
  return positions;
}
