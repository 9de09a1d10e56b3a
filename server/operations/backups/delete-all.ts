import { rm } from "node:fs/promises";
import type { JobResults } from "#contract/admin-api";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";
import { backUp, throwIfStopped } from "./back-up.ts";
import { hostOf } from "./backup-status.ts";

/** Maximum snapshots, if others change the data during each. */
const MAX_SNAPSHOTS = 4;

export interface DeleteAllOptions extends OperationOptions {
  store: Pick<Store, "directory" | "maintenance" | "cluster">;
  backupsFolder: string;
  keep: number;
}

/**
 * Deletes every business, after a snapshot of all that is deleted; an empty directory needs none. The caller asks for confirmation. Errors:
 * AppError `storage`, `conflict` when other processes kept changing the data, `cancelled`; then nothing is deleted.
 */
export async function deleteAll(options: DeleteAllOptions): Promise<JobResults["delete-all"]> {
  const { store, actor, now, signal } = options;
  for (let snapshots = 1; ; snapshots++) {
    const version = await store.directory.dataVersion();
    const isEmpty = (await store.directory.countBusinesses()) === 0;
    const backup = isEmpty ? null : (await backUp({ ...options, reason: "before-delete-all" })).file;
    try {
      throwIfStopped(signal);
      const deletedCount = await store.maintenance.deleteAll(actor, now(), { backup }, version);
      return { deleted: deletedCount, backup, ...hostOf(store) };
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === "conflict";
      if (!isConflict) throw error;
      // An outdated snapshot must not push out an older one.
      if (backup !== null) await rm(backup, { force: true });
      if (snapshots === MAX_SNAPSHOTS) {
        throw new AppError(
          "conflict",
          "The data kept changing while the snapshot was taken, so nothing was deleted. Wait until the running import has finished, or stop it, and try again.",
        );
      }
    }
  }
}
