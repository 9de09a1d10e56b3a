import { isExpiry } from "../changes/bin-selection.ts";
import { undoneAndLeft } from "../changes/entry-detail.ts";
import type { Changes } from "../port/changes.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";
import { changeJournal } from "./history/change-journal.ts";
import { changeUndo } from "./history/change-undo.ts";
import { recycleBin } from "./history/recycle-bin.ts";
import { importJournal } from "./imports/import-journal.ts";
import { valueHistoryOf } from "./imports/value-history.ts";
import { ruleJournal } from "./rules/rule-journal.ts";
import { deletedBusinesses } from "./write/deleted-businesses.ts";

export function createChanges({ transactions, writer }: Engine): Changes {
  const { read, writeChunk, writePrivateChunk } = transactions;

  return {
    undoStates: (ids) => read((tx) => changeJournal.undoStates(tx, ids)),
    previewUndo: (id, afterId, limit) => read((tx) => changeUndo.preview(tx, writer, id, afterId, limit)),
    undo: (id, limit, entry) =>
      writeChunk(async (tx) => {
        const step = await changeUndo.undo(tx, writer, id, limit, entry.at);
        return { ...step, activityId: await activity.recordCounts(tx, entry, undoneAndLeft(step.counts)) };
      }),
    valueHistory: (businessId) => read((tx) => valueHistoryOf(tx, businessId)),
    deletedBusinesses: (filter, page) => read((tx) => recycleBin.list(tx, filter, page)),
    deletedBusiness: (id) => read((tx) => recycleBin.find(tx, id)),
    // Visitors see no difference, so the data version stays.
    emptyBin: (selection, limit, entry) =>
      writePrivateChunk(async (tx) => {
        const ids = await recycleBin.idsOf(tx, selection, limit);
        if (isExpiry(selection)) await deletedBusinesses.forgetUndone(tx, ids);
        await deletedBusinesses.erase(tx, ids);
        await changeJournal.forget(tx, ids);
        await importJournal.forget(tx, ids);
        await ruleJournal.forget(tx, ids);
        return { erased: ids.length, activityId: await activity.recordCounts(tx, entry, { businesses: ids.length }) };
      }),
    expireImportUndos: (before, limit) => writePrivateChunk((tx) => changeJournal.expireImportUndos(tx, before, limit)),
  };
}
