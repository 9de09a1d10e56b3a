import type { Database } from "better-sqlite3";
import { businessKeys } from "#domain/business/business-keys";
import { type DerivedField, derive, derivedFields } from "#domain/business/derived-fields";
import { businessUrl } from "#domain/publishing/page-url";
import { AppError } from "../../../errors.ts";
import type { BusinessRecord } from "../../port/directory.ts";
import type { UndoBatchOutcome } from "../../port/imports.ts";
import { type BusinessRow, businessRecord, fieldValues, type StoredValues } from "../../records/business-record.ts";
import type { ChangeJournal } from "../history/change-journal.ts";
import type { Merges } from "../history/merges.ts";
import { SELECT_BUSINESS } from "../read/select-business.ts";
import { openRuleJournal } from "../rules/rule-journal.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { HandEdits } from "../write/hand-edits.ts";
import type { Slugs } from "../write/slugs.ts";
import type { ImportJournal, JournalEntry } from "./import-journal.ts";
import { hasJournal, isSilent } from "./import-list.ts";

interface ImportRow {
  state: string;
  startedAt: string;
  heartbeatAt: string | null;
  outcome: string;
  files: string;
  firstId: number | null;
}

interface RevertibleValues {
  values: StoredValues;
  derived: DerivedField[];
}

interface UndoParts {
  writer: BusinessWriter;
  journal: ImportJournal;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
  merges: Merges;
  changes: ChangeJournal;
}

/**
 * Undoes an import in batches: businesses that it updated get their previous values, those that it added are removed
 * without a tombstone. Done entries leave the journal, so an interrupted undo resumes.
 */
