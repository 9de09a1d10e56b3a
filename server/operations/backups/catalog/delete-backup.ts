import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { BackupEntry } from "#contract/backups/backup-list";
import { AppError, diskError } from "../../../errors.ts";
import type { OperationOptions } from "../../operation-options.ts";
import { forgetBackup, recordBackup } from "../backup-status.ts";
import type { InspectFiles } from "./backup-checks.ts";
import { type BackupsParts, findBackup } from "./find-backups.ts";
import { type KnownInspection, listBackupEntries } from "./list-backups.ts";

export interface DeleteBackupOptions extends BackupsParts, Pick<OperationOptions, "actor" | "now"> {
  /** Reads whole files in another process: a large one takes seconds. */
  inspectFiles: InspectFiles;
}

/**
 * Deletes a backup in the data folder; its copies elsewhere stay. Errors: AppError `not-found`, `conflict` for the last one that can be
 * restored and for a copy in another folder, `storage`.
 */
export async function deleteBackup(
  name: string,
  options: DeleteBackupOptions,
  knownInspection?: KnownInspection,
): Promise<void> {
  const { store, actor, now } = options;
  const { file } = await findBackup(options, name);
  const entries = await listBackupEntries(options, now(), knownInspection);
  const entry = entries.find((listed) => listed.name === name);
  if (entry === undefined || entry.deletionRefusal !== null) {
    throw new AppError("conflict", `This backup was not deleted. ${entry?.deletionRefusal ?? "Reload the list."}`);
  }
  await rm(file, { force: true }).catch((error: unknown) => {
    throw diskError(file, "deleted", error);
  });
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "delete-backup", detail: { name } });
  await forgetLast(options, file, entries);
}

/** If the last recorded backup was deleted, records the newest one that remains: its age is what the dashboard shows. */
async function forgetLast(options: DeleteBackupOptions, file: string, entries: readonly BackupEntry[]): Promise<void> {
  const { store, inspectFiles } = options;
  if (!(await forgetBackup(store, resolve(file)))) return;
  const isRegular = ({ kind, name }: BackupEntry) =>
    (kind === "manual" || kind === "daily") && resolve(options.folder.backups, name) !== resolve(file);
  for (const entry of entries.filter(isRegular)) {
    const { name, at, bytes, places } = entry;
    if (!places.includes("server")) continue;
    const remaining = resolve(options.folder.backups, name);
    const { state, businesses } = entry.isChecked ? entry : ((await inspectFiles([remaining]))[remaining] ?? entry);
    if (state === "good" && businesses !== null) {
      return recordBackup(store, { at, file: remaining, businesses, bytes });
    }
  }
}
