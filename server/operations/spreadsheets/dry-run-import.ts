import type { DryRunReport } from "#contract/admin-api";
import { missingOwnFields } from "#domain/own-fields/define-own-fields";
import { AppError } from "../../errors.ts";
import { encodingChoicesOf } from "../../spreadsheet/content/detect-encoding.ts";
import type { Store } from "../../store/store.ts";
import { saveChoices } from "./column-map.ts";
import { createImportCounts } from "./import-counts.ts";
import { type ImportDestination, type ImportFilesOptions, importFiles } from "./import-files.ts";

export interface DryRunImportOptions extends ImportFilesOptions {
  store: Pick<Store, "directory" | "imports">;
  /** Stores the choices for files with the same headers, once they make the file understood. */
  savesChoices?: boolean;
  /** Does nothing unless the directory is empty. */
  ifEmpty?: boolean;
  /** Reports a file whose encoding is unclear, with the likeliest ones; by default it is an error. */
  offersEncodings?: boolean;
}

/** Reads, checks and counts what `importBusinesses` would do, and stores nothing. Throws what `importFiles` throws. */
export async function dryRunImport(options: DryRunImportOptions): Promise<Omit<DryRunReport, "uploadId">> {
  const startedAt = performance.now();
  const { directory, imports } = options.store;
  const dataVersion = await directory.dataVersion();
  const counts = createImportCounts();
  let encodingChoices: string[] = [];
  let refusal: string | null = null;
  let duplicateWarning: string | null = null;
  const changedFields = new Map<string, number>();
  const existing = { unchanged: 0, changed: 0, conflicts: 0, deletedByHand: 0 };
  const headerSets: string[][] = [];
  const destination: ImportDestination = {
    mappings: await imports.columnMappings(),
    ownFields: () => directory.ownFields(),
    async defineOwnFields(fields) {
      const { problem } = missingOwnFields(fields, await directory.ownFields());
      if (problem !== undefined) throw new AppError("conflict", problem);
    },
    isPreview: true,
    onHeaders: (headers) => headerSets.push(headers),
    onRefusal(sentence) {
      refusal ??= sentence;
    },
    onWrongIds(sentence) {
      duplicateWarning ??= sentence;
    },
    async write(businesses) {
      const outcome = await imports.dryRunBatch(businesses, options.onDuplicate);
      existing.unchanged += outcome.unchanged;
      existing.changed += outcome.changed;
      existing.conflicts += outcome.conflicts;
      existing.deletedByHand += outcome.deletedByHand;
      for (const [field, count] of Object.entries(outcome.changedFields)) {
        changedFields.set(field, (changedFields.get(field) ?? 0) + count);
      }
      return outcome;
    },
    finish: () => imports.endDryRun(),
    stoppedNote: () => "Nothing was stored.",
  };
  const isSkipped = options.ifEmpty && (await directory.countBusinesses()) > 0;
  if (!isSkipped) {
    await importFiles(options, counts, destination).catch((error) => {
      encodingChoices = options.offersEncodings ? encodingChoicesOf(error) : [];
      if (encodingChoices.length === 0) throw error;
      refusal = (error as Error).message;
    });
  }
  if (options.savesChoices && refusal === null) await saveChoices(imports, headerSets, options.choices ?? []);
  return {
    importId: null,
    files: options.files,
    ...counts,
    refusal,
    dataVersion,
    encoding: options.encoding ?? null,
    encodingChoices,
    country: options.country || null,
    ...existing,
    changedFields: [...changedFields]
      .map(([field, businesses]) => ({ field, businesses }))
      .toSorted((a, b) => b.businesses - a.businesses || (a.field < b.field ? -1 : 1)),
    duplicateWarning,
    seconds: Math.round(performance.now() - startedAt) / 1000,
    dryRun: true,
  };
}