export function openImportUndo(db: Database, { writer, journal, edits, slugs, deleted, merges, changes }: UndoParts) {
  const one = db.prepare<[number], ImportRow>(
    "SELECT state, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome, files, first_id AS firstId FROM imports WHERE id = ?",
  );
  const begin = db.prepare("UPDATE imports SET state = 'undoing', heartbeat_at = ? WHERE id = ?");
  const setOutcome = db.prepare("UPDATE imports SET heartbeat_at = ?, outcome = ? WHERE id = ?");
  const finish = db.prepare("UPDATE imports SET state = 'undone' WHERE id = ? AND state = 'undoing'");
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const added = db.prepare<[number, number, number], number>(
    `SELECT b.id FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
     WHERE i.id = ? AND b.import_id = ? ORDER BY b.id DESC LIMIT ?`,
  );
  added.pluck();
  const ruled = openRuleJournal(db);
  const hasAdded = db.prepare<[number]>("SELECT 1 FROM businesses WHERE import_id = ? LIMIT 1");

  let hasLaterImports = false;

  /**
   * The values that nobody changed after the import. Where a later import did, the value before both moves into its
   * journal entry. `derived`: fields to compute again from those that stay.
   */
  function revertibleValues(
    importId: number,
    { businessId, values }: JournalEntry,
    editedFields: string[],
  ): RevertibleValues {
    const later = hasLaterImports ? journal.after(businessId, importId) : [];
    const laterEntry = (field: string) => later.find((entry) => field in entry.values);
    const derived = derivedFields((field) => editedFields.includes(field));
    const own: StoredValues = {};
    const changedEntries = new Set<(typeof later)[number]>();
    for (const field of Object.keys(values) as (keyof StoredValues)[]) {
      const holder = laterEntry(field);
      if (holder !== undefined) {
        holder.values[field] = values[field];
        changedEntries.add(holder);
      } else if (!editedFields.includes(field) && !(derived as string[]).includes(field)) {
        own[field] = values[field];
      }
    }
    for (const entry of changedEntries) journal.rewrite(entry.importId, entry);
    if (!derived.includes("phoneE164") && (laterEntry("phone") || laterEntry("country"))) derived.push("phoneE164");
    return { values: own, derived };
  }

  /** A canonical address by the previous slug is replaced by the current one. */
  function currentCanonicalUrl({ id, slug, canonicalUrl }: BusinessRecord): string | null {
    const [, urlSlug = slug] = /^\/details\/([a-z0-9-]+)$/.exec(canonicalUrl ?? "") ?? [];
    return urlSlug !== slug && slugs.ownerOf(urlSlug) === id ? businessUrl(slug) : canonicalUrl;
  }

  /** The previous time of change returns if nobody changed the business since. */
  function reverted(
    business: BusinessRecord,
    entry: JournalEntry,
    { values, derived }: RevertibleValues,
    at: number,
  ): BusinessRecord {
    const isUntouched = Date.parse(business.updatedAt) === entry.updatedAt;
    const updatedAt = isUntouched ? entry.previousUpdatedAt : Math.max(at, Date.parse(business.updatedAt) + 1);
    const previous = derive({ ...business, ...(fieldValues(values) as Partial<BusinessRecord>) }, derived);
    return { ...previous, canonicalUrl: currentCanonicalUrl(previous), updatedAt: new Date(updatedAt).toISOString() };
  }

  /** Whether a business was changed. */
  function restore(importId: number, entry: JournalEntry, at: number): boolean {
    const { businessId } = entry;
    journal.remove(importId, businessId);
    const row = whole.get(businessId);
    const tombstone = row === undefined ? deleted.record(businessId) : undefined;
    if (row === undefined && tombstone === undefined) return false;
    const editedFields = tombstone?.editedFields ?? edits.of(businessId);
    const revertible = revertibleValues(importId, entry, editedFields);
    changes.rebase(businessId, fieldValues(heldByEdits(entry.values, editedFields)));
    if (Object.keys(revertible.values).length === 0) return false;
    if (tombstone !== undefined) {
      deleted.rewrite({ ...tombstone, business: reverted(tombstone.business, entry, revertible, at) });
    } else if (row !== undefined) {
      const business = reverted(businessRecord(row), entry, revertible, at);
      writer.replace(businessId, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    }
    return true;
  }

  /** An import that was killed, by a program version that did not count as it went. */
  function cutOff({ firstId }: ImportRow, importId: number): string | undefined {
    const isUnknown = firstId === null && hasAdded.get(importId) !== undefined;
    return isUnknown ? "was cut off and kept no count of what it did" : undefined;
  }

  function remove(id: number) {
    writer.remove(id);
    journal.forget(id);
    changes.forget(id);
    ruled.forget(id);
    slugs.forget(id);
  }

  return {
    /** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
    begin(importId: number, at: Date) {
      const entry = one.get(importId);
      if (entry === undefined) throw new AppError("not-found", `There is no import ${importId}.`);
      if (entry.state === "undone") throw new AppError("conflict", `Import ${importId} was taken back before.`);
      if (entry.state === "running" && !isSilent(entry, at)) {
        throw new AppError(
          "conflict",
          `Import ${importId} is still running. Stop it first; if it was just killed, try again in two minutes.`,
        );
      }
      const unknown = hasJournal(entry) ? cutOff(entry, importId) : "did not keep what it wrote over";
      if (unknown !== undefined) throw notRemembered(importId, unknown);
      begin.run(at.toISOString(), importId);
    },

    /** Undoes at most `limit` businesses. */
    batch(importId: number, limit: number, at: Date): UndoBatchOutcome {
      writer.begin();
      merges.undoOfImport(importId, at.getTime());
      hasLaterImports = journal.anyAfter(importId);
      const entries = journal.first(importId, limit);
      let restored = 0;
      for (const entry of entries) if (restore(importId, entry, at.getTime())) restored++;
      const ids = entries.length < limit ? added.all(importId, importId, limit - entries.length) : [];
      for (const id of ids) remove(id);
      writer.end();
      const outcome = JSON.parse(one.get(importId)?.outcome ?? "{}");
      const removed = (outcome.removed ?? 0) + ids.length;
      setOutcome.run(
        at.toISOString(),
        JSON.stringify({ ...outcome, removed, restored: (outcome.restored ?? 0) + restored }),
        importId,
      );
      return { removed: ids.length, restored, isDone: entries.length + ids.length < limit };
    },

    /** Totals of the undo. `isLast`: false if another process finished it before. */
    finish(importId: number): { removed: number; restored: number; files: string[]; isLast: boolean } {
      const isLast = finish.run(importId).changes === 1;
      const { outcome = "{}", files = "[]" } = one.get(importId) ?? {};
      const { removed = 0, restored = 0 } = JSON.parse(outcome);
      return { removed, restored, files: JSON.parse(files), isLast };
    },
  };
}

/** The values of fields that were edited by hand after the import. */
function heldByEdits(values: StoredValues, editedFields: readonly string[]): StoredValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => editedFields.includes(field)));
}

function notRemembered(importId: number, why: string): AppError {
  return new AppError(
    "conflict",
    `Import ${importId} cannot be taken back: it was made by an earlier version of Mainstreet and ${why}. What it brought stays; delete by hand what should not be there, or restore a backup from before it.`,
  );
}
