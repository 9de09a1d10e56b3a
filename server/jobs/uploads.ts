import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../config/data-folder.ts";
import { diskError } from "../errors.ts";

/** Age at which an upload that nobody imported is deleted. Milliseconds. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Only the newest stay, since each may have hundreds of megabytes. */
const MAX_UPLOADS = 5;
const ID = /^[0-9a-f]{32}$/;

export interface Upload {
  id: string;
  /** Absolute path; the file is alone in a folder of its own. */
  path: string;
  name: string;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Files to be imported or downloaded, each in a folder with an unguessable name. */
export function createUploads({ folder, limitMb, now }: { folder: DataFolder; limitMb: number; now: () => Date }) {
  const folderOf = (id: string) => join(folder.uploads, id);
  const remove = (id: string) => rm(folderOf(id), { recursive: true, force: true, maxRetries: 3 });

  return {
    limitMb,
    remove,

    /** A new, empty folder. Errors: AppError `storage`. */
    async open(): Promise<{ id: string; path: string }> {
      const id = randomBytes(16).toString("hex");
      await mkdir(folderOf(id), { mode: 0o700 }).catch((error: unknown) => {
        throw diskError(`The folder ${folder.uploads}`, "written", error, " Fix that and try again.");
      });
      return { id, path: folderOf(id) };
    },

    async find(id: string): Promise<Upload | undefined> {
      if (!ID.test(id)) return undefined;
      const [name] = await readdir(folderOf(id)).catch(() => []);
      return name === undefined ? undefined : { id, name, path: join(folderOf(id), name) };
    },

    /** Deletes uploads that are too old or too many; those in use are newer. */
    async clearOld(): Promise<void> {
      const ids = await readdir(folder.uploads).catch(() => []);
      const dated = await Promise.all(ids.map(async (id) => ({ id, time: await modificationTime(folderOf(id)) })));
      const newestFirst = dated.toSorted((a, b) => b.time - a.time);
      const old = newestFirst.filter(({ time }, index) => index >= MAX_UPLOADS || now().getTime() - time > MAX_AGE_MS);
      for (const { id } of old) await remove(id);
    },

    /** Deletes all, when the server starts. */
    async clear(): Promise<void> {
      for (const id of await readdir(folder.uploads)) await remove(id);
    },
  };
}

/** Milliseconds; infinite for one that is being deleted. */
async function modificationTime(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
