import { readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { AppError, diskError } from "../../errors.ts";
import { isLeftover } from "../../files/leftovers.ts";

/** Lets one process at a time write an archive. A killed one holds nothing. Errors: AppError `conflict`, `storage`. */
export async function lockMap(target: string): Promise<{ release(): Promise<void> }> {
  const prefix = `${basename(target)}.lock.`;
  const own = `${prefix}${process.pid}.part`;
  const folder = dirname(target);
  await writeFile(join(folder, own), "", { mode: 0o600 }).catch((error: unknown) => {
    throw diskError(target, "written", error);
  });
  const release = () => rm(join(folder, own), { force: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === own || (await isLeftover(join(folder, name)))) continue;
    await release();
    throw new AppError("conflict", "Another command is adding a map here. Wait for it, or stop it.");
  }
  return { release };
}
