import { basename, join } from "node:path";
import type { BackupPlace } from "#contract/backups/backup-status";
import type { Config, DataFolder } from "../../config/load-config.ts";
import { fileExists } from "../../files/file-exists.ts";
import type { Store } from "../../store/store.ts";
import type { ProgressOptions } from "../operation-options.ts";
import { throwIfStopped } from "./back-up.ts";
import { type BackupReason, deleteOldCopies } from "./backup-files.ts";
import { placesOf, recordBackupFailure, recordCopy } from "./backup-status.ts";
import { copyAway } from "./copy-away.ts";
import { copyToBucket } from "./copy-to-bucket.ts";
import { adoptCopies, installationLabel, rememberBucketCopy, rememberCopy, sentCopies } from "./sent-copies.ts";

export interface SendBackupOptions extends Pick<ProgressOptions, "signal"> {
  store: Pick<Store, "maintenance" | "cluster">;
  folder: DataFolder;
  settings: Config["backup"];
  now: () => Date;
}

export interface SentBackup {
  file: string;
  /** Time of the backup in ISO 8601. */
  at: string;
  /** undefined for a file that the operator named, whose copies are never deleted. */
  reason: BackupReason | undefined;
}

export interface SendReport {
  /** The copy in the folder `backup.copyTo`. */
  copy: string | null;
  /** "s3://bucket/key". */
  bucketCopy: string | null;
  /** Sentences on failed copies. */
  failures: string[];
}

/**
 * Sends a backup to the folder `backup.copyTo` and the bucket of `backup.s3`, or to those of `kinds`, at the same time. Records for each
 * what arrived, or why nothing did. Errors: AppError `cancelled` after an abort.
 */
export async function sendBackup(
  options: SendBackupOptions,
  backup: SentBackup,
  kinds: readonly BackupPlace["kind"][] = ["folder", "bucket"],
): Promise<SendReport> {
  const { store, settings, now, signal } = options;
  const report: SendReport = { copy: null, bucketCopy: null, failures: [] };
  const fail = async (kind: BackupPlace["kind"], error: unknown) => {
    throwIfStopped(signal);
    const message = error instanceof Error ? error.message : String(error);
    report.failures.push(message);
    await recordBackupFailure(store, { at: now().toISOString(), message }, kind);
  };
  const label = await installationLabel(store, options.folder);
  const name = `${basename(backup.file).replace(/\.db$/, "")}-${label}.db`;
  const places = placesOf(settings).filter(({ kind }) => kinds.includes(kind));
  await Promise.all(
    places.map(async ({ kind, name: place }) => {
      try {
        const copy =
          kind === "bucket"
            ? await copyToBucket({ file: backup.file, name, settings: settings.s3, signal })
            : await copyToFolder(options, backup, { folder: place, name });
        report[kind === "bucket" ? "bucketCopy" : "copy"] = copy;
        if (kind === "bucket") await rememberBucketCopy(store, name);
        await recordCopy(store, kind, { at: now().toISOString(), backupAt: backup.at, place, copy });
        if (kind === "folder" && backup.reason !== undefined) await deleteOld(options, backup.reason, copy);
      } catch (error) {
        await fail(kind, error);
      }
    }),
  );
  return report;
}

async function copyToFolder(
  { store, folder, signal }: SendBackupOptions,
  { file, reason }: SentBackup,
  target: { folder: string; name: string },
): Promise<string> {
  await adoptCopies(store, folder, target.folder);
  const name = await freeName(target);
  // `copyAway` reports a missing folder, and its older copies are adopted once it is there.
  if (reason !== undefined && (await fileExists(target.folder))) await rememberCopy(store, name);
  return copyAway(file, join(target.folder, name), signal);
}

/** Returns an unused name, since a clone of this installation may have copied a backup of the same second. */
async function freeName({ folder, name }: { folder: string; name: string }): Promise<string> {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : name.replace(/\.db$/, `-${count}.db`);
    if (!(await fileExists(join(folder, candidate)))) return candidate;
  }
}

async function deleteOld({ store, settings, now }: SendBackupOptions, reason: BackupReason, copy: string) {
  const ownNames = await sentCopies(store);
  await deleteOldCopies(copy, {
    reason,
    keep: settings.keep,
    now: now(),
    isOwn: ({ file }) => ownNames.has(basename(file)),
  });
}
