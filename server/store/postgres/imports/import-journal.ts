import {
  type ImportJournalEntry,
  type JournalEntry,
  type JournalRow,
  journalEntry,
  journalPrevious,
  mergePrevious,
  parsePrevious,
  previousJson,
} from "../../imports/journal-entry.ts";
import type { PreviousValues } from "../../records/business-changes.ts";
import type { Transaction } from "../connection/transaction.ts";

const COLUMNS = `business_id AS "businessId", previous, updated_at AS "updatedAt"`;

/** The values that an import's batch overwrote, by business id. For several rows of one business, they are the values before the first. */
export class OverwrittenValues {
  readonly #previous = new Map<number, PreviousValues>();

  add(id: number, previous: PreviousValues): void {
    const firstValues = this.#previous.get(id);
    this.#previous.set(
      id,
      firstValues === undefined ? previous : { ...previous, ...mergePrevious(firstValues, previous) },
    );
  }

  get valuesByBusiness(): ReadonlyMap<number, PreviousValues> {
    return this.#previous;
  }
}

/** The journal of imports: the values that each overwrote, by which it can be undone. */
export const importJournal = {
  /** Values that an earlier batch of the import overwrote stay. */
  async add(tx: Transaction, importId: number, { valuesByBusiness }: OverwrittenValues, at: number): Promise<void> {
    if (valuesByBusiness.size === 0) return;
    const ids = [...valuesByBusiness.keys()];
    const earlierTexts = new Map(
      await tx.arrays<[number, string]>(
        "SELECT business_id, previous FROM import_changes WHERE import_id = $1 AND business_id = ANY($2)",
        [importId, ids],
      ),
    );
    const texts = Array.from(valuesByBusiness, ([id, previous]) => {
      const firstValues = earlierTexts.get(id);
      return previousJson(firstValues === undefined ? previous : mergePrevious(parsePrevious(firstValues), previous));
    });
    await tx.run(
      `INSERT INTO import_changes (import_id, business_id, previous, updated_at)
       SELECT $1, id, previous, $2 FROM unnest($3::bigint[], $4::text[]) AS written (id, previous)
       ON CONFLICT (import_id, business_id) DO UPDATE SET previous = excluded.previous, updated_at = excluded.updated_at`,
      [importId, at, ids, texts],
    );
  },

  async first(tx: Transaction, importId: number, limit: number): Promise<JournalEntry[]> {
    const rows = await tx.rows<JournalRow>(
      `SELECT ${COLUMNS} FROM import_changes WHERE import_id = $1 ORDER BY business_id LIMIT $2`,
      [importId, limit],
    );
    return rows.map(journalEntry);
  },

  /** Returns entries of later imports for these businesses, by business id, earliest first. */
  async entriesAfter(
    tx: Transaction,
    ids: readonly number[],
    importId: number,
  ): Promise<ReadonlyMap<number, ImportJournalEntry[]>> {
    const rows = await tx.rows<JournalRow & { importId: number }>(
      `SELECT import_id AS "importId", ${COLUMNS} FROM import_changes
       WHERE business_id = ANY($1) AND import_id > $2 ORDER BY import_id`,
      [ids, importId],
    );
    const entries = rows.map((row) => ({ ...journalEntry(row), importId: row.importId }));
    return Map.groupBy(entries, ({ businessId }) => businessId);
  },

  /** Adds entries that an undo had removed. */
  async addAgain(tx: Transaction, entries: readonly ImportJournalEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await tx.run(
      `INSERT INTO import_changes (import_id, business_id, previous, updated_at)
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) ON CONFLICT DO NOTHING`,
      [
        entries.map(({ importId }) => importId),
        entries.map(({ businessId }) => businessId),
        entries.map(journalPrevious),
        entries.map(({ updatedAt }) => updatedAt),
      ],
    );
  },

  async rewrite(tx: Transaction, entries: readonly ImportJournalEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await tx.run(
      `UPDATE import_changes c SET previous = e.previous, updated_at = e.updated_at
       FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) AS e (import_id, business_id, previous, updated_at)
       WHERE c.import_id = e.import_id AND c.business_id = e.business_id`,
      [
        entries.map(({ importId }) => importId),
        entries.map(({ businessId }) => businessId),
        entries.map(journalPrevious),
        entries.map(({ updatedAt }) => updatedAt),
      ],
    );
  },

  async remove(
    tx: Transaction,
    entries: readonly Pick<ImportJournalEntry, "importId" | "businessId">[],
  ): Promise<void> {
    for (const [importId, removedEntries] of Map.groupBy(entries, (entry) => entry.importId)) {
      const ids = removedEntries.map(({ businessId }) => businessId);
      await tx.run("DELETE FROM import_changes WHERE import_id = $1 AND business_id = ANY($2)", [importId, ids]);
    }
  },

  /** Removes all entries of businesses that no longer exist. */
  async forget(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tx.run("DELETE FROM import_changes WHERE business_id = ANY($1)", [ids]);
  },
};
