import { randomBytes } from "node:crypto";
import { rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isCausedBy } from "./storage-error.ts";

/** Size of the reserve: room for dozens of logins and for what people then delete. */
const RESERVE_BYTES = 4 * 1_048_576;
/** The reserve is made only where at least this much is free: a nearly full disk must not be filled by it. */
const MIN_FREE_BYTES = 4 * RESERVE_BYTES;
const CHECK_INTERVAL_MS = 60_000;
/** SQLite reports an exhausted quota as a failed write. */
const NO_ROOM = /^SQLITE_(FULL|IOERR_WRITE|IOERR_SHMSIZE)/;

export interface DiskReserve {
  /**
   * Runs a write that people need to free some room, such as a login. If the disk is full, the reserve is deleted and the write is repeated,
   * and then once more after `makeRoom`. Errors: those of `write`.
   */
  retry<T>(write: () => Promise<T>, makeRoom?: () => void): Promise<T>;
  /** Makes the reserve, now or when there is room, and whenever it was given back, until `close`. */
  keep(): void;
  close(): void;
}

/** Used by commands, which log nobody in, and for databases in memory. */
export const NO_RESERVE: DiskReserve = { retry: (write) => write(), keep: () => undefined, close: () => undefined };

/** Opens the reserve: a file beside the database whose room is given back on a full disk. */
export function openDiskReserve(database: string): DiskReserve {
  const file = `${database}-reserve`;
  let timer: NodeJS.Timeout | undefined;

  function release(): void {
    try {
      rmSync(file, { force: true });
    } catch {
      // The disk cannot be written: the repeated write fails with the error that says so.
    }
  }

  function make(): void {
    try {
      if (statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
      const { blocks, bsize, bavail } = statfsSync(dirname(file));
      // Some file systems report no size.
      if (blocks === 0 || bavail * bsize < MIN_FREE_BYTES) return;
      // Random bytes take their room also where the file system compresses.
      writeFileSync(file, randomBytes(RESERVE_BYTES), { mode: 0o600 });
    } catch {
      // The disk filled up meanwhile, or cannot be written.
      release();
    }
  }

  return {
    async retry(write, makeRoom) {
      for (const makeSomeRoom of [release, makeRoom]) {
        try {
          return await write();
        } catch (error) {
          if (makeSomeRoom === undefined || !isCausedBy(error, NO_ROOM)) throw error;
          makeSomeRoom();
        }
      }
      return write();
    },
    keep() {
      make();
      timer = setInterval(make, CHECK_INTERVAL_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
