import { AppError } from "../../../errors.ts";
import { undoPreview, undoStep } from "../../changes/undo-plan.ts";
import type { JournalEntry } from "../../changes/written-fields.ts";
import { undoEntry, undoOutcome } from "../../unit-of-work/undo-change.ts";
import type { Transaction } from "../connection/transaction.ts";
import { reopenImport } from "../imports/import-list.ts";
import type { LoadedUnit } from "../unit-of-work/loaded-unit.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { changeJournal } from "./change-journal.ts";

async function entriesOf(
  tx: Transaction,
  changeId: number,
  afterId: number,
  limit: number,
): Promise<readonly JournalEntry[]> {
  if ((await changeJournal.undoStates(tx, [changeId])).size === 0) {
    throw new AppError("not-found", "This entry of the activity list is no change that can be undone.");
  }
  return changeJournal.page(tx, changeId, afterId, limit);
}

/** Loads what the undo of these entries of a change needs. */
async function load(tx: Transaction, unit: LoadedUnit, changeId: number, entries: readonly JournalEntry[]) {
  const ids = entries.map(({ businessId }) => businessId);
  const editedIds = entries.filter(({ written }) => written !== undefined).map(({ businessId }) => businessId);
  await unit.load({
    ids,
    records: entries.flatMap(({ removed }) => removed ?? []),
    slugs: entries.flatMap(({ written }) => written?.before.slug ?? []),
  });
  await unit.loadDeleted(unit.absent(ids));
  await unit.changes.load(tx, editedIds, changeId);
}

/** Undoes changes by administrators, in any order. */
export const changeUndo = {
  /** See `Changes.previewUndo`. */
  async preview(tx: Transaction, writer: BusinessWriter, changeId: number, afterId: number, limit: number) {
    const entries = await entriesOf(tx, changeId, afterId, limit);
    const unit = await writer.begin(tx);
    await load(tx, unit, changeId, entries);
    const outcomes = entries.map((entry) => undoOutcome(unit, entry));
    return undoPreview(entries, outcomes, limit);
  },

  /** See `Changes.undo`. */
  async undo(tx: Transaction, writer: BusinessWriter, changeId: number, limit: number, at: Date) {
    const entries = await entriesOf(tx, changeId, 0, limit);
    const outcomes = await writer.write(tx, async (unit) => {
      await load(tx, unit, changeId, entries);
      return entries.map((entry) => undoEntry(unit, entry, at));
    });
    const step = undoStep(entries, outcomes, limit);
    if (step.isDone) {
      await changeJournal.setUndone(tx, changeId);
      await reopenImport(tx, changeId);
    }
    return step;
  },
};
