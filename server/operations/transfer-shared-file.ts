import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { AppError, diskError } from "../errors.ts";
import type { SharedFile, SharedFileKind, SharedFiles } from "../store/port/cluster.ts";

const CHUNK_BYTES = 1024 * 1024;

/** A shared file, and the absolute path of its copy on this machine. */
export interface SharedFileCopy {
  kind: SharedFileKind;
  id: string;
  path: string;
}

/** Copies a file of this machine into the database. After an error the caller removes the written part. Errors: AppError `storage`. */
export async function saveSharedFile(files: SharedFiles, { kind, id, path }: SharedFileCopy, name: string) {
  await files.begin(kind, id, name);
  const content = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  let number = 0;
  for await (const chunk of content) await files.writeChunk(kind, id, number++, chunk as Buffer);
  await files.finish(kind, id);
}

/** Yields the content, chunk by chunk. Errors: AppError `not-found` when the file is removed before its end. */
export async function* readSharedFile(
  files: SharedFiles,
  kind: SharedFileKind,
  { id, name, bytes }: SharedFile,
): AsyncGenerator<Buffer> {
  let bytesRead = 0;
  for (let number = 0; bytesRead < bytes; number++) {
    const chunk = await files.chunk(kind, id, number);
    if (chunk === undefined) throw new AppError("not-found", `${name} was removed while it was being read.`);
    bytesRead += chunk.length;
    yield chunk;
  }
}

/** Copies a file out of the database. Errors: AppError `not-found`, `storage`. */
export async function fetchSharedFile(files: SharedFiles, { kind, id, path }: SharedFileCopy): Promise<void> {
  const file = await files.find(kind, id);
  if (file === undefined) throw new AppError("not-found", "The file is not there any more. Add it again.");
  await pipeline(readSharedFile(files, kind, file), createWriteStream(path, { mode: 0o600 })).catch(
    (error: unknown) => {
      throw error instanceof AppError ? error : diskError(path, "written", error);
    },
  );
}
