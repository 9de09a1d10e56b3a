import { LRUCache } from "lru-cache";
import type { ColumnStore } from "../../columns/column-store.ts";
import { type Bitset, bitsetFor, bitsetLength, intersect, setBits, unite } from "../../columns/positions/bitset.ts";
import { prefixEnd } from "../../prefix-end.ts";
import type { Transaction } from "../connection/transaction.ts";
import { unpackIds } from "./packed-ids.ts";
import { keyOfPrefix, prefixOfKey, type TermQuery } from "./term-query.ts";

/** Size of the cache of postings. The bitset of a common word takes 125 kB for a million businesses. */
const MAX_CACHE_BYTES = 64 * 2 ** 20;

const SELECT_BY_TERM = "SELECT term, first_id, id_count, ids FROM postings WHERE term = ANY($1)";
const SELECT_BY_PREFIX = `SELECT prefixes.prefix, p.first_id, p.id_count, p.ids FROM unnest($1::text[]) AS prefixes (prefix)
  JOIN postings p ON p.term >= prefixes.prefix AND p.term < prefixes.prefix || $2::text`;

type PostingsRow = [term: string, firstId: number, idCount: number, ids: Buffer];

/** Positions in the column store: a list, or a bitset if that is smaller. */
type Postings = { list: Uint32Array } | { bits: Bitset };

export type PostingsReader = ReturnType<typeof openPostingsReader>;

/** Reads the postings of terms, and caches them for one revision of the data. Call it while the columns are in use. */
export function openPostingsReader() {
  const cache = new LRUCache<string, Postings>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: byteLength });
  let revision = -1;

  async function readPostings(tx: Transaction, columns: ColumnStore, keys: ReadonlySet<string>) {
    const currentRevision = tx.counter("revision");
    if (currentRevision !== revision) cache.clear();
    revision = currentRevision;
    const postings = new Map<string, Postings>();
    const terms: string[] = [];
    const prefixes: string[] = [];
    for (const key of keys) {
      const cachedPostings = cache.get(key);
      if (cachedPostings !== undefined) postings.set(key, cachedPostings);
      else if (prefixOfKey(key) === undefined) terms.push(key);
      else prefixes.push(prefixOfKey(key) ?? "");
    }
    if (terms.length > 0) add(terms, await tx.arrays<PostingsRow>(SELECT_BY_TERM, [terms]), (term) => term);
    if (prefixes.length > 0)
      add(prefixes, await tx.arrays<PostingsRow>(SELECT_BY_PREFIX, [prefixes, prefixEnd("")]), keyOfPrefix);
    return postings;

    function add(terms: readonly string[], rows: readonly PostingsRow[], keyOf: (term: string) => string) {
      const rowsByTerm = Map.groupBy(rows, ([term]) => term);
      for (const term of terms) {
        const positions = unpack(columns, rowsByTerm.get(term) ?? []);
        postings.set(keyOf(term), positions);
        cache.set(keyOf(term), positions);
      }
    }
  }

  return {
    /**
     * Returns the positions that match an alternative of each term. `prefetchedTerms` are queries whose postings are read into the cache too.
     */
    async matching(
      tx: Transaction,
      columns: ColumnStore,
      terms: TermQuery,
      prefetchedTerms: readonly (TermQuery | undefined)[] = [],
    ): Promise<Bitset> {
      const keys = new Set<string>();
      for (const expression of [terms, ...prefetchedTerms].flatMap((query) => query?.flat() ?? []))
        if ("words" in expression) for (const key of expression.words.flat()) keys.add(key);
      return combine(columns, terms, await readPostings(tx, columns, keys));
    },
  };
}

/** Buffers that `combine` reuses, since arrays of this size are slow to allocate. */
let scratchBitsets = { term: bitsetFor(0), expression: bitsetFor(0), word: bitsetFor(0) };

function combine(columns: ColumnStore, terms: TermQuery, postings: ReadonlyMap<string, Postings>): Bitset {
  const matches = bitsetFor(columns.size);
  if (scratchBitsets.term.length !== bitsetLength(columns.size)) {
    const [term, expression, word] = [bitsetFor(columns.size), bitsetFor(columns.size), bitsetFor(columns.size)];
    scratchBitsets = { term, expression, word };
  }
  for (const [number, expressions] of terms.entries()) {
    const union = number === 0 ? matches : scratchBitsets.term.fill(0);
    for (const expression of expressions) {
      if ("words" in expression) addWords(union, expression.words, postings);
      else for (const id of expression.categoryIds) setBits(union, columns.positionsInCategory(id));
    }
    if (number > 0) intersect(matches, union);
  }
  return matches;
}

/** Adds the positions that have all words; `words` has the keys of each. */
function addWords(union: Bitset, words: readonly (readonly string[])[], postings: ReadonlyMap<string, Postings>) {
  const [first = [], ...otherWords] = words;
  if (otherWords.length === 0) {
    addMatchesOfAny(union, first, postings);
    return;
  }
  const expressionBits = scratchBitsets.expression.fill(0);
  addMatchesOfAny(expressionBits, first, postings);
  for (const keys of otherWords) {
    const word = scratchBitsets.word.fill(0);
    addMatchesOfAny(word, keys, postings);
    intersect(expressionBits, word);
  }
  unite(union, expressionBits);
}

/** Adds the positions that have any of the keys. */
function addMatchesOfAny(union: Bitset, keys: readonly string[], postings: ReadonlyMap<string, Postings>) {
  for (const key of keys) {
    const ownPostings = postings.get(key);
    if (ownPostings === undefined) continue;
    if ("bits" in ownPostings) unite(union, ownPostings.bits);
    else setBits(union, ownPostings.list);
  }
}

/** Unpacks the ranges of one term, or of the terms with a prefix, in which ids may repeat. */
function unpack({ firstId, size }: ColumnStore, ranges: readonly PostingsRow[]): Postings {
  const count = ranges.reduce((sum, [, , idCount]) => sum + idCount, 0);
  if (count < bitsetLength(size)) {
    const list = new Uint32Array(count);
    let length = 0;
    const add = (id: number) => {
      const position = id - firstId;
      if (position >= 0 && position < size) list[length++] = position;
    };
    for (const [, first, , ids] of ranges) unpackIds(ids, first, add);
    return { list: length === count ? list : list.slice(0, length) };
  }
  const bits = bitsetFor(size);
  const add = (id: number) => {
    const position = id - firstId;
    if (position >= 0 && position < size)
      bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31));
  };
  for (const [, first, , ids] of ranges) unpackIds(ids, first, add);
  return { bits };
}

function byteLength(postings: Postings): number {
  return Math.max(1, "bits" in postings ? postings.bits.byteLength : postings.list.byteLength);
}
