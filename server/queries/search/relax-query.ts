import type { Lexicon } from "#domain/search/build-terms";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { attributeAt, literalQuery, parseQuery, type QueryWord } from "#domain/search/understanding/parse-query";

export interface RelaxedQuery {
  text: string;
  /** As typed. */
  dropped: string[];
}

/** Texts, each of which costs a count; fewer of a long text, whose counts take longer. */
const MAX_TEXTS = 8;
const MAX_LONG_TEXTS = 4;
/** Longer texts are long. Words. */
const LONG = 8;
const MAX_DROPPED = 3;
/** Fewer texts where words are common: the postings of all words of all texts, except the first text. */
const MAX_POSTINGS = 500_000;

/**
 * Query relaxation: the text with words dropped, the likeliest first; none for a text of one word. `placeWords` are never
 * dropped.
 */
export function relaxQuery(
  text: string,
  lexicon: Lexicon,
  placeWords: ReadonlySet<string> = new Set(),
): RelaxedQuery[] {
  const { words } = literalQuery(text);
  const content = contentPositions(text, words, placeWords);
  if (content.length < 2) return [];
  const tokens = words.map(({ word }) => word);
  const inKinds = kindPositions(tokens);
  const inAttributes = attributePositions(tokens);
  const unknown = content.filter((at) => !inKinds.has(at) && !inAttributes.has(at) && !isKnown(words[at], lexicon));
  const known = content.filter((at) => !unknown.includes(at));
  const attributes = known.filter((at) => inAttributes.has(at) && !inKinds.has(at));
  const byCount = known.toSorted((a, b) => countAt(words, a, lexicon) - countAt(words, b, lexicon));
  const kindsIn = (positions: readonly number[]) => positions.filter((at) => inKinds.has(at)).length;
  const drops: number[][] = unknown.length > 0 && known.length > 0 ? [unknown] : [];
  const isLong = content.length > LONG;
  if (!isLong && attributes.length > 0 && attributes.length < known.length) drops.push([...unknown, ...attributes]);
  for (let count = 1; count <= MAX_DROPPED && count < known.length; count++) {
    const choices = [known.slice(-count), byCount.slice(0, count), known.slice(0, count)];
    // of two words the kind stays; among more, the others may be a name
    if (known.length === 2) choices.sort((a, b) => kindsIn(a) - kindsIn(b));
    for (const positions of choices) drops.push([...unknown, ...positions]);
  }
  const allButKinds = content.filter((at) => !inKinds.has(at));
  if (allButKinds.length > 0 && allButKinds.length < content.length) drops.push(allButKinds);
  const texts = withoutEach(words, drops).slice(0, isLong ? MAX_LONG_TEXTS : MAX_TEXTS);
  return withinBudget(texts, lexicon);
}

/**
 * The last resort: one known word beside `placeWords`, the rarest that names a kind or else the rarest; undefined without a
 * known word.
 */
export function rarestWord(
  text: string,
  lexicon: Lexicon,
  placeWords: ReadonlySet<string> = new Set(),
): RelaxedQuery | undefined {
  const { words } = literalQuery(text);
  const content = contentPositions(text, words, placeWords);
  const inKinds = kindPositions(words.map(({ word }) => word));
  const known = content
    .filter((at) => countAt(words, at, lexicon) > 0)
    .sort((a, b) => countAt(words, a, lexicon) - countAt(words, b, lexicon));
  const rarest = known.find((at) => inKinds.has(at)) ?? known[0];
  return rarest === undefined ? undefined : withoutEach(words, [content.filter((at) => at !== rarest)])[0];
}

/** Positions of words that are neither fillers nor of the place. */
function contentPositions(text: string, words: readonly QueryWord[], placeWords: ReadonlySet<string>): number[] {
  const contentWords = new Set(
    parseQuery(text)
      .words.filter(({ word, isFiller }) => !isFiller && !placeWords.has(word))
      .map(({ word }) => word),
  );
  return [...words.keys()].filter((at) => contentWords.has(words[at]?.word ?? ""));
}

/** Positions of the words of phrases that ask for an attribute, such as "free wifi". */
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

function withinBudget(texts: readonly RelaxedQuery[], { vocabulary }: Lexicon): RelaxedQuery[] {
  let postings = 0;
  return texts.filter(({ text }, at) => {
    const own = literalQuery(text).words.reduce((sum, { word }) => sum + vocabulary.count(word), 0);
    if (at > 0 && postings + own > MAX_POSTINGS) return false;
    postings += own;
    return true;
  });
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
