import { businessKeys } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import {
  handOver,
  outcomeOfPlan,
  type UndoOutcome,
  undoneVersion,
  undoPlan,
  undoPreview,
  undoStep,
} from "../../changes/undo-plan.ts";
import { type JournalEntry, overwrittenAgain, type WrittenFields } from "../../changes/written-fields.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import type { ImportJournal } from "../imports/import-journal.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { HandEdits } from "../write/hand-edits.ts";
import type { Slugs } from "../write/slugs.ts";
import type { ChangeJournal } from "./change-journal.ts";

interface ChangeUndoParts {
  writer: BusinessWriter;
  journal: ChangeJournal;
  imports: ImportJournal;
  /** Lets an import count as before its undo, by the id of that change. */
  reopenImport: (changeId: number) => void;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
  /** Whether the business was restored. */
  restore: (id: number, at: Date) => boolean;
}

/** Undoes changes by administrators, in any order. Calls need the caller's transaction. */
export function openChangeUndo(parts: ChangeUndoParts) {
  const { writer, journal, imports, reopenImport, edits, slugs, deleted, restore } = parts;

  /** The business, present or in the recycle bin. */
  const recordOf = (id: number): DeletedRecord | undefined => writer.record(id) ?? deleted.record(id);

  const planOf = ({ changeId, businessId }: JournalEntry, written: WrittenFields, record: DeletedRecord) =>
    undoPlan(written, record, journal.after(businessId, changeId), slugs.ownerOf);

  function outcomeOf(entry: JournalEntry): UndoOutcome {
    const present = writer.record(entry.businessId);
    if (entry.removed !== undefined) {
      return writer.known(entry.removed.business.placeId) === undefined ? "undone" : "changed";
    }
    if (entry.written === undefined) {
      if (present !== undefined) return "changed";
      return deleted.record(entry.businessId) === undefined ? "gone" : "undone";
    }
    const record = present ?? deleted.record(entry.businessId);
    if (record === undefined) return "gone";
    return outcomeOfPlan(planOf(entry, entry.written, record));
  }

  function revert(entry: JournalEntry, written: WrittenFields, at: number) {
    const { businessId } = entry;
    const record = recordOf(businessId);
    if (record === undefined) return;
    const plan = planOf(entry, written, record);
    for (const later of handOver(written, plan)) journal.save(later);
    if (plan.returning.length === 0) return;
    const undone = undoneVersion(written, record, plan, at);
    const overwritten = overwrittenAgain(written, plan.returning, undone.business.updatedAt);
    if (overwritten !== undefined) imports.addAgain(overwritten);
    if (writer.record(businessId) === undefined) {
      deleted.rewrite(undone);
      return;
    }
    const { business, editedFields } = undone;
    if (business.slug !== record.business.slug) slugs.rename(businessId, record.business.slug, business.slug);
    writer.replace(businessId, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    edits.set(businessId, editedFields);
  }

  function undoOne(entry: JournalEntry, at: Date): UndoOutcome {
    const outcome = outcomeOf(entry);
    if (entry.removed !== undefined) {
      if (outcome === "undone") writer.restore(entry.removed);
    } else if (entry.written === undefined) {
      if (outcome === "undone" && !restore(entry.businessId, at)) return "gone";
    } else if (outcome !== "gone") revert(entry, entry.written, at.getTime());
    journal.remove(entry);
    return outcome;
  }

  function entriesOf(changeId: number, afterId: number, limit: number): JournalEntry[] {
    if (journal.undoState(changeId) === undefined) {
      throw new AppError("not-found", "This entry of the activity list is no change that can be undone.");
    }
    return journal.page(changeId, afterId, limit);
  }

  return {
    preview(changeId: number, afterId: number, limit: number) {
      const entries = entriesOf(changeId, afterId, limit);
      return undoPreview(entries, entries.map(outcomeOf), limit);
    },
    undo(changeId: number, limit: number, at: Date) {
      const entries = entriesOf(changeId, 0, limit);
      writer.begin();
      const outcomes = entries.map((entry) => undoOne(entry, at));
      writer.end();
      const step = undoStep(entries, outcomes, limit);
      if (step.isDone) {
        journal.setUndone(changeId);
        reopenImport(changeId);
      }
      return step;
    },
  };
}
