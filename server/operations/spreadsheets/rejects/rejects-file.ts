import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../../../config/data-folder.ts";

/** This limit equals the number of imports in the panel's list. */
const MAX_FILES = 50;

/** Files of an import that can be corrected: the workbook of its rejected rows, and the accepted rows with left-out values. */
export type RowListKind = "rejects" | "left-out";

const ENDINGS = { rejects: "xlsx", "left-out": "jsonl" } as const;
const NAMES = { rejects: /^rejects-(\d+)\.xlsx$/, "left-out": /^left-out-(\d+)\.jsonl$/ } as const;

/** Returns the path of such a file of an import. */
export function rowListFile(folder: DataFolder, kind: RowListKind, importId: number): string {
  return join(folder.rejects, `${kind}-${importId}.${ENDINGS[kind]}`);
}

export async function importsWithRowList(folder: DataFolder, kind: RowListKind): Promise<Set<number>> {
  const names = await readdir(folder.rejects);
  return new Set(names.flatMap((name) => NAMES[kind].exec(name)?.[1] ?? []).map(Number));
}

/** Deletes all but the files of the latest 50 imports that have one. */
export async function clearOldRowLists(folder: DataFolder, kind: RowListKind): Promise<void> {
  for (const id of oldImports(await importsWithRowList(folder, kind)))
    await rm(rowListFile(folder, kind, id), { force: true });
}

/** Returns the ids of all but the latest 50 imports. */
export function oldImports(importIds: Iterable<number>): number[] {
  return [...importIds].toSorted((a, b) => b - a).slice(MAX_FILES);
}
