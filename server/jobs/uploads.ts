import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../config/data-folder.ts";
import { diskError } from "../errors.ts";

/** An upload that was not imported is kept for so long. Milliseconds. */
const KEPT = 24 * 3_600_000;
/** And so many of them, the newest; each may have hundreds of megabytes. */
const MOST_KEPT = 5;
const ID = /^[0-9a-f]{32}$/;

export interface Upload {
  id: string;
  /** Absolute; of the file, which alone is in a folder of its own. */
  path: string;
  name: string;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Files that wait to be imported or to be downloaded, each in a folder whose name cannot be guessed. */
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
        throw diskError(`The folder ${folder.uploads}`, "written", error, " Mend that and try again.");
      });
      return { id, path: folderOf(id) };
    },

    async find(id: string): Promise<Upload | undefined> {
      if (!ID.test(id)) return undefined;
      const [name] = await readdir(folderOf(id)).catch(() => []);
      return name === undefined ? undefined : { id, name, path: join(folderOf(id), name) };
    },

    /** Removes those that are too old or too many. What is being worked with is newer than that. */
    async clearOld(): Promise<void> {
      const ids = await readdir(folder.uploads).catch(() => []);
      const aged = await Promise.all(ids.map(async (id) => ({ id, at: await changedAt(folderOf(id)) })));
      const newest = aged.toSorted((a, b) => b.at - a.at);
      const old = newest.filter(({ at }, index) => index >= MOST_KEPT || now().getTime() - at > KEPT);
      for (const { id } of old) await remove(id);
    },

    /** At the start: nobody waits for any of them. */
    async clear(): Promise<void> {
      for (const id of await readdir(folder.uploads)) await remove(id);
    },
  };
}

/** Of one that is just being removed: just now. */
async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
