import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { diskError } from "../../errors.ts";
import type { FileBytes } from "./file-bytes.ts";

/** Unpacks gzipped content to a temporary file. Errors: those of `FileBytes`, and AppError `storage`. */
export async function unpackToFile(
  bytes: FileBytes,
  temporaryFolder = tmpdir(),
): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(temporaryFolder, "mainstreet-unpacked-")).catch((error: unknown) => {
    throw diskError(temporaryFolder, "written", error);
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = join(folder, "content");
  try {
    await pipeline(bytes.read(), createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw diskError(temporaryFolder, "written", error);
  }
  return { file, remove };
}
