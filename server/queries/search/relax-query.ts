import type { Lexicon } from "#domain/search/build-terms";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { attributeAt, literalQuery, parseQuery, type QueryWord } from "#domain/search/understanding/parse-query";

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

/** Query relaxation: the text with words dropped, the likeliest first. A text of one word has none. `kept`: words of its place. */
export function relaxQuery(text: string, lexicon: Lexicon, kept: ReadonlySet<string> = new Set()): RelaxedQuery[] {
  const { words } = literalQuery(text);
  const contentWords = new Set(
    parseQuery(text)
      .words.filter(({ word, isFiller }) => !isFiller && !kept.has(word))
      .map(({ word }) => word),
  );
  const content = [...words.keys()].filter((at) => contentWords.has(words[at]?.word ?? ""));
  if (content.length < 2) return [];
  const tokens = words.map(({ word }) => word);
  const inKinds = kindPositions(tokens);
  const wished = attributePositions(tokens);
  const unknown = content.filter((at) => !inKinds.has(at) && !wished.has(at) && !isKnown(words[at], lexicon));
  const left = content.filter((at) => !unknown.includes(at));
  const wishes = left.filter((at) => wished.has(at) && !inKinds.has(at));
  const byCount = left.toSorted((a, b) => countAt(words, a, lexicon) - countAt(words, b, lexicon));
  const kindsIn = (positions: readonly number[]) => positions.filter((at) => inKinds.has(at)).length;
  const drops: number[][] = unknown.length > 0 && left.length > 0 ? [unknown] : [];
  const isLong = content.length > LONG;
  if (!isLong && wishes.length > 0 && wishes.length < left.length) drops.push([...unknown, ...wishes]);
  for (let count = 1; count <= MAX_DROPPED && count < left.length; count++) {
    const some = [left.slice(-count), byCount.slice(0, count), left.slice(0, count)];
    // of two words the kind stays; among more, the others may be a name
    if (left.length === 2) some.sort((a, b) => kindsIn(a) - kindsIn(b));
    for (const positions of some) drops.push([...unknown, ...positions]);
  }
  const kind = content.filter((at) => !inKinds.has(at));
  if (kind.length > 0 && kind.length < content.length) drops.push(kind);
  return withoutEach(words, drops).slice(0, isLong ? MAX_LONG_TEXTS : MAX_TEXTS);
}

/** Positions of the words of phrases that ask for an attribute: wishes, the first to be given up. */
function attributePositions(words: readonly string[]): Set<number> {
  const positions = new Set<number>();
  for (let start = 0; start < words.length; ) {
    const end = attributeAt(words, start)?.end ?? start;
    for (let at = start; at < end; at++) positions.add(at);
    start = Math.max(end, start + 1);
  }
  return positions;
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
