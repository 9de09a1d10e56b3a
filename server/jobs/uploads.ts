import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { DataFolder } from "../config/data-folder.ts";
import { diskError } from "../errors.ts";

/** Age at which an upload that nobody imported is deleted. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Maximum number of uploads, since each may have hundreds of megabytes. */
const MAX_UPLOADS = 5;
export const UPLOAD_ID = /^[0-9a-f]{32}$/;

export type PinnedIds = () => Promise<ReadonlySet<string>>;

export interface Upload {
  id: string;
  /** Absolute path of the file in a folder of its own; null if it is in the database. */
  path: string | null;
  name: string;
}

/** Files to be imported or downloaded. */
export interface Uploads {
  limitMb: number;
  /** Creates an empty folder on this server. Errors: AppError `storage`. */
  open(): Promise<{ id: string; path: string }>;
  /** Finds the file that this server received into a folder from `open`. */
  findReceived(id: string): Promise<Upload | undefined>;
  /** Makes a received file available to all servers. Errors: AppError `storage`. */
  share(upload: Upload): Promise<Upload>;
  /** Finds a shared file. */
  find(id: string): Promise<Upload | undefined>;
  /** Removes an upload. Never rejects: a failure is logged, and `clearOld` removes the file later. */
  remove(id: string): Promise<void>;
  /** Deletes uploads that are too old or too many; those in use are newer, or pinned. */
  clearOld(): Promise<void>;
  /** Deletes all uploads in the data folder but pinned ones, when the server starts. */
  clear(): Promise<void>;
}

/** Tells whether an upload is too old or beyond the newest five. `index` 0 is the newest. */
export function isAbandoned(index: number, ageMs: number): boolean {
  return index >= MAX_UPLOADS || ageMs > MAX_AGE_MS;
}

/** Returns a handler that logs a failed removal of an upload. */
export function logFailedRemoval(log: Logger, id: string): (error: unknown) => void {
  return (error) => log.warn({ err: error, upload: id }, "upload could not be removed");
}

/** Stores uploads in the data folder, each in a folder with an unguessable name. */
export function createUploads({
  folder,
  limitMb,
  pinnedIds = async () => new Set(),
  now,
  log,
}: {
  folder: DataFolder;
  limitMb: number;
  /** Returns the uploads that stay until somebody decides on them, such as files of scheduled imports. */
  pinnedIds?: PinnedIds;
  now: () => Date;
  log: Logger;
}): Uploads {
  const folderOf = (id: string) => join(folder.uploads, id);
  const remove = (id: string) =>
    rm(folderOf(id), { recursive: true, force: true, maxRetries: 3 }).catch(logFailedRemoval(log, id));

  async function find(id: string): Promise<Upload | undefined> {
    if (!UPLOAD_ID.test(id)) return undefined;
    const [name] = await readdir(folderOf(id)).catch(() => []);
    return name === undefined ? undefined : { id, name, path: join(folderOf(id), name) };
  }

  return {
    limitMb,
    find,
    findReceived: find,
    share: async (upload) => upload,
    remove,

    async open() {
      const id = randomBytes(16).toString("hex");
      await mkdir(folderOf(id), { mode: 0o700 }).catch((error: unknown) => {
        throw diskError(`The folder ${folder.uploads}`, "written", error, " Fix that and try again.");
      });
      return { id, path: folderOf(id) };
    },

    async clearOld() {
      const pinned = await pinnedIds();
      const ids = (await readdir(folder.uploads).catch(() => [])).filter((id) => !pinned.has(id));
      const uploadsWithTime = await Promise.all(
        ids.map(async (id) => ({ id, time: await modificationTime(folderOf(id)) })),
      );
      const newestFirst = uploadsWithTime.toSorted((a, b) => b.time - a.time);
      const oldUploads = newestFirst.filter(({ time }, index) => isAbandoned(index, now().getTime() - time));
      for (const { id } of oldUploads) await remove(id);
    },

    async clear() {
      const pinned = await pinnedIds();
      for (const id of await readdir(folder.uploads)) if (!pinned.has(id)) await remove(id);
    },
  };
}

/** Returns milliseconds; infinite for a file that is being deleted. */
async function modificationTime(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
