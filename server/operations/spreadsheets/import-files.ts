import { realpath } from "node:fs/promises";
import { basename } from "node:path";
import type { OwnField, StoredOwnField } from "#contract/fields/own-fields";
import type { ColumnChoice, ColumnMapping, ImportColumn } from "#contract/import-columns";
import type { OnDuplicate, Progress } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { headerName } from "#domain/import-row/columns/header-name";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { WorkbookLimits } from "../../spreadsheet/workbook-limits.ts";
import { type ReceivedBatch, readBusinessFile } from "../../spreadsheet/worker/read-business-file.ts";
import type { BatchOutcome } from "../../store/port/imports.ts";
import { typedChoices } from "./column-map.ts";
import { watchIds } from "./id-watch.ts";
import { addOutcome, addRowsRead, type ImportCounts } from "./import-counts.ts";
import { requireXlsx } from "./output-format.ts";
import { holdLeftOut } from "./rejects/hold-left-out.ts";
import { openLeftOutSpool } from "./rejects/left-out-rows.ts";
import { openRejectsSpool } from "./rejects/rejects-workbook.ts";

/** Rows of one transaction: enough for the index to gain from it, few enough that a stop loses little. */
const TRANSACTION_ROWS = 5_000;

export interface ImportFilesOptions {
  /** Paths of workbooks, read in this order. */
  files: string[];
  onDuplicate: OnDuplicate;
  /** Country of rows that name none: English short name, or "". */
  country: string;
  /** Path of the workbook of rejected rows, ready to correct and import; it is not written when no row was rejected. */
  rejectsFile?: string | undefined;
  /** Path of the file of accepted rows with left-out values; it is not written without any. */
  leftOutFile?: string | undefined;
  /** Column mapping chosen by the administrator; by default the one stored for files with the same headers. */
  choices?: readonly ColumnChoice[] | undefined;
  /** Reads columns of unknown header as what their values look like; by default this is only offered. */
  guess?: boolean | undefined;
  /** Encoding of texts without a byte order mark, by its name in the Encoding Standard; detected from the content by default. */
  encoding?: string | undefined;
  /** Imports a file even if over a third of its rows have the id of a business with another name. */
  allowDuplicates?: boolean | undefined;
  limits: Partial<WorkbookLimits>;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Destination of the rows: the store, or a dry run. */
export interface ImportDestination {
  /** Stored column mappings. */
  mappings: readonly ColumnMapping[];
  /** Reads the own fields of the directory. */
  ownFields(): Promise<StoredOwnField[]>;
  /** Adds own fields that the directory does not have. Errors: AppError `conflict`. */
  defineOwnFields(fields: readonly OwnField[]): Promise<void>;
  /** The rows are counted and never stored. */
  isPreview?: true;
  /** Receives the headers of a file whose rows were read to the end. */
  onHeaders?(headers: string[]): void;
  /** Receives a file whose columns are not understood; without this it is an error. */
  onRefusal?(sentence: string): void;
  /** `onSkipped` gets the place ids of rows that are not stored. */
  write(businesses: Iterable<BusinessInsert>, onSkipped?: (placeId: string) => void): Promise<BatchOutcome>;
  /** Counts rows with the id of a stored business with another name; without this nothing is stored. */
  countOtherNames?(businesses: Iterable<BusinessInsert>): Promise<number>;
  /** Receives the sentence about a file whose ids must be wrong; without this it is an error. */
  onWrongIds?(sentence: string): void;
  finish(state: "finished" | "stopped"): Promise<void>;
  /** Reverts the stored rows of a file that proved unreadable. Called after `finish`. */
  discard?(): Promise<void>;
  /** Says what was stored so far, for the message of an import that stopped. */
  stoppedNote(): string;
}

/**
 * Reads workbooks in worker threads and writes their rows in transactions of 5,000. An unusable row is rejected alone. Errors: AppError
 * `unreadable` or `too-large` for a file that cannot be read to its end, and then nothing stays stored; `cancelled` after an abort,
 * `storage` for the disk; the messages end with `stoppedNote`.
 */
export async function importFiles(
  options: ImportFilesOptions,
  counts: ImportCounts,
  destination: ImportDestination,
): Promise<void> {
  const { files, rejectsFile, leftOutFile, signal, onProgress } = options;
  if (rejectsFile !== undefined) await refuseRejectsOverInput(files, rejectsFile);
  if (files.length > 1) await refuseUnreadableFiles(options, destination);
  const choices = await checkedChoices(options, destination);
  const readChosen = (file: string, guessedColumns?: readonly ColumnChoice[]) =>
    readFile({ ...options, choices }, destination, file, guessedColumns);
  const rejects = rejectsFile === undefined ? undefined : await openRejectsSpool(rejectsFile);
  const leftOut = leftOutFile === undefined ? undefined : holdLeftOut(await openLeftOutSpool(leftOutFile));

  async function importFile(file: string, index: number): Promise<void> {
    let pending: ReceivedBatch[] = [];
    let pendingRows = 0;
    const headers: string[] = [];
    const ids = watchIds({
      file,
      allowDuplicates: options.allowDuplicates ?? false,
      countOtherNames: destination.countOtherNames,
      readAgain: () => readChosen(file),
      onWrongIds: destination.onWrongIds,
    });
    let isChecked = false;
    let ownFields: OwnField[] = [];
    const write = async () => {
      signal?.throwIfAborted();
      if (!isChecked) await ids.check(pending);
      isChecked = true;
      if (ownFields.length > 0) await destination.defineOwnFields(ownFields);
      ownFields = [];
      const businesses = businessesOf(pending);
      const outcome = await (leftOut === undefined
        ? destination.write(businesses)
        : destination.write(leftOut.watch(businesses), leftOut.onSkipped));
      await leftOut?.release(basename(file));
      addOutcome(counts, outcome);
      ids.add(pending, outcome.otherNames);
      pending = [];
      pendingRows = 0;
    };
    const guessedColumns = options.guess ? await guessedChoices(readChosen(file)) : undefined;
    for await (const batch of readChosen(file, guessedColumns)) {
      ownFields.push(...(batch.ownFields ?? []));
      headers.push(...(batch.columns ?? []).map(({ header }) => header));
      addRowsRead(counts, file, batch);
      if (batch.refusal !== undefined) refuse(batch.refusal, destination);
      await rejects?.add(basename(file), batch.rejected);
      leftOut?.hold(batch.leftOut);
      pending.push(batch);
      pendingRows += batch.businessCount;
      if (pendingRows >= TRANSACTION_ROWS) await write();
      const fileFraction = batch.bytesTotal > 0 ? batch.bytesRead / batch.bytesTotal : 0;
      onProgress?.({ done: counts.rows, total: null, fraction: (index + fileFraction) / files.length, unit: "rows" });
    }
    if (pendingRows > 0) await write();
    ids.end();
    destination.onHeaders?.(headers);
  }

  try {
    for (const [index, file] of files.entries()) await importFile(file, index);
    await rejects?.writeWorkbook(signal);
    await destination.finish("finished");
  } catch (error) {
    await destination.finish("stopped").catch(() => undefined);
    await leftOut?.remove();
    if (isFileError(error) && !signal?.aborted) await destination.discard?.();
    throw stoppedError(error, counts, signal, destination.stoppedNote());
  } finally {
    await rejects?.remove();
  }
}

/** Refuses to overwrite a corrected rejects workbook that is imported again: it would lose its good rows. */
async function refuseRejectsOverInput(files: readonly string[], rejectsFile: string): Promise<void> {
  requireXlsx(rejectsFile);
  const realPath = (file: string) => realpath(file).catch(() => file);
  const target = await realPath(rejectsFile);
  for (const file of files) {
    if ((await realPath(file)) === target) {
      throw new AppError("usage", `The rejects cannot be written to ${file}: it is one of the files to import.`);
    }
  }
}

function refuse(sentence: string, { onRefusal }: ImportDestination): void {
  if (onRefusal === undefined) throw new AppError("unreadable", sentence);
  onRefusal(sentence);
}

/** Finds an unreadable last file before the first ones are imported. */
async function refuseUnreadableFiles(options: ImportFilesOptions, destination: ImportDestination): Promise<void> {
  for (const file of options.files) {
    const guessedColumns = options.guess ? await guessedChoices(readFile(options, destination, file)) : undefined;
    for await (const { refusal, rows } of readFile(options, destination, file, guessedColumns)) {
      if (refusal !== undefined) refuse(refusal, destination);
      if (rows > 0) break;
    }
  }
}

/** Returns the guesses by the values of the first sheet, or of the first 1,000 records. */
async function guessedChoices(batches: AsyncIterable<ReceivedBatch>): Promise<ColumnChoice[]> {
  for await (const { columns } of batches) {
    if (columns !== undefined)
      return columns.flatMap(({ header, guess }) => (guess?.field == null ? [] : [{ header, field: guess.field }]));
  }
  return [];
}

/**
 * Requires that each chosen column is in one of the files: among the headers of its first sheet, or of the first 1,000 records. Returns the
 * choices, with the type that the values suggest for own fields without one. Errors: AppError `usage`.
 */
async function checkedChoices(
  options: ImportFilesOptions,
  destination: ImportDestination,
): Promise<readonly ColumnChoice[] | undefined> {
  const { choices } = options;
  if (choices === undefined || choices.length === 0) return choices;
  const columns: ImportColumn[] = [];
  for (const file of options.files) {
    for await (const batch of readFile(options, destination, file)) {
      columns.push(...(batch.columns ?? []));
      if (batch.columns !== undefined) break;
    }
  }
  const headers = columns.map(({ header }) => header);
  const headerNames = new Set(headers.map(headerName));
  const unknown = choices.find(({ header }) => !headerNames.has(headerName(header)));
  if (unknown === undefined) return typedChoices(choices, columns, await destination.ownFields());
  throw new AppError(
    "usage",
    `There is no column "${unknown.header}". The columns are: ${[...new Set(headers)].join(", ")}.`,
  );
}

async function* readFile(
  { country, choices, encoding, limits, signal }: ImportFilesOptions,
  { mappings, ownFields, isPreview }: ImportDestination,
  file: string,
  guessedColumns?: readonly ColumnChoice[],
): AsyncGenerator<ReceivedBatch> {
  yield* readBusinessFile(file, {
    country,
    isPreview,
    encoding,
    limits,
    signal,
    choices: { explicit: choices, stored: mappings, guessed: guessedColumns, ownFields: await ownFields() },
  });
}

/** Unpacks one batch at a time: 5,000 businesses as objects take 25 MB. */
function* businessesOf(batches: ReceivedBatch[]): Generator<BusinessInsert> {
  for (const { businesses } of batches) yield* businesses;
}

/** Tells whether the file causes the error, so that the same import can never be completed. */
function isFileError(error: unknown): boolean {
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
