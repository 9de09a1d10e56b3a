import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { AppError, diskError } from "../../errors.ts";
import { isLeftover } from "../../files/leftovers.ts";

interface MapLock {
  /** Renews the lock, since an old one counts as stale. */
  renew(): void;
  release(): Promise<void>;
}

/** Lets one process at a time write an archive. A killed one holds nothing. Errors: AppError `conflict`, `storage`. */
export async function lockMap(target: string): Promise<MapLock> {
  const prefix = `${basename(target)}.lock.`;
  const lockFile = `${prefix}${process.pid}.part`;
  const folder = dirname(target);
  await writeFile(join(folder, lockFile), "", { mode: 0o600 }).catch((error: unknown) => {
    throw diskError(target, "written", error);
  });
  const release = () => rm(join(folder, lockFile), { force: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === lockFile || (await isLeftover(join(folder, name)))) continue;
    await release();
    throw new AppError("conflict", "Another command is adding a map here. Wait for it, or stop it.");
  }
  const renew = () => {
    const now = new Date();
    utimes(join(folder, lockFile), now, now).catch(() => undefined);
  };
  return { renew, release };
}
