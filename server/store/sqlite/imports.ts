import { headerSetKey } from "#domain/import-row/columns/column-choices";
import type { Imports } from "../port/imports.ts";
import { countOtherNames } from "../unit-of-work/import-rows.ts";
import { shrinkCache, tuneForImport } from "./connection/open-database.ts";
import type { Engine } from "./engine.ts";
import { openKindRenewal } from "./history/renew-kinds.ts";
import { openColumnMappings } from "./imports/column-mappings.ts";
import { openDryRun } from "./imports/dry-run.ts";
import { openImportList } from "./imports/import-list.ts";
import { openImportUndo } from "./imports/import-undo.ts";
import { openImportWriter } from "./imports/import-writer.ts";
import { buildListIndexes, dropListIndexes } from "./write/list-indexes.ts";

export function createImports({ db, counters, transactions, writer, longWrites, activity }: Engine): Imports {
  const { read, write, writeChunk, writePrivate } = transactions;
  const renewKinds = openKindRenewal(db, { counters, writer, transactions });
  const imports = openImportWriter(db, writer);
  const importList = openImportList(db);
  const dryRun = openDryRun(db, writer);
  const mappings = openColumnMappings(db);
  const undo = openImportUndo(db, { writer, activity });

  return {
    async begin(files, actor, at) {
      tuneForImport(db, true);
      return await writePrivate(() => {
        if (counters.get("listed") === 0) dropListIndexes(db);
        return imports.begin(files, actor, at);
      });
    },
    writeBatch: (importId, batch, onDuplicate, at, onSkipped) =>
      writeChunk(() => {
        longWrites.heartbeat(at);
        return imports.batch({ importId, businesses: batch, onDuplicate, at, onSkipped });
      }),
    async finish(importId, outcome, at) {
      shrinkCache(db);
      await writePrivate(() => buildListIndexes(db));
      await renewKinds(() => longWrites.heartbeat(at));
      // Checkpoint before the import ends: then visitors request every page anew and should not share the disk with it.
      tuneForImport(db, false);
      return writePrivate(() => {
        longWrites.end();
        const isFinished = imports.finish(importId, outcome, at);
        // The import was marked as interrupted although it was only slow.
        if (isFinished) activity.removeInterrupted(importId);
        return isFinished;
      });
    },
    list: (limit, at) => read(() => importList.newest(limit, at)),
    noteRemainingRejects: (importId, rows) => writePrivate(() => importList.noteRemainingRejects(importId, rows)),
    async markInterrupted(actor, at) {
      if (!(await read(importList.hasRunning))) return;
      await writePrivate(() => importList.interrupt(actor, at).forEach(activity.record));
    },
    columnMappings: () => read(() => mappings.all()),
    saveColumnMapping: (mapping) => writePrivate(() => mappings.save(headerSetKey(mapping.headers), mapping)),
    countOtherNames: (batch, onDuplicate) =>
      read(() => writer.read((unit) => countOtherNames(unit, batch, onDuplicate))),
    dryRunBatch: (batch, onDuplicate) => read(() => dryRun.batch(batch, onDuplicate)),
    endDryRun: () => read(() => dryRun.end()),
    previewUndo: (importId, at) => read(() => undo.preview(importId, at)),
    async beginUndo(importId, options, at) {
      const activityId = await writePrivate(() => undo.begin(importId, options, at));
      tuneForImport(db, true);
      return activityId;
    },
    undoBatch: (importId, limit, at) =>
      writeChunk(() => {
        const batch = undo.batch(importId, limit, at);
        if (batch.isDone) longWrites.end();
        else longWrites.heartbeat(at);
        return batch;
      }),
    async finishUndo(importId, at) {
      const totals = await write(() => undo.finish(importId));
      await renewKinds(() => longWrites.heartbeat(at));
      await writePrivate(() => longWrites.end());
      tuneForImport(db, false);
      return totals;
    },
  };
}
