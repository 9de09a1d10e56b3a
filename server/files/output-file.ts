import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { chmod, type FileHandle, lstat, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { AppError, diskError } from "../errors.ts";
import { isLeftover } from "./leftovers.ts";

/** Kind of file that may be replaced. */
export interface OutputKind {
  /** Name with its article, such as "a workbook". */
  name: string;
  /** Tells whether a regular file with content is of this kind, from its first and last 64 kB. */
  matches: (head: Buffer, tail: Buffer, file: string) => boolean;
}

export interface OutputFile {
  /** Path of an empty file beside the target, with an unpredictable name, readable only by its owner. */
  partial: string;
  /** Handle for writing the content; close it before `commit`. */
  handle: FileHandle;
  /** Renames the file to the target. With `isPublic` others may read it. Throws what `createOutput` throws. */
  commit(isPublic?: boolean): Promise<void>;
  /** Deletes the file; never rejects. */
  discard(): Promise<void>;
}

const SAMPLE_BYTES = 65_536;

export const WORKBOOK: OutputKind = {
  name: "a workbook",
  matches: (head, tail) => head.toString("latin1", 0, 4) === "PK\u0003\u0004" && tail.includes("xl/workbook.xml"),
};

/**
 * Begins a file that replaces `file` once it is complete. Follows no link, and replaces nothing but an empty file or one of the same kind.
 * Removes what killed processes left of the same file. Errors: AppError `storage`.
 */
export async function createOutput(file: string, kind: OutputKind): Promise<OutputFile> {
  await requireReplaceable(file, kind);
  await removeLeftovers(file);
  const partialFile = `${file}.${process.pid}.${randomBytes(6).toString("hex")}.part`;
  const handle = await open(partialFile, "wx", 0o600).catch((error: unknown) => {
    throw diskError(file, "written", error);
  });
  return {
    partial: partialFile,
    handle,
    async commit(isPublic = false) {
      await requireReplaceable(file, kind);
      if (isPublic) await chmod(partialFile, 0o644);
      await rename(partialFile, file);
      await syncFolder(dirname(file));
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(partialFile, { force: true }).catch(() => undefined);
    },
  };
}

/** Errors: AppError `storage` when `file` is a link, a folder, a device or a file of another kind. */
export async function requireReplaceable(file: string, kind: OutputKind): Promise<void> {
  const refuse = (reason: string): never => {
    throw new AppError("storage", `${resolve(file)} is ${reason}, so it was not written. Give another name.`);
  };
  const stats = await lstat(file).catch((error: NodeJS.ErrnoException): Stats | undefined => {
    if (error.code === "ENOENT") return undefined;
    throw diskError(file, "written", error);
  });
  if (stats === undefined) return;
  if (stats.isSymbolicLink()) refuse("a link");
  if (stats.isDirectory()) {
    throw new AppError("storage", `${resolve(file)} is a folder. Name a file in it, such as ${join(file, "FILE")}.`);
  }
  if (!stats.isFile()) refuse("no regular file");
  if (stats.size > 0 && !(await matches(file, stats.size, kind))) refuse(`there already and not ${kind.name}`);
}

async function matches(file: string, size: number, kind: OutputKind): Promise<boolean> {
  try {
    const handle = await open(file, "r");
    try {
      const sample = async (position: number) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, position);
        return buffer.subarray(0, bytesRead);
      };
      return kind.matches(await sample(0), await sample(Math.max(0, size - SAMPLE_BYTES)), file);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw diskError(file, "read", error);
  }
}

/** Syncs the folder so that the new name survives a loss of power too. Some file systems cannot do that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    if (await isLeftover(join(folder, name))) await rm(join(folder, name), { force: true }).catch(() => undefined);
  }
}
