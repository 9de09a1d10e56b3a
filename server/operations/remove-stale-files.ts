import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataFolder } from "../config/data-folder.ts";
import { INPUT_FOLDER, isLeftover } from "../files/leftovers.ts";

/**
 * Deletes temporary files of killed processes: partial backups with the empty files that reserved their names, unfinished restores and
 * rejects workbooks in the data folder, and standard input in the temporary folder. Returns their paths. Throws errors of the file system.
 */
export async function removeStaleFiles(folder: DataFolder): Promise<string[]> {
  const removedFiles = await staleFiles(folder);
  for (const file of removedFiles) await rm(file, { force: true, recursive: true });
  const names = await readdir(folder.backups);
  for (const copy of reservedNames(removedFiles)) {
    const isActive = names.some((name) => name.startsWith(`${copy}.`) && name.endsWith(".part"));
    const { size } = await stat(join(folder.backups, copy)).catch(() => ({ size: 1 }));
    if (size === 0 && !isActive) await rm(join(folder.backups, copy), { force: true });
  }
  return removedFiles;
}

/** Lists what `removeStaleFiles` would delete. */
export async function staleFiles(folder: DataFolder): Promise<string[]> {
  const staleFileList: string[] = [];
  for (const path of [folder.path, folder.rejects, folder.backups]) {
    for (const name of await readdir(path))
      if (await isLeftover(join(path, name))) staleFileList.push(join(path, name));
  }
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const file = join(tmpdir(), name);
    if (name.startsWith(INPUT_FOLDER) && (await isLeftover(file))) staleFileList.push(file);
  }
  return staleFileList;
}

/** Returns `NAME.db` of a partial backup `NAME.db.PID.….part`. */
function reservedNames(removedFiles: readonly string[]): Set<string> {
  return new Set(removedFiles.flatMap((file) => /([^/]+\.db)\.\d+[^/]*\.part/.exec(file)?.[1] ?? []));
}
