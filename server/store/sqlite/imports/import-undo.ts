import type { Database } from "better-sqlite3";
import { businessKeys } from "#domain/business/business-keys";
import { type DerivedField, derive, derivedFields } from "#domain/business/derived-fields";
import { businessUrl } from "#domain/publishing/page-url";
import { AppError } from "../../../errors.ts";
import type { BusinessRecord } from "../../port/directory.ts";
import type { UndoBatchOutcome } from "../../port/imports.ts";
import {
  type BusinessRow,
  businessRecord,
  fieldValues,
  SELECT_BUSINESS,
  type StoredValues,
} from "../read/business-record.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { HandEdits } from "../write/hand-edits.ts";
import type { Slugs } from "../write/slugs.ts";
import type { ImportJournal, JournalEntry } from "./import-journal.ts";
import { isRemembered, isSilent } from "./import-list.ts";

interface ImportRow {
  state: string;
  startedAt: string;
  heartbeatAt: string | null;
  outcome: string;
  files: string;
  firstId: number | null;
}

interface StillThere {
  values: StoredValues;
  derived: DerivedField[];
}

interface UndoParts {
  writer: BusinessWriter;
  journal: ImportJournal;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
}

/**
 * Takes an import back, some businesses in each transaction: those it updated get back what it wrote over, those it
 * added go without a mark. What is done is struck from the journal, so that whoever stops half-way can go on.
 */
