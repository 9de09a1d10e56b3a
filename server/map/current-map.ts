import { stat } from "node:fs/promises";
import { isUnreadableMap } from "./archive/damaged-map.ts";
import { fileIdentity } from "./archive/file-identity.ts";
import type { OpenArchive } from "./archive/open-archive.ts";

export interface CurrentMapOptions {
  /** Path of the archive, which need not exist. */
  file: string;
  /** Called once for each unusable archive; pages are rendered without it. */
  onFailure: (error: unknown) => void;
  /** Interval in which a changed file is noticed. */
  checkMs?: number;
}

/** Returns the current archive, with more than drawings need. */
export type CurrentArchive = () => Promise<OpenArchive | undefined>;

const CHECK_MS = 1_000;
/** A request that took the former archive may still read from it. */
const GRACE_MS = 60_000;

/**
 * Opens the archive in the data folder and notices when it is replaced or removed. A damaged archive is reported once, and counts as none; after an
 * error of the disk it is opened again.
 */
export function createCurrentMap({ file, onFailure, checkMs = CHECK_MS }: CurrentMapOptions): CurrentArchive & {
  close(): Promise<void>;
} {
  let identity: string | undefined;
  let reportedIdentity: string | undefined;
  let archive: Promise<OpenArchive | undefined> = Promise.resolve(undefined);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve();

  async function reopenIfChanged(): Promise<void> {
    const current = await stat(file).then(fileIdentity, () => undefined);
    if (current === identity) return;
    const former = archive;
    identity = current;
    archive =
      current === undefined
        ? Promise.resolve(undefined)
        : openLazily(file).catch((error: unknown) => {
            if (reportedIdentity !== current) onFailure(error);
            reportedIdentity = current;
            if (identity === current && !isUnreadableMap(error)) identity = undefined;
            return undefined;
          });
    retire(former);
    await archive;
  }

  function retire(former: Promise<OpenArchive | undefined>): void {
    setTimeout(() => {
      former.then((opened) => opened?.close()).catch(() => undefined);
    }, GRACE_MS).unref();
  }

  return Object.assign(
    async () => {
      if (performance.now() - checkedAt >= checkMs) {
        checkedAt = performance.now();
        check = reopenIfChanged();
      }
      await check;
      return archive;
    },
    { close: async () => (await archive)?.close() },
  );
}

/** Opens the archive with a lazily loaded module, since most commands need no map. */
async function openLazily(file: string): Promise<OpenArchive> {
  const { openArchive } = await import("./archive/open-archive.ts");
  return openArchive(file);
}
