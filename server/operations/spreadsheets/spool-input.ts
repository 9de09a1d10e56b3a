import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError, diskError } from "../../errors.ts";
import { inputFolderPrefix } from "../../files/leftovers.ts";

/**
 * Writes standard input to a temporary file, since a workbook can only be read from a file. It has no extension: its content determines the
 * format. `remove` never rejects. Errors: AppError `storage`, `cancelled` after an abort.
 */
export async function spoolInput(
  input: Readable,
  signal: AbortSignal,
): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), inputFolderPrefix())).catch((error: unknown) => {
    throw diskError(tmpdir(), "written", error);
  });
  // A later command sweeps a folder that stays.
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  const file = join(folder, "standard-input");
  try {
    await pipeline(input, createWriteStream(file, { mode: 0o600 }), { signal });
  } catch (error) {
    await remove();
    if (signal.aborted) throw new AppError("cancelled", "Standard input was not read to its end; nothing was stored.");
    throw diskError(tmpdir(), "written", error);
  }
  return { file, remove };
}
