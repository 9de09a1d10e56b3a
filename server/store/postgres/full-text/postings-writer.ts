import { setImmediate } from "node:timers/promises";
import type { Transaction } from "../connection/transaction.ts";
import { packIds, unpackedIds } from "./packed-ids.ts";
import { impliedTerms } from "./search-terms.ts";

interface Range {
  term: string;
  firstId: number;
  ids: Buffer;
}

/** The ids that are added to and removed from one term. */
interface TermChange {
  addedIds: number[];
  removedIds: Set<number>;
}

/** Number of terms packed per turn of the event loop, some milliseconds. */
const TERMS_AT_ONCE = 500;

export const POSTING_COLUMNS = ["term", "first_id", "id_count", "ids"];

/**
 * Collects the changes of postings in a transaction. New businesses have the highest ids, so their ids are appended as new ranges; ids
 * within stored ranges are added and removed there.
 */
export class PostingsWriter {
  readonly #lastKnownId: number;
  readonly #changesByTerm = new Map<string, TermChange>();
  /** Ids of new businesses by stored term; the implied terms are many more. */
  readonly #appendedIds = new Map<string, number[]>();
  readonly #packedRows: (readonly [term: string, firstId: number, idCount: number, ids: Buffer])[] = [];

  /** `lastKnownId` is the highest id when the transaction began. */
  constructor(lastKnownId: number) {
    this.#lastKnownId = lastKnownId;
  }

