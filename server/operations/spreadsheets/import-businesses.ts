import { realpath } from "node:fs/promises";
import { basename } from "node:path";
import type { DryRunReport } from "#contract/admin-api";
import type { ImportReport, OnDuplicate, Progress } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { WorkbookLimits } from "../../spreadsheet/workbook-limits.ts";
import { type ReceivedBatch, readBusinessFile } from "../../spreadsheet/worker/read-business-file.ts";
import type { BatchOutcome } from "../../store/port/imports.ts";
import type { Store } from "../../store/store.ts";
import { countRead, countStored, type ImportCounts, newImportCounts, type Tally, tallied } from "./import-counts.ts";
import { openRejectsSpool } from "./rejects-workbook.ts";
import { requireXlsx } from "./require-xlsx.ts";

/** Rows of one transaction: large enough for the index, small enough that a stop loses little. */
const TRANSACTION_ROWS = 5_000;

export interface ImportBusinessesOptions {
  store: Store;
  /** Paths of workbooks, read in this order. */
  files: string[];
  onDuplicate: OnDuplicate;
  /** Read, check and count, but store nothing. */
  dryRun: boolean;
  /** For rows that name no country: English short name, or "". */
  country: string;
  /** Where to write the rejected rows, ready to mend; no file is written when none was rejected. */
  rejectsFile?: string;
  /** Do nothing unless the directory is empty. */
  ifEmpty?: boolean;
  limits: Partial<WorkbookLimits>;
  actor: string;
  now: () => Date;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Imports workbooks as one import, or rehearses it: rows that cannot be used are rejected alone, the rest comes in, a transaction of
 * 5,000 rows at a time. An abort or a failure leaves whole transactions behind, and a second run completes it.
 * Errors: AppError `unreadable` or `too-large` for a file that is no such workbook, `cancelled` after an abort,
 * `storage` for the disk; each says how many rows had come in.
 */
export async function importBusinesses(
  options: ImportBusinessesOptions,
): Promise<ImportReport & Partial<DryRunReport>> {
  const started = performance.now();
  const tally = newImportCounts(options.dryRun);
  const report = (importId: number | null) => ({
    importId,
    files: options.files,
    ...tallied(tally),
    seconds: Math.round(performance.now() - started) / 1000,
    dryRun: options.dryRun,
  });
  if (options.ifEmpty && (await options.store.directory.countBusinesses()) > 0) return report(null);
  await refuseRejectsOverInput(options);
  await refuseUnreadableFiles(options);
  const rejects = options.rejectsFile === undefined ? undefined : await openRejectsSpool(options.rejectsFile);
  const destination = openDestination(options);
  try {
    for (const [index, file] of options.files.entries()) {
      await importFile(options, file, index, tally, destination, rejects);
    }
    await rejects?.writeWorkbook(options.signal);
    await destination.finish(tally.counts, "finished");
  } catch (error) {
    await destination.finish(tally.counts, "stopped").catch(() => undefined);
    throw withProgressSoFar(error, tally.counts, options);
  } finally {
    await rejects?.remove();
  }
  return report(destination.importId());
}

type RejectsSpool = Awaited<ReturnType<typeof openRejectsSpool>>;

/** A mended rejects workbook is imported again; to write the new rejects over it would lose the rows that are good. */
async function refuseRejectsOverInput({ files, rejectsFile }: ImportBusinessesOptions): Promise<void> {
  if (rejectsFile === undefined) return;
  requireXlsx(rejectsFile, "rejects");
  const place = (file: string) => realpath(file).catch(() => file);
  const target = await place(rejectsFile);
  for (const file of files) {
    if ((await place(file)) === target) {
      throw new AppError("usage", `The rejects cannot be written to ${file}: it is one of the files to import.`);
    }
  }
}

/** With several files, the last one must not turn out to be a holiday photo after the first ones came in. */
async function refuseUnreadableFiles(options: ImportBusinessesOptions): Promise<void> {
  if (options.files.length < 2) return;
  for (const file of options.files) {
    for await (const _ of readFile(options, file)) break;
  }
}

function readFile(options: ImportBusinessesOptions, file: string): AsyncIterable<ReceivedBatch> {
  return readBusinessFile(file, { country: options.country, limits: options.limits, signal: options.signal });
}

async function importFile(
  options: ImportBusinessesOptions,
  file: string,
  index: number,
  tally: ImportCounts,
  destination: Destination,
  rejects: RejectsSpool | undefined,
): Promise<void> {
  let waiting: ReceivedBatch[] = [];
  let count = 0;
  const store = async () => {
    options.signal?.throwIfAborted();
    countStored(tally, await destination.put(businessesOf(waiting)));
    waiting = [];
    count = 0;
  };
  for await (const batch of readFile(options, file)) {
    countRead(tally, file, batch);
    await rejects?.add(basename(file), batch.rejected);
    waiting.push(batch);
    count += batch.businessCount;
    if (count >= TRANSACTION_ROWS) await store();
    const within = batch.bytesTotal > 0 ? batch.bytesRead / batch.bytesTotal : 0;
    options.onProgress?.({
      done: tally.counts.rows,
      total: null,
      fraction: (index + within) / options.files.length,
      unit: "rows",
    });
  }
  if (count > 0) await store();
}

/** Unpacked one batch after the other while they are stored: 5,000 businesses as objects take 25 MB. */
function* businessesOf(batches: ReceivedBatch[]): Generator<BusinessInsert> {
  for (const { businesses } of batches) yield* businesses;
}

interface Destination {
  put(businesses: Iterable<BusinessInsert>): Promise<BatchOutcome>;
  finish(tally: Tally, state: "finished" | "stopped"): Promise<void>;
  importId(): number | null;
}

/** The store, or for a rehearsal its temporary memory of place ids. An import is opened with its first row. */
function openDestination(options: ImportBusinessesOptions): Destination {
  const { store, onDuplicate, now } = options;
  if (options.dryRun) {
    return {
      put: (businesses) => store.imports.dryRunBatch(businesses, onDuplicate),
      finish: () => store.imports.endDryRun(),
      importId: () => null,
    };
  }
  let importId: number | null = null;
  const files = options.files.map((file) => basename(file));
  const open = async () => {
    importId ??= await store.imports.begin(files, options.actor, now());
    return importId;
  };
  return {
    put: async (businesses) => store.imports.writeBatch(await open(), businesses, onDuplicate, now()),
    async finish(tally, state) {
      if (importId === null && state === "stopped") return;
      const { rows, imported, updated, duplicatesSkipped, totalErrors } = tally;
      const counts = { rows, imported, updated, duplicatesSkipped, totalErrors };
      const isFinished = await store.imports.finish(await open(), { ...counts, state }, now());
      if (!isFinished) return;
      const detail = { importId, files, state, ...counts };
      await store.maintenance.recordActivity({
        at: now().toISOString(),
        actor: options.actor,
        action: "import",
        detail,
      });
    },
    importId: () => importId,
  };
}

function withProgressSoFar(error: unknown, tally: Tally, options: ImportBusinessesOptions): unknown {
  const stopped = options.signal?.aborted === true;
  if (!stopped && !(error instanceof AppError)) return error;
  const stored = tally.imported + tally.updated + tally.duplicatesSkipped;
  const soFar = `${exactCount(tally.imported)} imported, ${exactCount(tally.updated)} updated, ${exactCount(tally.duplicatesSkipped)} duplicates`;
  const rest = options.dryRun ? "Nothing was stored." : `So far: ${soFar}. Import the same again to complete it.`;
  if (stopped)
    return new AppError("cancelled", `The import was stopped after ${counted(tally.rows, "row", "rows")}. ${rest}`);
  const failure = error as AppError;
  return stored === 0 ? failure : new AppError(failure.code, `${failure.message} ${rest}`, [], { cause: failure });
}
