import type { Lexicon } from "./lexicon.ts";
import { characterRuns, typedText, typedWords } from "./phrases/written-words.ts";
import { kindWords } from "./understanding/kind-positions.ts";
import {
  attributePhrases,
  attributeWords,
  type ParsedQuery,
  type QueryWord,
  withWords,
} from "./understanding/parse-query.ts";

export interface RelaxedQuery {
  query: ParsedQuery;
  /** The dropped words as typed. */
  dropped: string[];
}

/** Maximum number of relaxed queries, each of which costs a count. A long query has fewer, since its counts take longer. */
const MAX_QUERIES = 8;
const MAX_LONG_QUERIES = 4;
const LONG_QUERY_WORDS = 8;
const MAX_DROPPED_WORDS = 3;
/** Limits the postings of all words of all relaxed queries but the first, so that common words are tried less often. */
const MAX_POSTINGS = 500_000;

/**
 * Query relaxation: drops words, the likeliest choices first. `content` holds the words that may be dropped, without fillers and place.
 * Returns an empty list for fewer than two words.
 */
export function relaxQuery(query: ParsedQuery, content: readonly QueryWord[], lexicon: Lexicon): RelaxedQuery[] {
  if (content.length < 2) return [];
  const kinds = kindWords(query.all);
  const attributes = attributeWords(query.all);
  const unknownWords = content.filter((word) => !kinds.has(word) && !attributes.has(word) && !isKnown(word, lexicon));
  const knownWords = content.filter((word) => !unknownWords.includes(word));
  const onlyAttributes = knownWords.filter((word) => attributes.has(word) && !kinds.has(word));
  const rarestFirst = knownWords.toSorted((a, b) => countOf(a, lexicon) - countOf(b, lexicon));
  const kindsIn = (words: readonly QueryWord[]) => words.filter((word) => kinds.has(word)).length;
  const drops: QueryWord[][] = unknownWords.length > 0 && knownWords.length > 0 ? [unknownWords] : [];
  const isLong = content.length > LONG_QUERY_WORDS;
  if (!isLong && onlyAttributes.length > 0 && onlyAttributes.length < knownWords.length)
    drops.push([...unknownWords, ...onlyAttributes]);
  for (let count = 1; count <= MAX_DROPPED_WORDS && count < knownWords.length; count++) {
    const choices = [knownWords.slice(-count), rarestFirst.slice(0, count), knownWords.slice(0, count)];
    // If there are two words, the kind is dropped last; in a longer query the others may be a name.
    if (knownWords.length === 2) choices.sort((a, b) => kindsIn(a) - kindsIn(b));
    for (const words of choices) drops.push([...unknownWords, ...words]);
  }
  const wordsWithoutKinds = content.filter((word) => !kinds.has(word));
  if (wordsWithoutKinds.length > 0 && wordsWithoutKinds.length < content.length) drops.push(wordsWithoutKinds);
  const phrases = phrasesOf(query, kinds).filter((phrase) => phrase.every((word) => !kinds.has(word)));
  const relaxedQueries = dropEach(
    query,
    drops.map((words) => dropWholePhrases(words, phrases)),
  ).slice(0, isLong ? MAX_LONG_QUERIES : MAX_QUERIES);
  return limitPostings(relaxedQueries, lexicon);
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
  const knownWords = content
    .filter((word) => countOf(word, lexicon) > 0)
    .sort((a, b) => countOf(a, lexicon) - countOf(b, lexicon));
  const rarestWord = knownWords.find((word) => kinds.has(word)) ?? knownWords[0];
  if (rarestWord === undefined) return undefined;
  const remainingPhrase = phrasesOf(query, kinds).find((phrase) => phrase.includes(rarestWord)) ?? [rarestWord];
  return dropEach(query, [content.filter((word) => !remainingPhrase.includes(word))])[0];
}

/** Returns phrases that ask for an attribute, and the characters of words in scripts without spaces. */
function phrasesOf({ all }: ParsedQuery, kinds: ReadonlySet<QueryWord>): QueryWord[][] {
  return [...attributePhrases(all), ...characterRuns(all, kinds)];
}

/** Drops all words of a phrase that asks for an attribute, or none: "chairs" is not what "high chairs" asks for. */
function dropWholePhrases(words: readonly QueryWord[], phrases: readonly (readonly QueryWord[])[]): QueryWord[] {
  const affectedPhrases = phrases.filter((phrase) => phrase.some((word) => words.includes(word)));
  return [...new Set([...words, ...affectedPhrases.flat()])];
}

/** Returns the query without each choice of words, each text once. */
function dropEach(query: ParsedQuery, drops: readonly (readonly QueryWord[])[]): RelaxedQuery[] {
  const queryByText = new Map<string, RelaxedQuery>();
  for (const words of drops) {
    const isDropped = new Set(words);
    const remainingWords = query.all.filter((word) => !isDropped.has(word));
    if (remainingWords.length === 0) continue;
    const text = typedText(remainingWords);
    const droppedWords = typedWords(query.all.filter((word) => isDropped.has(word)));
    if (!queryByText.has(text))
      queryByText.set(text, { query: withWords(query, remainingWords), dropped: droppedWords });
  }
  return [...queryByText.values()];
}

function limitPostings(relaxedQueries: readonly RelaxedQuery[], lexicon: Lexicon): RelaxedQuery[] {
  let postings = 0;
  return relaxedQueries.filter(({ query }, index) => {
    const count = query.all.reduce((sum, word) => sum + countOf(word, lexicon), 0);
    if (index > 0 && postings + count > MAX_POSTINGS) return false;
    postings += count;
    return true;
  });
}

/** Tells whether a business has the word, a form of it or another spelling. */
export function isKnown({ word }: Pick<QueryWord, "word">, { vocabulary }: Lexicon): boolean {
  return vocabulary.count(word) > 0 || vocabulary.forms(word, 1).length > 0 || vocabulary.spellings(word, 1).length > 0;
}

function countOf({ word }: QueryWord, { vocabulary }: Lexicon): number {
  return vocabulary.count(word);
}
