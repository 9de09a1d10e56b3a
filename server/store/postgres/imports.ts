import { headerSetKey } from "#domain/import-row/columns/column-choices";
import type { Imports } from "../port/imports.ts";
import { longWrites } from "./connection/long-writes.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";
import { renewKinds } from "./history/renew-kinds.ts";
import { columnMappings } from "./imports/column-mappings.ts";
import { openDryRun } from "./imports/dry-run.ts";
import { importList } from "./imports/import-list.ts";
import { importUndo } from "./imports/import-undo.ts";
import { importWriter } from "./imports/import-writer.ts";
import { buildListIndexes, dropListIndexes } from "./write/list-indexes.ts";

export function createImports({ transactions, writer }: Engine): Imports {
  const { read, write, writeChunk, writePrivate } = transactions;
  const dryRun = openDryRun(writer);

  return {
    begin: (files, actor, at) =>
      writePrivate(async (tx) => {
        if (tx.counter("listed") === 0) await dropListIndexes(tx);
        return await importWriter.begin(tx, files, actor, at);
      }),
    writeBatch(importId, batch, onDuplicate, at, onSkipped) {
      const businesses = [...batch];
      return writeChunk((tx) => {
        longWrites.heartbeat(tx, at);
        return importWriter.batch(tx, writer, { importId, businesses, onDuplicate, at, onSkipped });
      });
    },
    async finish(importId, outcome, at) {
      await writePrivate(buildListIndexes);
      await renewKinds({ writer, transactions }, (tx) => longWrites.heartbeat(tx, at));
      return await writePrivate(async (tx) => {
        longWrites.end(tx);
        const isFinished = await importWriter.finish(tx, importId, outcome, at);
        // The import was marked as interrupted although it was only slow.
        if (isFinished) await activity.removeInterrupted(tx, importId);
        return isFinished;
      });
    },
    list: (limit, at) => read((tx) => importList.newest(tx, limit, at)),
    noteRemainingRejects: (importId, rows) => writePrivate((tx) => importList.noteRemainingRejects(tx, importId, rows)),
    async markInterrupted(actor, at) {
      if (!(await read(importList.hasRunning))) return;
      await writePrivate(async (tx) => {
        for (const entry of await importList.interrupt(tx, actor, at)) await activity.record(tx, entry);
      });
    },
    columnMappings: () => read(columnMappings.all),
    saveColumnMapping: (mapping) =>
      writePrivate((tx) => columnMappings.save(tx, headerSetKey(mapping.headers), mapping)),
    countOtherNames: (batch, onDuplicate) =>
      read((tx) => importWriter.countOtherNames(tx, writer, [...batch], onDuplicate)),
    dryRunBatch: (batch, onDuplicate) => read((tx) => dryRun.batch(tx, batch, onDuplicate)),
    async endDryRun() {
      dryRun.end();
    },
    previewUndo: (importId, at) => read((tx) => importUndo.preview(tx, importId, at)),
    beginUndo: (importId, options, at) => writePrivate((tx) => importUndo.begin(tx, importId, options, at)),
    undoBatch: (importId, limit, at) =>
      writeChunk(async (tx) => {
        const batch = await importUndo.batch(tx, writer, importId, limit, at);
        if (batch.isDone) longWrites.end(tx);
        else longWrites.heartbeat(tx, at);
        return batch;
      }),
    async finishUndo(importId, at) {
      const totals = await write((tx) => importUndo.finish(tx, importId));
      await renewKinds({ writer, transactions }, (tx) => longWrites.heartbeat(tx, at));
      await writePrivate(async (tx) => longWrites.end(tx));
      return totals;
    },
  };
}
