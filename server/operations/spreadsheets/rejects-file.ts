import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../../config/data-folder.ts";

/** As many as the panel's list has imports. */
const KEPT = 50;

/** Where the rejected rows of an import are kept. */
export function rejectsFile(folder: DataFolder, importId: number): string {
  return join(folder.rejects, `rejects-${importId}.xlsx`);
}

/** Ids of the imports whose rejected rows are kept. */
export async function importsWithRejects(folder: DataFolder): Promise<Set<number>> {
  const names = await readdir(folder.rejects);
  return new Set(names.flatMap((name) => /^rejects-(\d+)\.xlsx$/.exec(name)?.[1] ?? []).map(Number));
}

/** Removes all but those of the latest imports that had any. */
export async function clearOldRejects(folder: DataFolder): Promise<void> {
  const ids = [...(await importsWithRejects(folder))].toSorted((a, b) => b - a);
  for (const id of ids.slice(KEPT)) await rm(rejectsFile(folder, id), { force: true });
}

/** Removes what processes left behind that ended without a word. */
export async function clearUnfinishedRejects(folder: DataFolder): Promise<void> {
  for (const name of await readdir(folder.rejects)) {
    if (name.startsWith("unfinished-")) await rm(join(folder.rejects, name), { force: true });
  }
}