export function openImportUndo(db: Database, { writer, journal, edits, slugs, deleted }: UndoParts) {
  const one = db.prepare<[number], ImportRow>(
    "SELECT state, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome, files, first_id AS firstId FROM imports WHERE id = ?",
  );
  const begin = db.prepare("UPDATE imports SET state = 'undoing', heartbeat_at = ? WHERE id = ?");
  const note = db.prepare("UPDATE imports SET heartbeat_at = ?, outcome = ? WHERE id = ?");
  const finish = db.prepare("UPDATE imports SET state = 'undone' WHERE id = ? AND state = 'undoing'");
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const added = db.prepare<[number, number, number], number>(
    `SELECT b.id FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
     WHERE i.id = ? AND b.import_id = ? ORDER BY b.id DESC LIMIT ?`,
  );
  added.pluck();
  const hasAdded = db.prepare<[number]>("SELECT 1 FROM businesses WHERE import_id = ? LIMIT 1");

  let checkLater = false;

  /**
   * What of an import's changes nobody has changed since; the next import that did takes over what was before both.
   * `derived`: what then follows from fields that stay.
   */
  function stillThere(importId: number, { businessId, values }: JournalEntry, editedFields: string[]): StillThere {
    const later = checkLater ? journal.after(businessId, importId) : [];
    const holds = (field: string) => later.find((entry) => field in entry.values);
    const derived = derivedFields((field) => editedFields.includes(field));
    const mine: StoredValues = {};
    const heirs = new Set<(typeof later)[number]>();
    for (const field of Object.keys(values) as (keyof StoredValues)[]) {
      const holder = holds(field);
      if (holder !== undefined) {
        holder.values[field] = values[field];
        heirs.add(holder);
      } else if (!editedFields.includes(field) && !(derived as string[]).includes(field)) {
        mine[field] = values[field];
      }
    }
    for (const heir of heirs) journal.rewrite(heir.importId, heir);
    if (!derived.includes("phoneE164") && (holds("phone") || holds("country"))) derived.push("phoneE164");
    return { values: mine, derived };
  }

  /** A slug given by hand since leaves a canonical address that names the page by the one before. */
  function presentAddress({ id, slug, canonicalUrl }: BusinessRecord): string | null {
    const [, named = slug] = /^\/details\/([a-z0-9-]+)$/.exec(canonicalUrl ?? "") ?? [];
    return named !== slug && slugs.ownerOf(named) === id ? businessUrl(slug) : canonicalUrl;
  }

  /** The time of change is the former one again if nobody has touched the business since. */
  function reverted(
    business: BusinessRecord,
    entry: JournalEntry,
    { values, derived }: StillThere,
    at: number,
  ): BusinessRecord {
    const untouched = Date.parse(business.updatedAt) === entry.updatedAt;
    const updatedAt = untouched ? entry.previousUpdatedAt : Math.max(at, Date.parse(business.updatedAt) + 1);
    const former = derive({ ...business, ...(fieldValues(values) as Partial<BusinessRecord>) }, derived);
    return { ...former, canonicalUrl: presentAddress(former), updatedAt: new Date(updatedAt).toISOString() };
  }

  /** Whether a business was changed. */
  function restore(importId: number, entry: JournalEntry, at: number): boolean {
    const { businessId } = entry;
    journal.remove(importId, businessId);
    const row = whole.get(businessId);
    const mark = row === undefined ? deleted.record(businessId) : undefined;
    if (row === undefined && mark === undefined) return false;
    const editedFields = mark?.editedFields ?? edits.of(businessId);
    const still = stillThere(importId, entry, editedFields);
    if (Object.keys(still.values).length === 0) return false;
    if (mark !== undefined) {
      deleted.rewrite({ ...mark, business: reverted(mark.business, entry, still, at) });
    } else if (row !== undefined) {
      const business = reverted(businessRecord(row), entry, still, at);
      writer.replace(businessId, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    }
    return true;
  }

  /** An import that was killed before imports were counted as they went on. */
  function cutOff({ firstId }: ImportRow, importId: number): string | undefined {
    const isUnknown = firstId === null && hasAdded.get(importId) !== undefined;
    return isUnknown ? "was cut off and kept no count of what it did" : undefined;
  }

  function remove(id: number) {
    writer.remove(id);
    journal.forget(id);
    slugs.forget(id);
  }

  return {
    /** Errors: AppError `not-found`, and `conflict` for an import that runs, was taken back before or is not remembered. */
    begin(importId: number, at: Date) {
      const found = one.get(importId);
      if (found === undefined) throw new AppError("not-found", `There is no import ${importId}.`);
      if (found.state === "undone") throw new AppError("conflict", `Import ${importId} was taken back before.`);
      if (found.state === "running" && !isSilent(found, at)) {
        throw new AppError(
          "conflict",
          `Import ${importId} is still running. Stop it first; if it was just killed, try again in two minutes.`,
        );
      }
      const unknown = isRemembered(found) ? cutOff(found, importId) : "did not keep what it wrote over";
      if (unknown !== undefined) throw notRemembered(importId, unknown);
      begin.run(at.toISOString(), importId);
    },

    /** Takes back at most `limit` businesses; `isDone` when nothing is left of the import. */
    batch(importId: number, limit: number, at: Date): UndoBatchOutcome {
      writer.begin();
      checkLater = journal.anyAfter(importId);
      const entries = journal.first(importId, limit);
      let restored = 0;
      for (const entry of entries) if (restore(importId, entry, at.getTime())) restored++;
      const ids = entries.length < limit ? added.all(importId, importId, limit - entries.length) : [];
      for (const id of ids) remove(id);
      writer.end();
      const outcome = JSON.parse(one.get(importId)?.outcome ?? "{}");
      const removed = (outcome.removed ?? 0) + ids.length;
      note.run(
        at.toISOString(),
        JSON.stringify({ ...outcome, removed, restored: (outcome.restored ?? 0) + restored }),
        importId,
      );
      return { removed: ids.length, restored, isDone: entries.length + ids.length < limit };
    },

    /** What was taken back in all, of which files; `isLast`: by nobody else before. */
    finish(importId: number): { removed: number; restored: number; files: string[]; isLast: boolean } {
      const isLast = finish.run(importId).changes === 1;
      const { outcome = "{}", files = "[]" } = one.get(importId) ?? {};
      const { removed = 0, restored = 0 } = JSON.parse(outcome);
      return { removed, restored, files: JSON.parse(files), isLast };
    },
  };
}

function notRemembered(importId: number, why: string): AppError {
  return new AppError(
    "conflict",
    `Import ${importId} cannot be taken back: it was made by an earlier version of Mainstreet and ${why}. What it brought stays; delete by hand what should not be there, or restore a backup from before it.`,
  );
}
