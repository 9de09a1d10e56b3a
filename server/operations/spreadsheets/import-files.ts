import { realpath } from "node:fs/promises";
import { basename } from "node:path";
import type { OnDuplicate, Progress } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { WorkbookLimits } from "../../spreadsheet/workbook-limits.ts";
import { type ReceivedBatch, readBusinessFile } from "../../spreadsheet/worker/read-business-file.ts";
import type { BatchOutcome } from "../../store/port/imports.ts";
import { addOutcome, addRowsRead, type ImportCounts } from "./import-counts.ts";
import { openRejectsSpool } from "./rejects-workbook.ts";
import { requireXlsx } from "./require-xlsx.ts";

/** Rows of one transaction: enough for the index to gain from it, few enough that a stop loses little. */
const TRANSACTION_ROWS = 5_000;

export interface ImportFilesOptions {
  /** Paths of workbooks, read in this order. */
  files: string[];
  onDuplicate: OnDuplicate;
  /** For rows that name no country: English short name, or "". */
  country: string;
  /** Path of the workbook of rejected rows, ready to fix and import; it is not written when no row was rejected. */
  rejectsFile?: string | undefined;
  limits: Partial<WorkbookLimits>;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Where the rows go: into the store, or into a dry run. */
export interface ImportDestination {
  onBatch?(batch: ReceivedBatch): void;
  write(businesses: Iterable<BusinessInsert>): Promise<BatchOutcome>;
  finish(state: "finished" | "stopped"): Promise<void>;
  /** Takes back what was stored, after `finish`: a file proved unreadable. */
  discard?(): Promise<void>;
  /** What was stored so far, for the message of an import that stopped. */
  stoppedNote(): string;
}

/**
 * Reads workbooks in worker threads and writes their rows in transactions of 5,000. A row that cannot be used is rejected
 * alone. Errors: AppError `unreadable` or `too-large` for a file that cannot be read to its end, and then nothing stays
 * stored; `cancelled` after an abort, `storage` for the disk; the messages end with `stoppedNote`.
 */
export async function importFiles(
  options: ImportFilesOptions,
  counts: ImportCounts,
  destination: ImportDestination,
): Promise<void> {
  const { files, rejectsFile, signal, onProgress } = options;
  if (rejectsFile !== undefined) await refuseRejectsOverInput(files, rejectsFile);
  if (files.length > 1) await refuseUnreadableFiles(options);
  const rejects = rejectsFile === undefined ? undefined : await openRejectsSpool(rejectsFile);

  async function importFile(file: string, index: number): Promise<void> {
    let pending: ReceivedBatch[] = [];
    let pendingRows = 0;
    const write = async () => {
      signal?.throwIfAborted();
      addOutcome(counts, await destination.write(businessesOf(pending)));
      pending = [];
      pendingRows = 0;
    };
    for await (const batch of readFile(options, file)) {
      addRowsRead(counts, file, batch);
      destination.onBatch?.(batch);
      await rejects?.add(basename(file), batch.rejected);
      pending.push(batch);
      pendingRows += batch.businessCount;
      if (pendingRows >= TRANSACTION_ROWS) await write();
      const fileFraction = batch.bytesTotal > 0 ? batch.bytesRead / batch.bytesTotal : 0;
      onProgress?.({ done: counts.rows, total: null, fraction: (index + fileFraction) / files.length, unit: "rows" });
    }
    if (pendingRows > 0) await write();
  }

  try {
    for (const [index, file] of files.entries()) await importFile(file, index);
    await rejects?.writeWorkbook(signal);
    await destination.finish("finished");
  } catch (error) {
    await destination.finish("stopped").catch(() => undefined);
    if (isFileFault(error) && !signal?.aborted) await destination.discard?.();
    throw stoppedError(error, counts, signal, destination.stoppedNote());
  } finally {
    await rejects?.remove();
  }
}

/** A fixed rejects workbook is imported again; writing the new rejects over it would lose its good rows. */
async function refuseRejectsOverInput(files: readonly string[], rejectsFile: string): Promise<void> {
  requireXlsx(rejectsFile, "rejects");
  const resolved = (file: string) => realpath(file).catch(() => file);
  const target = await resolved(rejectsFile);
  for (const file of files) {
    if ((await resolved(file)) === target) {
      throw new AppError("usage", `The rejects cannot be written to ${file}: it is one of the files to import.`);
    }
  }
}

/** Finds an unreadable last file before the first ones are imported. */
async function refuseUnreadableFiles(options: ImportFilesOptions): Promise<void> {
  for (const file of options.files) {
    for await (const _ of readFile(options, file)) break;
  }
}

function readFile({ country, limits, signal }: ImportFilesOptions, file: string): AsyncIterable<ReceivedBatch> {
  return readBusinessFile(file, { country, limits, signal });
}

/** Unpacks one batch at a time: 5,000 businesses as objects take 25 MB. */
function* businessesOf(batches: ReceivedBatch[]): Generator<BusinessInsert> {
  for (const { businesses } of batches) yield* businesses;
}

/** Whether the file is to blame, so that the same import can never be completed. */
function isFileFault(error: unknown): boolean {
  return error instanceof AppError && (error.code === "unreadable" || error.code === "too-large");
}

function stoppedError(error: unknown, counts: ImportCounts, signal: AbortSignal | undefined, note: string): unknown {
  if (signal?.aborted) {
    return new AppError("cancelled", `The import was stopped after ${counted(counts.rows, "row", "rows")}. ${note}`);
  }
  const hasStored = counts.imported + counts.updated + counts.duplicatesSkipped > 0;
  if (!(error instanceof AppError) || !hasStored) return error;
  return new AppError(error.code, `${error.message} ${note}`, [], { cause: error });
}
