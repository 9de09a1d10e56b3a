import { AppError } from "../../errors.ts";
import { openFileTarget } from "../sqlite/copy/copy-target.ts";
import { inFileSnapshot } from "../sqlite/copy/snapshot.ts";
import type { StoreOptions } from "../store-options.ts";
import { compareTables } from "./compare-tables.ts";
import { COPIED_TABLES } from "./copied-tables.ts";
import type { CopyProgress, CopyTarget } from "./copy-target.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { TableSource } from "./table-source.ts";

/** A PostgreSQL database, or without one a SQLite file. */
export type StoreAddress = Pick<StoreOptions, "file" | "postgres">;
export type CopyStep = "copying" | "indexing" | "comparing";

export interface CopyStoreOptions {
  from: StoreAddress;
  /** The target, which must not hold a directory. */
  to: StoreAddress;
  signal?: AbortSignal | undefined;
  onProgress: (step: CopyStep, rows: number, total: number) => void;
  /** Called before the first row, when it is known whether an interrupted copy is resumed. */
  onBegin: (beginning: CopyBeginning) => void;
}

/** "restarted" means that an interrupted copy starts over, because its source has changed. */
export type CopyBeginning = "new" | "resumed" | "restarted";

export interface StoreCopy {
  /** Numbers of copied and compared rows, by table. */
  rows: Record<string, number>;
  /** The source was changed after its snapshot. */
  hasSourceChanged: boolean;
}

/**
 * Copies a snapshot of a directory in transactions of some thousand rows, so that an interrupted copy can be resumed, then compares both
 * sides column by column. Until then nobody can use the copy. Errors: AppError `not-found` and `conflict` for a source or a target that
 * cannot be used, which leave the target as it was; `storage`, `unreadable`; `cancelled` after an abort.
 */
export async function copyStore(options: CopyStoreOptions): Promise<StoreCopy> {
  const { from, to } = options;
  const { rows, fingerprint } = await inSnapshot(from, async (source) => {
    const target = await openTarget(to);
    try {
      return await copySnapshot(source, target, options);
    } finally {
      await target.close();
    }
  });
  return { rows, hasSourceChanged: (await inSnapshot(from, fingerprintOf)) !== fingerprint };
}

async function copySnapshot(
  source: TableSource,
  target: CopyTarget,
  { signal, onProgress, onBegin }: CopyStoreOptions,
): Promise<{ rows: Record<string, number>; fingerprint: string }> {
  const fingerprint = await fingerprintOf(source);
  const earlier = await target.progress();
  const isResumed = earlier?.source === fingerprint;
  onBegin(isResumed ? "resumed" : earlier === undefined ? "new" : "restarted");
  if (!isResumed) await target.begin(fingerprint);
  let total = 0;
  for (const table of COPIED_TABLES) total += await source.countRows(table);
  const report = (step: CopyStep, rows: number) => {
    if (signal?.aborted) throw new AppError("cancelled", "The copy was stopped. The same command continues it.");
    onProgress(step, rows, total);
  };
  await copyRows(source, target, isResumed ? earlier : { source: fingerprint }, (rows) => report("copying", rows));
  await target.derive((fraction) => report("indexing", Math.round(fraction * total)));
  const compare = (copy: TableSource) => compareTables(source, copy, (count) => report("comparing", count));
  const rows = await target.inSnapshot(compare).catch(async (error: unknown) => {
    // The copy differs from its source: the next one must start over.
    if (error instanceof AppError && error.code === "conflict") await target.forget();
    throw error;
  });
  await target.finish();
  return { rows, fingerprint };
}

/** Copies the rows after the last one of an earlier copy. */
async function copyRows(
  source: TableSource,
  target: CopyTarget,
  earlier: CopyProgress,
  onProgress: (rows: number) => void,
): Promise<void> {
  const firstIndex = Math.max(
    0,
    COPIED_TABLES.findIndex(({ name }) => name === earlier.table),
  );
  let doneRows = 0;
  for (const [number, table] of COPIED_TABLES.entries()) {
    if (number < firstIndex) doneRows += await source.countRows(table);
    else {
      const columns = await source.columns(table);
      const positions = table.key.map((column) => columns.indexOf(column));
      const afterKey = table.name === earlier.table ? earlier.after : undefined;
      for await (const rows of source.rows(table, columns, afterKey)) {
        const lastRow = rows.at(-1);
        const key = positions.map((position) => lastRow?.[position] ?? null);
        await target.add(table, columns, rows, { source: earlier.source, table: table.name, after: key });
        doneRows += rows.length;
        onProgress(doneRows);
      }
    }
    if (table.hasSequence) await target.setLastId(table, await source.lastId(table));
  }
}

async function inSnapshot<T>({ file, postgres }: StoreAddress, read: (source: TableSource) => Promise<T>): Promise<T> {
  if (postgres === undefined) return inFileSnapshot(file, read);
  const { inDatabaseSnapshot } = await import("../postgres/copy/snapshot.ts");
  return inDatabaseSnapshot(postgres, read);
}

async function openTarget({ file, postgres }: StoreAddress): Promise<CopyTarget> {
  if (postgres === undefined) return openFileTarget(file);
  const { openPostgresTarget } = await import("../postgres/copy/copy-target.ts");
  return openPostgresTarget(postgres);
}
