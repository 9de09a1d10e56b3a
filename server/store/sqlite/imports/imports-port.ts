import type { Database } from "better-sqlite3";
import type { Imports } from "../../port/imports.ts";
import type { openLongWrites } from "../connection/long-writes.ts";
import { leaveMemoryToSorting, prepareForImport } from "../connection/open-database.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { openActivity } from "../history/activity.ts";
import type { Counters } from "../write/counters.ts";
import { buildListIndexes, dropListIndexes } from "../write/list-indexes.ts";
import type { openDryRun } from "./dry-run.ts";
import type { openImportList } from "./import-list.ts";
import type { openImportUndo } from "./import-undo.ts";
import type { openImports } from "./imports.ts";

interface ImportsParts {
  transactions: Transactions;
  counters: Counters;
  imports: ReturnType<typeof openImports>;
  importList: ReturnType<typeof openImportList>;
  dryRun: ReturnType<typeof openDryRun>;
  undo: ReturnType<typeof openImportUndo>;
  longWrites: ReturnType<typeof openLongWrites>;
  activity: ReturnType<typeof openActivity>;
}

/** The part of the port that imports, tries imports out and undoes them. */
export function openImportsPort(db: Database, parts: ImportsParts): Imports {
  const { transactions, counters, imports, importList, dryRun, undo, longWrites, activity } = parts;
  const { read, note, changeInSteps } = transactions;
  return {
    async begin(files, actor, at) {
      prepareForImport(db, true);
      return await note(() => {
        if (counters.get("listed") === 0) dropListIndexes(db);
        return imports.begin(files, actor, at);
      });
    },
    writeBatch: (importId, batch, onDuplicate, at) =>
      changeInSteps(() => {
        longWrites.goOn(at);
        return imports.batch(importId, batch, onDuplicate, at);
      }),
    async finish(importId, outcome, at) {
      leaveMemoryToSorting(db);
      await note(() => buildListIndexes(db));
      // Checkpoint before the import ends: then visitors want every page anew and should not share the disk with it.
      prepareForImport(db, false);
      return note(() => {
        longWrites.end();
        return imports.finish(importId, outcome, at);
      });
    },
    list: (limit, at) => read(() => importList.newest(limit, at)),
    markInterrupted: (actor, at) =>
      note(() => {
        if (actor !== undefined) importList.interrupt(actor);
        importList.interruptSilent(at);
      }),
    dryRunBatch: (batch, onDuplicate) => read(() => dryRun.batch(batch, onDuplicate)),
    endDryRun: () => read(() => dryRun.end()),
    async beginUndo(importId, at) {
      await note(() => undo.begin(importId, at));
      prepareForImport(db, true);
    },
    undoBatch: (importId, limit, at) =>
      changeInSteps(() => {
        const batch = undo.batch(importId, limit, at);
        if (batch.isDone) longWrites.end();
        else longWrites.goOn(at);
        return batch;
      }),
    async finishUndo(importId, actor, at) {
      const undone = await note(() => {
        const { isLast, files, ...counts } = undo.finish(importId);
        const detail = { importId, files, ...counts };
        if (isLast) activity.record({ at: at.toISOString(), actor, action: "undo", detail });
        return counts;
      });
      prepareForImport(db, false);
      return undone;
    },
  };
}
