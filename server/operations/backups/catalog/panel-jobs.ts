import { basename } from "node:path";
import type { BackupJobResult, RestoreJobResult } from "#contract/backups/backup-list";
import { databaseOptions } from "../../../config/database-options.ts";
import type { Config, DataFolder } from "../../../config/load-config.ts";
import type { Store } from "../../../store/store.ts";
import type { OperationOptions } from "../../operation-options.ts";
import { backUpRegularly } from "../regular-backup.ts";
import { restoreBackup } from "../restore-backup.ts";
import { fetchBackup } from "./bucket-objects.ts";

interface PanelJobOptions extends OperationOptions {
  store: Pick<Store, "maintenance" | "cluster">;
  folder: DataFolder;
}

/** Makes a backup, sends it to the other places and records who started it. Throws what `backUpRegularly` throws. */
export async function backUpNow(options: PanelJobOptions & { settings: Config["backup"] }): Promise<BackupJobResult> {
  const { store, actor, now } = options;
  const { file, businesses, bytes, failures } = await backUpRegularly({ ...options, reason: "backup" });
  const name = basename(file);
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "back-up", detail: { name } });
  return { name, businesses, bytes, failures };
}

/** The backup to restore: an absolute path, or the name of one that only the bucket has. */
export type BackupSource = { file: string } | { bucketName: string };

/**
 * Restores a backup beside the running servers, as the command does; one of the bucket is fetched first. Throws what `fetchBackup` and
 * `restoreBackup` throw.
 */
export async function restoreByName(
  options: PanelJobOptions & { config: Config; source: BackupSource },
): Promise<RestoreJobResult> {
  const { config, source, folder, signal } = options;
  const file =
    "file" in source
      ? source.file
      : await fetchBackup(source.bucketName, folder.backups, { settings: config.backup.s3, signal });
  const postgres = await databaseOptions(config);
  const report = await restoreBackup({ ...options, file, postgres, mustExist: true, keep: config.backup.keep });
  return {
    name: basename(file),
    businesses: report.businesses,
    snapshot: report.replaced === null ? null : basename(report.replaced),
    isDamaged: report.isDamaged,
    cleaned: report.cleaned.count,
  };
}
