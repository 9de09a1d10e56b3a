import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isExcelName, isOtherFormatName } from "#domain/import-row/file-formats";
import { AppError } from "../../errors.ts";

export interface FolderFile {
  name: string;
  path: string;
  bytes: number;
  /** Validator that changes when the file is written. */
  version: string;
}

export interface FolderWatch {
  /**
   * Returns the files that can be imported and have not changed since the last look, except accepted ones. A folder that is not there has none.
   * Errors: AppError `storage` with a sentence for one that cannot be read.
   */
  look(folder: string): Promise<FolderFile[]>;
  /** Ignores a file until it changes. */
  accept(file: FolderFile): void;
}

/** Polls a folder. It compares each file with the previous poll: one that is still being written differs in size or time. */
export function createFolderWatch(): FolderWatch {
  let previousVersions = new Map<string, string>();
  const accepted = new Map<string, string>();

  return {
    async look(folder) {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw new AppError("storage", `The watched folder ${folder} cannot be read (${error.code}).`);
      });
      const present = new Map<string, string>();
      const settled: FolderFile[] = [];
      // Programs give unfinished files names that begin with a dot, or other endings.
      for (const name of names.filter(
        (name) => !name.startsWith(".") && (isExcelName(name) || isOtherFormatName(name)),
      )) {
        const path = join(folder, name);
        const stats = await lstat(path).catch(() => undefined);
        if (!stats?.isFile() || stats.size === 0) continue;
        const version = `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
        present.set(path, version);
        if (previousVersions.get(path) === version && accepted.get(path) !== version)
          settled.push({ name, path, bytes: stats.size, version });
      }
      previousVersions = present;
      for (const path of accepted.keys()) if (!present.has(path)) accepted.delete(path);
      return settled;
    },
    accept({ path, version }) {
      accepted.set(path, version);
    },
  };
}
