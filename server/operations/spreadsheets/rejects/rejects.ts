import { createReadStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import type { DataFolder } from "../../../config/data-folder.ts";
import type { SharedFile, SharedFiles } from "../../../store/port/cluster.ts";
import type { Store } from "../../../store/store.ts";
import { readSharedFile, saveSharedFile } from "../../transfer-shared-file.ts";
import { clearOldRowLists, importsWithRowList, oldImports, type RowListKind, rowListFile } from "./rejects-file.ts";

export interface RejectsDownload {
  name: string;
  bytes: number;
  content: Readable;
}

/** Files of rejected rows or of left-out values, by the id of the import, for the latest 50 imports that have one. */
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

interface Place {
  folder: DataFolder;
  store: Pick<Store, "cluster">;
}

/** Opens the workbooks of rejected rows in the data folder, or in the database if several servers share one. */
export function openRejects(place: Place): Rejects {
  return openRowList(place, "rejects");
}

/** Opens the rows with left-out values, which are stored beside the rejected ones. */
export function openLeftOut(place: Place): Rejects {
  return openRowList(place, "left-out");
}

function openRowList({ folder, store }: Place, kind: RowListKind): Rejects {
  return store.cluster === undefined ? localFiles(folder, kind) : sharedFiles(folder, kind, store.cluster.files);
}

function localFiles(folder: DataFolder, kind: RowListKind): Rejects {
  const clearOld = () => clearOldRowLists(folder, kind);
  return {
    clearOld,
    importIds: () => importsWithRowList(folder, kind),
    async find(importId) {
      const file = rowListFile(folder, kind, importId);
      const stats = await stat(file).catch(() => undefined);
      return stats && { name: basename(file), bytes: stats.size, content: createReadStream(file) };
    },
    async store(importId, file) {
      await rename(file, rowListFile(folder, kind, importId));
      await clearOld();
    },
    remove: (importId) => rm(rowListFile(folder, kind, importId), { force: true }),
  };
}

/** Rejected rows and left-out values have one kind of file in the database; the id tells them apart. */
const SHARED_IDS = { rejects: /^(\d+)$/, "left-out": /^left-out-(\d+)$/ } as const;
const sharedId = (kind: RowListKind, importId: number) =>
  kind === "rejects" ? String(importId) : `left-out-${importId}`;

function sharedFiles(folder: DataFolder, kind: RowListKind, files: SharedFiles): Rejects {
  const idOf = (importId: number) => sharedId(kind, importId);
  async function importIds(isListed: (file: SharedFile) => boolean): Promise<number[]> {
    const listed = (await files.list("rejects")).filter(isListed);
    return listed.flatMap(({ id }) => SHARED_IDS[kind].exec(id)?.[1] ?? []).map(Number);
  }

  async function clearOld(): Promise<void> {
    const oldIds = oldImports(await importIds(() => true));
    if (oldIds.length > 0) await files.remove("rejects", oldIds.map(idOf));
  }

  return {
    clearOld,
    importIds: async () => new Set(await importIds(({ isComplete }) => isComplete)),
    async find(importId) {
      const file = await files.find("rejects", idOf(importId));
      if (file === undefined) return undefined;
      return { name: file.name, bytes: file.bytes, content: Readable.from(readSharedFile(files, "rejects", file)) };
    },
    async store(importId, path) {
      const name = basename(rowListFile(folder, kind, importId));
      await saveSharedFile(files, { kind: "rejects", id: idOf(importId), path }, name);
      await rm(path, { force: true });
      await clearOld();
    },
    remove: (importId) => files.remove("rejects", [idOf(importId)]),
  };
}
