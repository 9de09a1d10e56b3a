import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError, diskError } from "../../errors.ts";
import { createOutput, type OutputKind } from "../../files/output-file.ts";

const NOTHING: OutputKind = { name: "this backup", matches: () => false };

/**
 * Copies a backup to a file in another folder, such as a mounted disk, then reads the copy back and compares checksums. Returns `target`. A
 * missing folder is not created: its disk may not be mounted. Errors: AppError `storage`, `cancelled` after an abort.
 */
export async function copyAway(file: string, target: string, signal?: AbortSignal): Promise<string> {
  const folder = dirname(target);
  const stats = await stat(folder).catch((error: unknown) => {
    throw diskError(`The folder ${folder} (backup.copyTo)`, "used", error);
  });
  if (!stats.isDirectory()) throw new AppError("storage", `${folder} (backup.copyTo) is not a folder.`);
  const output = await createOutput(target, NOTHING);
  try {
    const sourceHash = createHash("sha256");
    const source = createReadStream(file);
    source.on("data", (chunk) => sourceHash.update(chunk));
    await pipeline(source, output.handle.createWriteStream({ flush: true }), { signal });
    if ((await hashOf(output.partial, signal)) !== sourceHash.digest("hex")) {
      throw new AppError("storage", `${target} differs from what was written. Check that disk.`);
    }
    await output.commit();
    return target;
  } catch (error) {
    await output.discard();
    if (signal?.aborted) {
      throw new AppError("cancelled", `The copy to ${folder} was stopped. The backup itself is complete: ${file}`);
    }
    throw diskError(target, "written", error);
  }
}

async function hashOf(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest("hex");
}
