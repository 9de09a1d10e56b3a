import type { BusinessDraft } from "#contract/business";
import { businessKeys } from "#domain/business/business-keys";
import type { ImportJournalEntry, JournalEntry } from "../../imports/journal-entry.ts";
import { heldByEdits, revertBusiness, revertibleValues, slugOfUrl } from "../../imports/revert-business.ts";
import { addUndoBatch, requireUndoable, type UndoneImport, undoTotals } from "../../imports/undoable.ts";
import type { UndoBatchOutcome } from "../../port/imports.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import { fieldValues } from "../../records/business-record.ts";
import type { Transaction } from "../connection/transaction.ts";
import { changeJournal } from "../history/change-journal.ts";
import { merges } from "../history/merges.ts";
import { ruleJournal } from "../rules/rule-journal.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { slugs } from "../write/slugs.ts";
import { importJournal } from "./import-journal.ts";

type StoredImport = UndoneImport & { lastId: number | null };

const importRow = (tx: Transaction, importId: number) =>
  tx.row<StoredImport>(
    `SELECT state, started_at AS "startedAt", heartbeat_at AS "heartbeatAt", outcome, files, first_id AS "firstId", last_id AS "lastId"
     FROM imports WHERE id = $1`,
    [importId],
  );

/** What an undo reads about the businesses of journal entries, by business id. */
interface Originals {
  present: ReadonlyMap<number, DeletedRecord>;
  tombstones: ReadonlyMap<number, DeletedRecord>;
  later: ReadonlyMap<number, ImportJournalEntry[]>;
  ownerOf: (slug: string) => number | undefined;
}

async function originals(
  tx: Transaction,
  unit: UnitOfWork,
  importId: number,
  entries: readonly JournalEntry[],
): Promise<Originals> {
  const ids = entries.map(({ businessId }) => businessId);
  await unit.load({ ids });
  const present = new Map<number, DeletedRecord>();
  for (const id of ids) {
    const record = unit.record(id);
    if (record !== undefined) present.set(id, record);
  }
  const tombstones = await deletedBusinesses.records(
    tx,
    ids.filter((id) => !present.has(id)),
  );
  const records = [...present.values(), ...tombstones.values()];
  const urls = [
    ...records.map(({ business }) => business.canonicalUrl),
    ...entries.map(({ values }) => (typeof values.canonicalUrl === "string" ? values.canonicalUrl : null)),
  ];
  const owners = await slugs.ownersOf(tx, [...new Set(urls.flatMap((url) => slugOfUrl(url) ?? []))]);
  const later = await importJournal.after(tx, ids, importId);
  return { present, tombstones, later, ownerOf: (slug) => owners.get(slug) };
}

/** Gives businesses their values from before the import. Returns how many were changed. */
async function restore(
  tx: Transaction,
  unit: UnitOfWork,
  importId: number,
  entries: readonly JournalEntry[],
  at: number,
): Promise<number> {
  if (entries.length === 0) return 0;
  const { present, tombstones, later, ownerOf } = await originals(tx, unit, importId, entries);
  const moved: ImportJournalEntry[] = [];
  const rebased = new Map<number, Partial<BusinessDraft>>();
  const rewritten: DeletedRecord[] = [];
  let restored = 0;
  for (const entry of entries) {
    const id = entry.businessId;
    const record = present.get(id) ?? tombstones.get(id);
    if (record === undefined) continue;
    const revertible = revertibleValues(entry, record.editedFields, later.get(id) ?? []);
    moved.push(...revertible.moved);
    rebased.set(id, fieldValues(heldByEdits(entry.values, record.editedFields)));
    if (Object.keys(revertible.values).length === 0) continue;
    const business = revertBusiness(record.business, entry, revertible, { at, ownerOf });
    if (present.has(id)) {
      unit.replace(id, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    } else rewritten.push({ ...record, business });
    restored++;
  }
  await importJournal.remove(
    tx,
    importId,
    entries.map(({ businessId }) => businessId),
  );
  await importJournal.rewrite(tx, moved);
  await changeJournal.rebase(tx, rebased);
  await deletedBusinesses.rewrite(tx, rewritten);
  return restored;
}

/** Ids of at most `limit` businesses that an import added, the newest first. */
async function addedIds(
  tx: Transaction,
  importId: number,
  { firstId, lastId }: StoredImport,
  limit: number,
): Promise<number[]> {
  if (limit === 0 || firstId === null || lastId === null) return [];
  return await tx.values<number>(
    "SELECT id FROM businesses WHERE id BETWEEN $1 AND $2 AND import_id = $3 ORDER BY id DESC LIMIT $4",
    [firstId, lastId, importId, limit],
  );
}

/** Removes what is recorded about businesses that no longer exist. */
async function forget(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await importJournal.forget(tx, ids);
  await changeJournal.forget(tx, ids);
  await ruleJournal.forget(tx, ids);
  await slugs.forget(tx, ids);
}

/**
 * Undoes an import in batches: restores the previous values of businesses that it updated, and removes those that it added, without a
 * tombstone. Entries leave the journal when they are done, so an interrupted undo resumes.
 */
export const importUndo = {
  /** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
  async begin(tx: Transaction, importId: number, at: Date): Promise<void> {
    const entry = await importRow(tx, importId);
    const added = entry?.firstId === null ? await tx.value(HAS_ADDED, [importId]) : undefined;
    requireUndoable(importId, entry, added !== undefined, at);
    await tx.run("UPDATE imports SET state = 'undoing', heartbeat_at = $1 WHERE id = $2", [at.toISOString(), importId]);
  },

  /** Undoes at most `limit` businesses. */
  async batch(
    tx: Transaction,
    writer: BusinessWriter,
    importId: number,
    limit: number,
    at: Date,
  ): Promise<UndoBatchOutcome> {
    const merged = await writer.begin(tx);
    await merges.undoOfImport(tx, merged, importId, at.getTime());
    // restored businesses may be of this import, so they must be in the database before its businesses are selected
    await merged.end();
    const entries = await importJournal.first(tx, importId, limit);
    const row = await importRow(tx, importId);
    const ids = row === undefined ? [] : await addedIds(tx, importId, row, limit - entries.length);
    const unit = await writer.begin(tx);
    const restored = await restore(tx, unit, importId, entries, at.getTime());
    await unit.load({ ids });
    for (const id of ids) unit.remove(id);
    await unit.end();
    await forget(tx, ids);
    const removed = ids.length;
    await tx.run("UPDATE imports SET heartbeat_at = $1, outcome = $2 WHERE id = $3", [
      at.toISOString(),
      addUndoBatch(row?.outcome ?? "{}", { removed, restored }),
      importId,
    ]);
    return { removed, restored, isDone: entries.length + removed < limit };
  },

  /** Totals of the undo. `isLast`: false if another process finished it before. */
  async finish(
    tx: Transaction,
    importId: number,
  ): Promise<{ removed: number; restored: number; files: string[]; isLast: boolean }> {
    const finished = await tx.run("UPDATE imports SET state = 'undone' WHERE id = $1 AND state = 'undoing'", [
      importId,
    ]);
    const { outcome = "{}", files = "[]" } = (await importRow(tx, importId)) ?? {};
    return { ...undoTotals(outcome), files: JSON.parse(files), isLast: finished === 1 };
  },
};

const HAS_ADDED = "SELECT 1 FROM businesses WHERE import_id = $1 LIMIT 1";
