import type { Lexicon } from "#domain/search/build-terms";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { literalQuery, parseQuery, type QueryWord } from "#domain/search/understanding/parse-query";

export interface RelaxedQuery {
  text: string;
  /** As typed. */
  dropped: string[];
}

/** Bounds the searches that follow; those of long texts cost more. */
const MAX_TEXTS = 8;
const MAX_LONG_TEXTS = 4;
/** Words. */
const LONG = 8;
const MAX_DROPPED = 3;

/** Query relaxation: the text with words dropped, the likeliest first. A text of one word has none. */
export function relaxQuery(text: string, lexicon: Lexicon): RelaxedQuery[] {
  const { words } = literalQuery(text);
  const contentWords = new Set(
    parseQuery(text)
      .words.filter(({ isFiller }) => !isFiller)
      .map(({ word }) => word),
  );
  const content = [...words.keys()].filter((at) => contentWords.has(words[at]?.word ?? ""));
  if (content.length < 2) return [];
  const inKinds = kindPositions(words.map(({ word }) => word));
  const unknown = content.filter((at) => !inKinds.has(at) && !isKnown(words[at], lexicon));
  const left = content.filter((at) => !unknown.includes(at));
  const byCount = left.toSorted((a, b) => countAt(words, a, lexicon) - countAt(words, b, lexicon));
  const drops: number[][] = unknown.length > 0 && left.length > 0 ? [unknown] : [];
  for (let count = 1; count <= MAX_DROPPED && count < left.length; count++)
    for (const some of [left.slice(-count), byCount.slice(0, count), left.slice(0, count)])
      drops.push([...unknown, ...some]);
  const kind = content.filter((at) => !inKinds.has(at));
  if (kind.length > 0 && kind.length < content.length) drops.push(kind);
  return withoutEach(words, drops).slice(0, content.length > LONG ? MAX_LONG_TEXTS : MAX_TEXTS);
}

function withoutEach(words: readonly QueryWord[], drops: readonly number[][]): RelaxedQuery[] {
  const texts = new Map<string, RelaxedQuery>();
  for (const positions of drops) {
    const isDropped = new Set(positions);
    const typedOf = (keep: boolean) => words.filter((_, at) => isDropped.has(at) !== keep).map(({ typed }) => typed);
    const text = typedOf(true).join(" ");
    if (!texts.has(text)) texts.set(text, { text, dropped: typedOf(false) });
  }
  return [...texts.values()];
}

function isKnown(word: QueryWord | undefined, { vocabulary }: Lexicon): boolean {
  if (word === undefined) return false;
  return (
    vocabulary.count(word.word) > 0 ||
    vocabulary.forms(word.word, 1).length > 0 ||
    vocabulary.spellings(word.word, 1).length > 0
  );
}

function countAt(words: readonly QueryWord[], at: number, { vocabulary }: Lexicon): number {
  return vocabulary.count(words[at]?.word ?? "");
}