  /**
   * Changes the terms of a business. `termsBefore` and `termsAfter` are stored terms, each once; none for a business that is not listed. New
   * businesses must come in the order of their ids.
   */
  change(id: number, termsBefore: readonly string[], termsAfter: readonly string[]): void {
    if (id > this.#lastKnownId) this.#append(id, termsAfter);
    else change(this.#changesByTerm, id, termsBefore, termsAfter);
  }

  #append(id: number, storedTerms: readonly string[]): void {
    for (const term of storedTerms) {
      const ids = this.#appendedIds.get(term);
      if (ids === undefined) this.#appendedIds.set(term, [id]);
      else ids.push(id);
    }
  }

  /**
   * Packs the ids of new businesses. Yields to the event loop, so that PostgreSQL executes statements sent before at the same time.
   */
  async pack(): Promise<void> {
    const lists = listsByTerm(this.#appendedIds);
    this.#appendedIds.clear();
    // The order of the primary key is faster to insert.
    for (const [index, term] of [...lists.keys()].sort().entries()) {
      const ids = unionOf(lists.get(term) ?? []);
      const firstId = ids[0] ?? 0;
      this.#packedRows.push([term, firstId, ids.length, packIds(ids, firstId)]);
      if (index % TERMS_AT_ONCE === 0) await setImmediate();
    }
  }

  async write(tx: Transaction): Promise<void> {
    await this.pack();
    if (this.#changesByTerm.size > 0) await writeChanges(tx, this.#changesByTerm);
    if (this.#packedRows.length === 0) return;
    await tx.copyRows("postings", POSTING_COLUMNS, this.#packedRows);
    tx.addToCounter("postingBatches", 1);
  }
}

/** Returns the lists of ids whose union each term in `postings` has. */
function listsByTerm(idsByTerm: ReadonlyMap<string, number[]>): Map<string, number[][]> {
  const lists = new Map<string, number[][]>();
  for (const [storedTerm, ids] of idsByTerm) {
    for (const term of impliedTerms(storedTerm)) {
      const list = lists.get(term);
      if (list === undefined) lists.set(term, [ids]);
      else list.push(ids);
    }
  }
  return lists;
}

/** Unites ascending lists into an ascending one. */
function unionOf(lists: readonly number[][]): ArrayLike<number> {
  if (lists.length === 1 && lists[0] !== undefined) return lists[0];
  const sortedIds = Float64Array.from(lists.flat()).sort();
  return sortedIds.filter((id, index) => id !== sortedIds[index - 1]);
}

function change(
  changes: Map<string, TermChange>,
  id: number,
  termsBefore: readonly string[],
  termsAfter: readonly string[],
): void {
  const [oldTerms, newTerms] = [new Set(termsBefore.flatMap(impliedTerms)), new Set(termsAfter.flatMap(impliedTerms))];
  const changesOf = (term: string) => {
    const entry = changes.get(term) ?? { addedIds: [], removedIds: new Set() };
    changes.set(term, entry);
    return entry;
  };
  for (const term of newTerms) if (!oldTerms.has(term)) changesOf(term).addedIds.push(id);
  for (const term of oldTerms) if (!newTerms.has(term)) changesOf(term).removedIds.add(id);
}

async function writeChanges(tx: Transaction, changes: ReadonlyMap<string, TermChange>): Promise<void> {
  const ranges = Map.groupBy(await rangesOf(tx, changes), ({ term }) => term);
  const writtenRanges: { term: string; firstId: number; ids: number[] }[] = [];
  const obsoleteRanges: Range[] = [];
  for (const [term, { addedIds: added, removedIds: removed }] of changes) {
    const termRanges = ranges.get(term) ?? [];
    const firstStoredId = termRanges[0]?.firstId ?? Number.POSITIVE_INFINITY;
    const idsBefore = added.filter((id) => id < firstStoredId);
    if (idsBefore[0] !== undefined) writtenRanges.push({ term, firstId: idsBefore[0], ids: idsBefore });
    for (const [number, range] of termRanges.entries()) {
      const end = termRanges[number + 1]?.firstId ?? Number.POSITIVE_INFINITY;
      const idsInRange = added.filter((id) => id >= range.firstId && id < end);
      const storedIds = unpackedIds(range.ids, range.firstId);
      const remainingIds = removed.size === 0 ? storedIds : storedIds.filter((id) => !removed.has(id));
      if (idsInRange.length === 0 && remainingIds.length === storedIds.length) continue;
      obsoleteRanges.push(range);
      const ids = [...new Set([...remainingIds, ...idsInRange])].sort((a, b) => a - b);
      if (ids.length > 0) writtenRanges.push({ term, firstId: range.firstId, ids });
    }
  }
  await tx.run(
    `DELETE FROM postings p USING unnest($1::text[], $2::bigint[]) AS gone (term, first_id)
     WHERE p.term = gone.term AND p.first_id = gone.first_id`,
    [obsoleteRanges.map(({ term }) => term), obsoleteRanges.map(({ firstId }) => firstId)],
  );
  await tx.copyRows(
    "postings",
    POSTING_COLUMNS,
    writtenRanges.map(({ term, firstId, ids }) => [term, firstId, ids.length, packIds(ids, firstId)]),
  );
}

/** Returns the stored ranges from the one of the lowest changed id of each term to the one of the highest, in order. */
function rangesOf(tx: Transaction, changes: ReadonlyMap<string, TermChange>): Promise<Range[]> {
  const terms = [...changes].map(([term, { addedIds: added, removedIds: removed }]) => {
    const ids = [...added, ...removed];
    return { term, low: ids.reduce((a, b) => Math.min(a, b)), high: ids.reduce((a, b) => Math.max(a, b)) };
  });
  return tx.rows<Range>(
    `SELECT changed.term, p.first_id AS "firstId", p.ids
     FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS changed (term, low, high)
     CROSS JOIN LATERAL (
       SELECT first_id, ids FROM postings WHERE term = changed.term AND first_id <= changed.high AND first_id >= coalesce(
         (SELECT max(first_id) FROM postings WHERE term = changed.term AND first_id <= changed.low), 0)
     ) p ORDER BY changed.term, p.first_id`,
    [terms.map(({ term }) => term), terms.map(({ low }) => low), terms.map(({ high }) => high)],
  );
}
