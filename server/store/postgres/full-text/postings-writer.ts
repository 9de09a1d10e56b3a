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

export const POSTING_COLUMNS = ["term", "first_id", "id_count", "ids"];

/**
 * Changes of postings, gathered during a transaction. New businesses have the highest ids, so theirs are appended as ranges of
 * their own; ids within known ranges are added and removed there.
 */
export class PostingsWriter {
  readonly #lastKnownId: number;
  readonly #changed = new Map<string, TermChange>();
  readonly #appended = new Map<string, number[]>();
  /** The lists of `#appended` that a stored term is in. */
  readonly #lists = new Map<string, number[][]>();

  /** `lastKnownId`: the highest id when the transaction began. */
  constructor(lastKnownId: number) {
    this.#lastKnownId = lastKnownId;
  }

  /** A business has other terms, as they are stored; none for one that is not listed. New businesses come in the order of their ids. */
  change(id: number, before: readonly string[], after: readonly string[]): void {
    if (id > this.#lastKnownId) this.#append(id, after);
    else change(this.#changed, id, before, after);
  }

  #append(id: number, stored: readonly string[]): void {
    for (const term of stored) {
      const lists = this.#lists.get(term);
      if (lists === undefined) this.#lists.set(term, this.#listsWith(id, term));
      else for (const list of lists) if (list[list.length - 1] !== id) list.push(id);
    }
  }

  #listsWith(id: number, stored: string): number[][] {
    return impliedTerms(stored).map((term) => {
      const known = this.#appended.get(term);
      if (known === undefined) {
        const list = [id];
        this.#appended.set(term, list);
        return list;
      }
      if (known[known.length - 1] !== id) known.push(id);
      return known;
    });
  }

  async write(tx: Transaction): Promise<void> {
    if (this.#changed.size > 0) await writeChanges(tx, this.#changed);
    if (this.#appended.size === 0) return;
    await tx.copyRows("postings", POSTING_COLUMNS, newRanges(this.#appended));
    tx.addToCounter("postingBatches", 1);
  }
}

/** Rows in the order of the index, which is quicker to build so. */
function* newRanges(appended: ReadonlyMap<string, readonly number[]>) {
  for (const term of [...appended.keys()].sort()) {
    const ids = appended.get(term) ?? [];
    const firstId = ids[0] ?? 0;
    yield [term, firstId, ids.length, packIds(ids, firstId)] as const;
  }
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
