import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { LRUCache } from "lru-cache";
import type { ColumnStore } from "../../columns/column-store.ts";
import { type Bitset, bitsetFor, bitsetLength, intersect, setBits, unite } from "../../columns/positions/bitset.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import type { AlternativeExpressions } from "./fts-expression.ts";
import { idOf } from "./search-index.ts";

/** Maximum size of all postings in the cache. */
const MAX_CACHE_BYTES = 12 * 2 ** 20;
/** Postings read per turn of the event loop: about a millisecond. */
const SLICE_POSTINGS = 5_000;
/** Maximum number of expressions remembered as used once; the second use reads their postings. */
const MAX_RECENT_EXPRESSIONS = 5_000;

/** Postings as positions of the column store: a list, or a bitset if that is smaller. */
type Postings = { list: Uint32Array } | { bits: Bitset };

export type PostingsCache = ReturnType<typeof openPostingsCache>;

/**
 * Caches the postings of expressions that are used repeatedly, for one revision of the data. They are read in the background:
 * reading takes several times as long as counting, and intersecting cached ones a tenth of that.
 */
export function openPostingsCache(db: Database, counters: Counters, read: Transactions["read"]) {
  const selectAfter = db
    .prepare<[string, number], number>(
      `SELECT rowid FROM search WHERE search MATCH ? AND rowid > CAST(? AS INTEGER) ORDER BY rowid LIMIT ${SLICE_POSTINGS}`,
    )
    .pluck();
  const cache = new LRUCache<string, Postings>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: byteLength });
  const recentExpressions = new LRUCache<string, true>({ max: MAX_RECENT_EXPRESSIONS });
  const queue = new Set<string>();
  // This bitset is reused, since arrays of this size are slow to allocate.
  let matches = bitsetFor(0);
  let scratchBits = bitsetFor(0);
  let revision = -1;
  let loading: Promise<void> | undefined;

  /** Empties the cache when the data changed. */
  function refresh() {
    const currentRevision = counters.get("revision");
    if (currentRevision === revision) return;
    revision = currentRevision;
    cache.clear();
    recentExpressions.clear();
    queue.clear();
  }

  /** Reads the queue; stops when the data changes. */
  async function load({ firstId, size }: ColumnStore) {
    const startRevision = revision;
    const sliceAfter = (expression: string, lastRowid: number) =>
      read(() => {
        refresh();
        return revision === startRevision ? selectAfter.all(expression, lastRowid) : undefined;
      });
    for (const expression of queue) {
      const positions: number[] = [];
      for (let lastRowid = -1, isMore = true; isMore; ) {
        await nextTurn();
        const rowids = await sliceAfter(expression, lastRowid);
        if (rowids === undefined) return;
        for (const rowid of rowids) positions.push(idOf(rowid) - firstId);
        isMore = rowids.length === SLICE_POSTINGS;
        lastRowid = rowids.at(-1) ?? lastRowid;
      }
      // Another read may have noticed a change since the last slice.
      if (revision !== startRevision) return;
      queue.delete(expression);
      cache.set(expression, postingsOf(positions, size));
    }
  }

  function request(expressions: readonly string[], columns: ColumnStore) {
    for (const expression of expressions) {
      if (recentExpressions.has(expression)) queue.add(expression);
      recentExpressions.set(expression, true);
    }
    if (queue.size === 0 || loading) return;
    loading = load(columns).finally(() => {
      loading = undefined;
    });
    // After an error, searches continue without the cache.
    loading.catch(() => undefined);
  }

  return {
    /**
     * Returns the positions that match an alternative of each term; undefined unless all postings are cached. `mayLoad` reads missing ones
     * in the background. The next call overwrites the bitset. Call it within a transaction whose data the columns hold.
     */
    matching(terms: AlternativeExpressions, columns: ColumnStore, mayLoad = true): Bitset | undefined {
      refresh();
      const expressions = terms.flat();
      const canFit = (expressions.length * columns.size) / 8 <= MAX_CACHE_BYTES / 2;
      const uncachedExpressions = expressions.filter((expression) => !cache.has(expression));
      if (uncachedExpressions.length > 0) {
        if (mayLoad && canFit) request(uncachedExpressions, columns);
        return undefined;
      }
      if (matches.length !== bitsetLength(columns.size)) {
        matches = bitsetFor(columns.size);
        scratchBits = bitsetFor(columns.size);
      }
      for (const [number, alternatives] of terms.entries()) {
        uniteAll(alternatives, number === 0 ? matches : scratchBits);
        if (number > 0) intersect(matches, scratchBits);
      }
      return matches;
    },
  };

  /** Replaces the bits by the union. */
  function uniteAll(expressions: readonly string[], union: Bitset) {
    union.fill(0);
    for (const expression of expressions) {
      const postings = cache.get(expression);
      if (postings === undefined) continue;
      if ("bits" in postings) unite(union, postings.bits);
      else setBits(union, postings.list);
    }
  }
}

function postingsOf(positions: readonly number[], size: number): Postings {
  const list = Uint32Array.from(positions);
  const bits = bitsetFor(size);
  if (list.byteLength < bits.byteLength) return { list };
  setBits(bits, list);
  return { bits };
}

function byteLength(postings: Postings): number {
  return Math.max(1, "bits" in postings ? postings.bits.byteLength : postings.list.byteLength);
}
