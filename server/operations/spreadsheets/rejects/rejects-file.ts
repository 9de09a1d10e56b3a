import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../../../config/data-folder.ts";

/** This limit equals the number of imports in the panel's list. */
const MAX_FILES = 50;

/** Returns the path of the workbook of rejected rows of an import. */
export function rejectsFile(folder: DataFolder, importId: number): string {
  return join(folder.rejects, `rejects-${importId}.xlsx`);
}

export async function importsWithRejects(folder: DataFolder): Promise<Set<number>> {
  const names = await readdir(folder.rejects);
  return new Set(names.flatMap((name) => /^rejects-(\d+)\.xlsx$/.exec(name)?.[1] ?? []).map(Number));
}

/** Deletes all but the workbooks of the latest 50 imports that have one. */
export async function clearOldRejects(folder: DataFolder): Promise<void> {
  for (const id of oldRejects(await importsWithRejects(folder))) await rm(rejectsFile(folder, id), { force: true });
}

/** Returns the ids of all but the latest 50 imports. */
export function oldRejects(importIds: Iterable<number>): number[] {
  return [...importIds].toSorted((a, b) => b - a).slice(MAX_FILES);
}
