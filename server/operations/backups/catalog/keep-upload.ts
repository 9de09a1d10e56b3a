import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BackupInspection } from "#contract/backups/backup-list";
import type { DataFolder } from "../../../config/load-config.ts";
import { AppError } from "../../../errors.ts";
import { inspectBackup } from "../../../store/open-store.ts";
import type { Store } from "../../../store/store.ts";
import type { OperationOptions } from "../../operation-options.ts";
import { copyAway } from "../copy-away.ts";
import { UPLOADED } from "./find-backups.ts";

/** Maximum length of a name: file systems allow 255 bytes, including the suffix of a temporary file, and a character takes up to four. */
const MAX_NAME_CHARS = 45;

export interface KeepUploadOptions extends OperationOptions {
  store: Pick<Store, "maintenance">;
  folder: DataFolder;
  /** Path of the uploaded file, whose name is that of the backup. */
  file: string;
}

/**
 * Checks an uploaded file and copies it into the folder of backups under a free name. Returns the name. Errors: AppError `unreadable` for a
 * file that cannot be restored, `storage`, `cancelled`.
 */
export async function keepUpload(options: KeepUploadOptions): Promise<{ name: string; businesses: number }> {
  const { store, folder, file, actor, now, signal } = options;
  const inspection = await inspectBackup(file);
  const refusal = REFUSALS[inspection.state];
  if (refusal !== undefined) throw new AppError("unreadable", `${basename(file)} ${refusal}`);
  const name = await freeName(folder.backups, basename(file));
  await copyAway(file, join(folder.backups, name), signal);
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "upload-backup", detail: { name } });
  return { name, businesses: inspection.businesses ?? 0 };
}

const REFUSALS: Readonly<Partial<Record<BackupInspection["state"], string>>> = {
  foreign: "is not a Mainstreet backup. Choose a file that was downloaded here or made by the command backup.",
  damaged: "is damaged: it was cut off or changed after it was made. Download it again, or choose another backup.",
  newer: "was made by a newer version of Mainstreet. Update this server first, then upload it again.",
};

/** Returns a name that no file of the folder has. */
async function freeName(folder: string, original: string): Promise<string> {
  const base = UPLOADED + original.replace(UPLOADED, "").replace(/\.db$/i, "").slice(0, MAX_NAME_CHARS);
  for (let count = 1; ; count++) {
    const name = count === 1 ? `${base}.db` : `${base}_${count}.db`;
    if ((await lstat(join(folder, name)).catch(() => undefined)) === undefined) return name;
  }
}
