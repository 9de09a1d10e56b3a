import { setImmediate } from "node:timers/promises";
import type { Transaction } from "../connection/transaction.ts";
import { packIds, unpackedIds } from "./packed-ids.ts";
import { impliedTerms } from "./search-terms.ts";

interface Range {
  term: string;
  firstId: number;
  ids: Buffer;
}

/** What is added to and removed from one term. */
interface TermChange {
  added: number[];
  removed: Set<number>;
}

/** Terms that are packed between two pauses: some milliseconds. */
const TERMS_AT_ONCE = 500;

export const POSTING_COLUMNS = ["term", "first_id", "id_count", "ids"];

/**
 * Changes of postings, gathered during a transaction. New businesses have the highest ids, so theirs are appended as ranges of
 * their own; ids within known ranges are added and removed there.
 */
export class PostingsWriter {
  readonly #lastKnownId: number;
  readonly #changed = new Map<string, TermChange>();
  /** Ids of new businesses by stored term, which are many fewer than the terms that they imply. */
  readonly #appended = new Map<string, number[]>();
  readonly #packed: (readonly [term: string, firstId: number, idCount: number, ids: Buffer])[] = [];

  /** `lastKnownId`: the highest id when the transaction began. */
  constructor(lastKnownId: number) {
    this.#lastKnownId = lastKnownId;
  }

  /**
   * A business has other terms, as they are stored and each once; none for one that is not listed. New businesses come in the order of
   * their ids.
   */
  change(id: number, before: readonly string[], after: readonly string[]): void {
    if (id > this.#lastKnownId) this.#append(id, after);
    else change(this.#changed, id, before, after);
  }

  #append(id: number, stored: readonly string[]): void {
    for (const term of stored) {
      const ids = this.#appended.get(term);
      if (ids === undefined) this.#appended.set(term, [id]);
      else ids.push(id);
    }
  }

  /**
   * Packs the ids of new businesses. It pauses for other events, so that statements that were begun before go on: then the server works at
   * the same time.
   */
  async pack(): Promise<void> {
    const lists = listsByTerm(this.#appended);
    this.#appended.clear();
    // in the order of the index, which is quicker to build so
    for (const [index, term] of [...lists.keys()].sort().entries()) {
      const ids = union(lists.get(term) ?? []);
      const firstId = ids[0] ?? 0;
      this.#packed.push([term, firstId, ids.length, packIds(ids, firstId)]);
      if (index % TERMS_AT_ONCE === 0) await setImmediate();
    }
  }

  async write(tx: Transaction): Promise<void> {
    await this.pack();
    if (this.#changed.size > 0) await writeChanges(tx, this.#changed);
    if (this.#packed.length === 0) return;
    await tx.copyRows("postings", POSTING_COLUMNS, this.#packed);
    tx.addToCounter("postingBatches", 1);
  }
}

/** The lists of ids that a term in `postings` unites. */
function listsByTerm(appended: ReadonlyMap<string, number[]>): Map<string, number[][]> {
  const lists = new Map<string, number[][]>();
  for (const [stored, ids] of appended) {
    for (const term of impliedTerms(stored)) {
      const known = lists.get(term);
      if (known === undefined) lists.set(term, [ids]);
      else known.push(ids);
    }
  }
  return lists;
}

/** Of ascending lists, ascending and each id once. */
function union(lists: readonly number[][]): ArrayLike<number> {
  if (lists.length === 1 && lists[0] !== undefined) return lists[0];
  const all = Float64Array.from(lists.flat()).sort();
  return all.filter((id, index) => id !== all[index - 1]);
}

function change(
  changed: Map<string, TermChange>,
  id: number,
  before: readonly string[],
  after: readonly string[],
): void {
  const [old, wanted] = [new Set(before.flatMap(impliedTerms)), new Set(after.flatMap(impliedTerms))];
  const of = (term: string) => {
    const known = changed.get(term) ?? { added: [], removed: new Set() };
    changed.set(term, known);
    return known;
  };
  for (const term of wanted) if (!old.has(term)) of(term).added.push(id);
  for (const term of old) if (!wanted.has(term)) of(term).removed.add(id);
}

async function writeChanges(tx: Transaction, changed: ReadonlyMap<string, TermChange>): Promise<void> {
  const ranges = Map.groupBy(await rangesOf(tx, changed), ({ term }) => term);
  const written: { term: string; firstId: number; ids: number[] }[] = [];
  const obsolete: Range[] = [];
  for (const [term, { added, removed }] of changed) {
    const known = ranges.get(term) ?? [];
    const first = known[0]?.firstId ?? Number.POSITIVE_INFINITY;
    const before = added.filter((id) => id < first);
    if (before[0] !== undefined) written.push({ term, firstId: before[0], ids: before });
    for (const [number, range] of known.entries()) {
      const end = known[number + 1]?.firstId ?? Number.POSITIVE_INFINITY;
      const inRange = added.filter((id) => id >= range.firstId && id < end);
      const stored = unpackedIds(range.ids, range.firstId);
      const kept = removed.size === 0 ? stored : stored.filter((id) => !removed.has(id));
      if (inRange.length === 0 && kept.length === stored.length) continue;
      obsolete.push(range);
      const ids = [...new Set([...kept, ...inRange])].sort((a, b) => a - b);
      if (ids.length > 0) written.push({ term, firstId: range.firstId, ids });
    }
  }
  await tx.run(
    `DELETE FROM postings p USING unnest($1::text[], $2::bigint[]) AS gone (term, first_id)
     WHERE p.term = gone.term AND p.first_id = gone.first_id`,
    [obsolete.map(({ term }) => term), obsolete.map(({ firstId }) => firstId)],
  );
  await tx.copyRows(
    "postings",
    POSTING_COLUMNS,
    written.map(({ term, firstId, ids }) => [term, firstId, ids.length, packIds(ids, firstId)]),
  );
}

/** The ranges that the changed ids lie in, and those between them, in order. */
function rangesOf(tx: Transaction, changed: ReadonlyMap<string, TermChange>): Promise<Range[]> {
  const terms = [...changed].map(([term, { added, removed }]) => {
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
