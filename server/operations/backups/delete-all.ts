import type { Progress } from "#contract/import-report";
import type { Store } from "../../store/store.ts";
import { backUp, refuseWhenStopped } from "./back-up.ts";

export interface DeleteAllOptions {
  store: Store;
  backupsFolder: string;
  keep: number;
  actor: string;
  now: () => Date;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Takes a snapshot, then deletes every business. Confirmations belong to the doors. An empty directory needs no snapshot,
 * and must not push an older one out. Returns how many were deleted and the snapshot's path. Errors: AppError `storage`; without a good snapshot nothing
 * is deleted.
 */
export async function deleteAll(options: DeleteAllOptions): Promise<{ deleted: number; backup: string | null }> {
  const isEmpty = (await options.store.directory.countBusinesses()) === 0;
  const backup = isEmpty ? null : await backUp({ ...options, reason: "before-delete-all" });
  refuseWhenStopped(options.signal);
  const deleted = await options.store.maintenance.deleteAll(options.actor, options.now(), { backup });
  return { deleted, backup };
}
