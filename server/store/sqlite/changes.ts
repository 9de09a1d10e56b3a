import { isExpiry } from "../changes/bin-selection.ts";
import { undoneAndLeft } from "../changes/entry-detail.ts";
import type { Changes, UndoState } from "../port/changes.ts";
import type { Engine } from "./engine.ts";
import { openChangeJournal } from "./history/change-journal.ts";
import { openChangeUndo } from "./history/change-undo.ts";
import { openRecycleBin } from "./history/recycle-bin.ts";
import { openImportJournal } from "./imports/import-journal.ts";
import { openValueHistory } from "./imports/value-history.ts";
import { openRuleJournal } from "./rules/rule-journal.ts";
import { openDeletedBusinesses } from "./write/deleted-businesses.ts";

export function createChanges({ db, transactions, writer, activity }: Engine): Changes {
  const { read, writeChunk, writePrivateChunk } = transactions;
  const deletedBusinesses = openDeletedBusinesses(db);
  const journal = openChangeJournal(db);
  const imports = openImportJournal(db);
  const ruleJournal = openRuleJournal(db);
  const undo = openChangeUndo(db, { writer, journal });
  const valueHistory = openValueHistory(db);
  const bin = openRecycleBin(db, deletedBusinesses);

  return {
    undoStates: (ids) =>
      read(() => {
        const states = new Map<number, UndoState>();
        for (const id of ids) {
          const state = journal.undoState(id);
          if (state !== undefined) states.set(id, state);
        }
        return states;
      }),
    previewUndo: (id, afterId, limit) => read(() => undo.preview(id, afterId, limit)),
    undo: (id, limit, entry) =>
      writeChunk(() => {
        const step = undo.undo(id, limit, entry.at);
        return { ...step, activityId: activity.recordCounts(entry, undoneAndLeft(step.counts)) };
      }),
    valueHistory: (businessId) => read(() => valueHistory(businessId)),
    deletedBusinesses: (filter, page) => read(() => bin.list(filter, page)),
    deletedBusiness: (id) => read(() => bin.find(id)),
    // Visitors see no difference, so the data version stays.
    emptyBin: (selection, limit, entry) =>
      writePrivateChunk(() => {
        const ids = bin.idsOf(selection, limit);
        for (const id of ids) {
          if (isExpiry(selection)) deletedBusinesses.forgetUndone(id);
          deletedBusinesses.erase(id);
          journal.forget(id);
          imports.forget(id);
          ruleJournal.forget(id);
        }
        return { erased: ids.length, activityId: activity.recordCounts(entry, { businesses: ids.length }) };
      }),
    expireImportUndos: (before, limit) => writePrivateChunk(() => journal.expireImportUndos(before, limit)),
  };
}
