import type { Lexicon } from "./build-terms.ts";
import { kindWords } from "./understanding/kind-positions.ts";
import {
  attributePhrases,
  attributeWords,
  type ParsedQuery,
  type QueryWord,
  typedText,
  withWords,
} from "./understanding/parse-query.ts";

export interface RelaxedQuery {
  query: ParsedQuery;
  /** The dropped words as typed. */
  dropped: string[];
}

/** Each relaxed query costs a count. A query of many words has fewer, since its counts take longer. */
const MAX_QUERIES = 8;
const MAX_LONG_QUERIES = 4;
const LONG_QUERY_WORDS = 8;
const MAX_DROPPED = 3;
/** Limits the postings of all words of all relaxed queries but the first, so that common words are tried less often. */
const MAX_POSTINGS = 500_000;

/**
 * Query relaxation: drops words, the likeliest choices first. `content` holds the words that may be dropped, without fillers and place.
 * Returns none if there are fewer than two.
 */
export function relaxQuery(query: ParsedQuery, content: readonly QueryWord[], lexicon: Lexicon): RelaxedQuery[] {
  if (content.length < 2) return [];
  const kinds = kindWords(query.all);
  const attributes = attributeWords(query.all);
  const unknown = content.filter((word) => !kinds.has(word) && !attributes.has(word) && !isKnown(word, lexicon));
  const known = content.filter((word) => !unknown.includes(word));
  const onlyAttributes = known.filter((word) => attributes.has(word) && !kinds.has(word));
  const rarestFirst = known.toSorted((a, b) => countOf(a, lexicon) - countOf(b, lexicon));
  const kindsIn = (words: readonly QueryWord[]) => words.filter((word) => kinds.has(word)).length;
  const drops: QueryWord[][] = unknown.length > 0 && known.length > 0 ? [unknown] : [];
  const isLong = content.length > LONG_QUERY_WORDS;
  if (!isLong && onlyAttributes.length > 0 && onlyAttributes.length < known.length)
    drops.push([...unknown, ...onlyAttributes]);
  for (let count = 1; count <= MAX_DROPPED && count < known.length; count++) {
    const choices = [known.slice(-count), rarestFirst.slice(0, count), known.slice(0, count)];
    // If there are two words, the kind is dropped last; in a longer query the others may be a name.
    if (known.length === 2) choices.sort((a, b) => kindsIn(a) - kindsIn(b));
    for (const words of choices) drops.push([...unknown, ...words]);
  }
  const allButKinds = content.filter((word) => !kinds.has(word));
  if (allButKinds.length > 0 && allButKinds.length < content.length) drops.push(allButKinds);
  const phrases = attributePhrases(query.all).filter((phrase) => phrase.every((word) => !kinds.has(word)));
  const relaxed = withoutEach(
    query,
    drops.map((words) => withWholePhrases(words, phrases)),
  ).slice(0, isLong ? MAX_LONG_QUERIES : MAX_QUERIES);
  return withinBudget(relaxed, lexicon);
}

/**
 * The last resort: leaves one known word of `content`, the rarest that names a kind or else the rarest. Returns undefined if none is
 * known.
 */
export function keepRarestWord(
  query: ParsedQuery,
  content: readonly QueryWord[],
  lexicon: Lexicon,
): RelaxedQuery | undefined {
  const kinds = kindWords(query.all);
  const known = content
    .filter((word) => countOf(word, lexicon) > 0)
    .sort((a, b) => countOf(a, lexicon) - countOf(b, lexicon));
  const rarest = known.find((word) => kinds.has(word)) ?? known[0];
  if (rarest === undefined) return undefined;
  const kept = attributePhrases(query.all).find((phrase) => phrase.includes(rarest)) ?? [rarest];
  return withoutEach(query, [content.filter((word) => !kept.includes(word))])[0];
}

/** Drops all words of a phrase that asks for an attribute, or none: "chairs" is not what "high chairs" asks for. */
function withWholePhrases(dropped: readonly QueryWord[], phrases: readonly (readonly QueryWord[])[]): QueryWord[] {
  const partly = phrases.filter((phrase) => phrase.some((word) => dropped.includes(word)));
  return [...new Set([...dropped, ...partly.flat()])];
}

/** The query without each choice of words, distinct. */
function withoutEach(query: ParsedQuery, drops: readonly (readonly QueryWord[])[]): RelaxedQuery[] {
  const byText = new Map<string, RelaxedQuery>();
  for (const words of drops) {
    const isDropped = new Set(words);
    const rest = query.all.filter((word) => !isDropped.has(word));
    if (rest.length === 0) continue;
    const text = typedText(rest);
    const dropped = query.all.filter((word) => isDropped.has(word)).map(({ typed }) => typed);
    if (!byText.has(text)) byText.set(text, { query: withWords(query, rest), dropped });
  }
  return [...byText.values()];
}

function withinBudget(relaxed: readonly RelaxedQuery[], lexicon: Lexicon): RelaxedQuery[] {
  let postings = 0;
  return relaxed.filter(({ query }, at) => {
    const count = query.all.reduce((sum, word) => sum + countOf(word, lexicon), 0);
    if (at > 0 && postings + count > MAX_POSTINGS) return false;
    postings += count;
    return true;
  });
}

function isKnown({ word }: QueryWord, { vocabulary }: Lexicon): boolean {
  return vocabulary.count(word) > 0 || vocabulary.forms(word, 1).length > 0 || vocabulary.spellings(word, 1).length > 0;
}

function countOf({ word }: QueryWord, { vocabulary }: Lexicon): number {
  return vocabulary.count(word);
}
