import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { undoPreview, undoStep } from "../../changes/undo-plan.ts";
import type { JournalEntry } from "../../changes/written-fields.ts";
import { undoEntry, undoOutcome } from "../../unit-of-work/undo-change.ts";
import { openReopenImport } from "../imports/import-list.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { ChangeJournal } from "./change-journal.ts";

/** Undoes changes by administrators, in any order. Calls need the caller's transaction. */
export function openChangeUndo(db: Database, { writer, journal }: { writer: BusinessWriter; journal: ChangeJournal }) {
  const reopenImport = openReopenImport(db);

  function entriesOf(changeId: number, afterId: number, limit: number): JournalEntry[] {
    if (journal.undoState(changeId) === undefined) {
      throw new AppError("not-found", "This entry of the activity list is no change that can be undone.");
    }
    return journal.page(changeId, afterId, limit);
  }

  return {
    preview(changeId: number, afterId: number, limit: number) {
      const entries = entriesOf(changeId, afterId, limit);
      const outcomes = writer.read((unit) => entries.map((entry) => undoOutcome(unit, entry)));
      return undoPreview(entries, outcomes, limit);
    },
    undo(changeId: number, limit: number, at: Date) {
      const entries = entriesOf(changeId, 0, limit);
      const outcomes = writer.write((unit) => entries.map((entry) => undoEntry(unit, entry, at)));
      const step = undoStep(entries, outcomes, limit);
      if (step.isDone) {
        journal.setUndone(changeId);
        reopenImport(changeId);
      }
      return step;
    },
  };
}
