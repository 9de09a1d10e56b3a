import type { Transaction } from "../connection/transaction.ts";
import { unpackIds } from "../full-text/packed-ids.ts";
import { impliedTerms } from "../full-text/search-terms.ts";
import { fetchRows } from "./fetch-rows.ts";

/** Share of the time that reading the businesses takes. */
const BUSINESSES_SHARE = 0.6;

/** SELECT of the businesses that searches can find, with their stored terms. */
export const SEARCHABLE = "SELECT id, search_terms FROM businesses WHERE search_terms <> '' ORDER BY id";

/** Number of ids of each term and sum of their hashes. Both are equal for equal sets of ids, and hardly ever for others. */
class TermSums {
  readonly #positions = new Map<string, number>();
  readonly #counts: number[] = [];
  readonly #sums: number[] = [];

  add(term: string, id: number, sign: 1 | -1): void {
    const position = this.#position(term);
    this.#counts[position] = (this.#counts[position] ?? 0) + sign;
    this.#sums[position] = ((this.#sums[position] ?? 0) + sign * hash(id)) | 0;
  }

  /** Makes the term count as different, whatever its ids. */
  markDifferent(term: string): void {
    this.#counts[this.#position(term)] = Number.NaN;
  }

  get differences(): number {
    return this.#counts.reduce(
      (total, count, position) => total + (count !== 0 || this.#sums[position] !== 0 ? 1 : 0),
      0,
    );
  }

  #position(term: string): number {
    const existingPosition = this.#positions.get(term);
    if (existingPosition !== undefined) return existingPosition;
    this.#positions.set(term, this.#counts.length);
    return this.#counts.push(0) - 1;
  }
}

/** Computes a 32-bit integer hash. */
function hash(id: number): number {
  let bits = Math.imul(id ^ (id >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}

/**
 * Compares the postings with the terms of the businesses. Returns how many terms have wrong ids or overlapping ranges. It takes about 100
 * bytes per term. `onProgress` gets 0 to 1; it may throw to stop.
 */
export async function wrongTerms(tx: Transaction, onProgress: (fraction: number) => void): Promise<number> {
  const sums = new TermSums();
  const lastBusinessId = Math.max(1, tx.counter("lastBusinessId"));
  for await (const rows of fetchRows<[id: number, terms: string]>(tx, SEARCHABLE)) {
    for (const [id, terms] of rows) {
      for (const term of new Set(terms.split(" ").flatMap(impliedTerms))) sums.add(term, id, 1);
    }
    onProgress(Math.min(1, (rows.at(-1)?.[0] ?? 0) / lastBusinessId) * BUSINESSES_SHARE);
  }
  let previousRange = { term: "", lastId: 0 };
  const postings = "SELECT term, first_id, id_count, ids FROM postings ORDER BY term, first_id";
  for await (const rows of fetchRows<[term: string, firstId: number, count: number, ids: Buffer]>(tx, postings)) {
    for (const [term, firstId, count, ids] of rows) {
      let number = 0;
      let lastId = firstId;
      unpackIds(ids, firstId, (id) => {
        sums.add(term, id, -1);
        lastId = id;
        number++;
      });
      if (number !== count || (previousRange.term === term && previousRange.lastId >= firstId))
        sums.markDifferent(term);
      previousRange = { term, lastId };
    }
    onProgress(BUSINESSES_SHARE);
  }
  onProgress(1);
  return sums.differences;
}
