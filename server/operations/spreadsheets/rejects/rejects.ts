import { createReadStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import type { DataFolder } from "../../../config/data-folder.ts";
import type { SharedFiles } from "../../../store/port/cluster.ts";
import type { Store } from "../../../store/store.ts";
import { readSharedFile, saveSharedFile } from "../../transfer-shared-file.ts";
import { clearOldRejects, importsWithRejects, oldRejects, rejectsFile } from "./rejects-file.ts";

export interface RejectsDownload {
  name: string;
  bytes: number;
  content: Readable;
}

/** Workbooks of rejected rows, by the id of the import, for the latest 50 imports that have one. */
export interface Rejects {
  /** Returns the imports that have one. */
  importIds(): Promise<Set<number>>;
  find(importId: number): Promise<RejectsDownload | undefined>;
  /** Moves a file of this machine here, in place of that import's former one, and deletes old ones. Errors: AppError `storage`. */
  store(importId: number, file: string): Promise<void>;
  /** Removes the rejected rows of an import, if they are stored. Errors: AppError `storage`. */
  remove(importId: number): Promise<void>;
  clearOld(): Promise<void>;
}

/** Opens the workbooks in the data folder, or in the database if several servers share one. */
export function openRejects({ folder, store }: { folder: DataFolder; store: Pick<Store, "cluster"> }): Rejects {
  return store.cluster === undefined ? localRejects(folder) : sharedRejects(folder, store.cluster.files);
}

function localRejects(folder: DataFolder): Rejects {
  const clearOld = () => clearOldRejects(folder);
  return {
    clearOld,
    importIds: () => importsWithRejects(folder),
    async find(importId) {
      const file = rejectsFile(folder, importId);
      const stats = await stat(file).catch(() => undefined);
      return stats && { name: basename(file), bytes: stats.size, content: createReadStream(file) };
    },
    async store(importId, file) {
      await rename(file, rejectsFile(folder, importId));
      await clearOld();
    },
    remove: (importId) => rm(rejectsFile(folder, importId), { force: true }),
  };
}

function sharedRejects(folder: DataFolder, files: SharedFiles): Rejects {
  const list = () => files.list("rejects");

  async function clearOld(): Promise<void> {
    const oldRejectIds = oldRejects((await list()).map(({ id }) => Number(id)));
    if (oldRejectIds.length > 0) await files.remove("rejects", oldRejectIds.map(String));
  }

  return {
    clearOld,
    importIds: async () => new Set((await list()).filter(({ isComplete }) => isComplete).map(({ id }) => Number(id))),
    async find(importId) {
      const file = await files.find("rejects", String(importId));
      if (file === undefined) return undefined;
      return { name: file.name, bytes: file.bytes, content: Readable.from(readSharedFile(files, "rejects", file)) };
    },
    async store(importId, path) {
      const name = basename(rejectsFile(folder, importId));
      await saveSharedFile(files, { kind: "rejects", id: String(importId), path }, name);
      await rm(path, { force: true });
      await clearOld();
    },
    remove: (importId) => files.remove("rejects", [String(importId)]),
  };
}
