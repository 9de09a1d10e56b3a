import type { BackupInspection } from "#contract/backups/backup-list";
import { inspectBackup } from "../../../store/open-store.ts";
import { throwIfStopped } from "../back-up.ts";

/** Reads backups as a whole, one after the other; leaves out those that cannot be read. Errors: AppError `cancelled`. */
export async function inspectBackups(
  files: readonly string[],
  signal?: AbortSignal,
): Promise<Record<string, BackupInspection>> {
  const inspections: Record<string, BackupInspection> = {};
  for (const file of files) {
    throwIfStopped(signal);
    const inspection = await inspectBackup(file).catch(() => undefined);
    if (inspection !== undefined) inspections[file] = inspection;
  }
  return inspections;
}
