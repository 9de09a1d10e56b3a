import { basename } from "node:path";
import type { ColumnChoice, ColumnMapping, ImportColumn } from "#contract/import-columns";
import type { ImportReport } from "#contract/import-report";
import { dataSource } from "#domain/import-row/columns/data-source";
import { missingOwnFields } from "#domain/own-fields/define-own-fields";
import { exactCount } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { saveChoices } from "./column-map.ts";
import { createImportCounts } from "./import-counts.ts";
import { type ImportDestination, type ImportFilesOptions, importFiles } from "./import-files.ts";
import { undoImport } from "./undo-import.ts";

export interface ImportBusinessesOptions extends ImportFilesOptions {
  store: Pick<Store, "directory" | "imports" | "maintenance" | "ownFields">;
  /** Does nothing unless the directory is empty. */
  ifEmpty?: boolean;
  /** Column mappings that win over stored ones of the same headers. */
  mappings?: readonly ColumnMapping[] | undefined;
  actor: string;
  now: () => Date;
}

/**
 * Imports files as one import. An abort or a full disk leaves whole transactions behind, and a second run completes it; a file that cannot
 * be read to its end leaves nothing. Throws what `importFiles` throws.
 */
export async function importBusinesses(options: ImportBusinessesOptions): Promise<ImportReport> {
  const startedAt = performance.now();
  const { store, onDuplicate, actor, now } = options;
  const counts = createImportCounts();
  const files = options.files.map((file) => basename(file));
  let importId: number | null = null;
  let isDiscarded = false;
  /** The import begins with its first transaction, so that an unreadable file leaves no record. */
  const beginImport = async () => {
    importId ??= await store.imports.begin(files, actor, now());
    return importId;
  };

  const headerSets: string[][] = [];
  const destination: ImportDestination = {
    mappings: [...(options.mappings ?? []), ...(await store.imports.columnMappings())],
    ownFields: () => store.directory.ownFields(),
    async defineOwnFields(fields) {
      const { fields: missing, problem } = missingOwnFields(fields, await store.directory.ownFields());
      if (problem !== undefined) throw new AppError("conflict", problem);
      if (missing.length > 0) await store.ownFields.define(missing, now(), await beginImport());
    },
    onHeaders: (headers) => headerSets.push(headers),
    write: async (businesses, onSkipped) =>
      store.imports.writeBatch(await beginImport(), businesses, onDuplicate, now(), onSkipped),
    countOtherNames: (businesses) => store.imports.countOtherNames(businesses, onDuplicate),
    async finish(state) {
      if (importId === null && state === "stopped") return;
      const { rows, imported, updated, duplicatesSkipped, totalErrors } = counts;
      const outcome = { rows, imported, updated, duplicatesSkipped, totalErrors, state };
      const source = dataSource(counts.exporters, headerSets);
      const reading = { country: options.country, choices: chosenColumns(counts.columns) };
      const storedOutcome = { ...outcome, reading, ...(source !== undefined && { source }) };
      const isFinished = await store.imports.finish(await beginImport(), storedOutcome, now());
      if (!isFinished) return;
      const detail = { importId, files, ...outcome };
      await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "import", detail });
    },
    async discard() {
      if (importId === null) return;
      await undoImport({ store, importId, actor, now });
      isDiscarded = true;
    },
    stoppedNote: () =>
      isDiscarded
        ? "What was read before it was taken back: nothing is stored."
        : `So far: ${exactCount(counts.imported)} imported, ${exactCount(counts.updated)} updated, ${exactCount(counts.duplicatesSkipped)} duplicates. Import the same again to complete it.`,
  };
  const isSkipped = options.ifEmpty && (await store.directory.countBusinesses()) > 0;
  if (!isSkipped) await importFiles(options, counts, destination);
  if (options.choices !== undefined) await saveChoices(store.imports, headerSets, options.choices);
  const seconds = Math.round(performance.now() - startedAt) / 1000;
  return { importId, files: options.files, ...counts, seconds, dryRun: false };
}

/** Returns the columns that were read by somebody's choice, or as what their values look like. Headers explain the others. */
function chosenColumns(columns: readonly ImportColumn[]): ColumnChoice[] {
  return columns
    .filter(({ field, why, isChosen }) => isChosen || (why === "contents" && field !== null))
    .map(({ header, field }) => ({ header, field }));
}
