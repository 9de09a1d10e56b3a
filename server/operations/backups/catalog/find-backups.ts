import { lstat, readdir } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, join, resolve } from "node:path";
import type { BackupKind } from "#contract/backups/backup-list";
import type { Config, DataFolder } from "../../../config/load-config.ts";
import { AppError, diskError } from "../../../errors.ts";
import type { Store } from "../../../store/store.ts";
import { labelledName, namedTime, reasonOf } from "../backup-files.ts";
import { bucketCopies, installationLabel, sentCopies } from "../sent-copies.ts";
import type { BucketObject } from "./bucket-objects.ts";

/** Prefix of the names of uploaded backups. Mainstreet deletes no file with such a name by itself. */
export const UPLOADED = "uploaded-";

export interface BackupsParts {
  store: Pick<Store, "maintenance" | "cluster">;
  folder: DataFolder;
  settings: Config["backup"];
  /** Names of the objects in the bucket; undefined if it could not be listed. */
  bucketNames?: readonly string[] | undefined;
}

/** A backup that this server can read. */
export interface FoundBackup {
  name: string;
  /** Absolute path: in the data folder, else in the folder `backup.copyTo`. */
  file: string;
  /** Path of its copy in the folder `backup.copyTo`. */
  copy: string | null;
  isInBucket: boolean;
  kind: BackupKind;
  /** Milliseconds: the time in the name, else of the last modification. */
  time: number;
  bytes: number;
  modifiedAt: number;
}

/** Lists the backups in the data folder, and the copies in `backup.copyTo` that servers of this directory made. Errors: AppError `storage`. */
export async function findBackups({
  store,
  folder,
  settings,
  bucketNames: listedNames,
}: BackupsParts): Promise<FoundBackup[]> {
  const label = await installationLabel(store, folder);
  const sentNames = await sentCopies(store);
  const sharedFolder = settings.copyTo === null ? undefined : resolve(settings.copyTo);
  // A disk that is not mounted is reported as a place that gets no copies.
  const sharedFiles = sharedFolder === undefined ? [] : await filesIn(sharedFolder).catch(() => []);
  const copies = sharedFiles.filter(({ name }) => sentNames.has(name));
  const bucketNames = (listedNames ?? [...(await bucketCopies(store))]).map(labelledName);
  const ownFiles = await filesIn(folder.backups).catch((error: unknown) => {
    throw diskError(`The folder ${folder.backups}`, "read", error);
  });
  const copyOf = (name: string) =>
    copies.find((copy) => {
      const labelled = labelledName(copy.name);
      return labelled?.label === label && labelled.name === name;
    });
  const isInBucket = (name: string) => bucketNames.some((sent) => sent?.label === label && sent.name === name);
  const ownBackups = ownFiles.map((own) => ({
    ...own,
    copy: copyOf(own.name)?.file ?? null,
    isInBucket: isInBucket(own.name),
  }));
  const ownCopies = new Set(ownBackups.map(({ copy }) => copy));
  const otherCopies = copies
    .filter(({ file }) => !ownCopies.has(file))
    .map((copy) => ({ ...copy, copy: copy.file, isInBucket: false }));
  return [...ownBackups, ...otherCopies].map((found) => ({
    ...found,
    kind: kindOf(found.name),
    time: namedTime(originalName(found.name)) ?? found.modifiedAt,
  }));
}

/** Finds a backup by its name in the list. Errors: AppError `not-found` with the name of the machine. */
export async function findBackup(parts: BackupsParts, name: string): Promise<FoundBackup> {
  const foundBackup = (await findBackups(parts)).find((backup) => backup.name === name);
  if (foundBackup !== undefined) return foundBackup;
  const machine = parts.store.cluster === undefined ? "" : ` on the server ${hostname()}`;
  const remedy =
    parts.store.cluster === undefined
      ? "Reload the list: it may have been deleted."
      : "A backup is in the data folder of the server that made it; in a folder backup.copyTo that all servers have, each of them finds its copy.";
  throw new AppError("not-found", `There is no backup of this name${machine}. ${remedy}`);
}

async function filesIn(folder: string): Promise<Pick<FoundBackup, "name" | "file" | "bytes" | "modifiedAt">[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".db"));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const stats = await lstat(file).catch(() => undefined);
      // An empty file reserves the name of a backup that is being made. A link may lead to any file.
      if (stats === undefined || !stats.isFile() || stats.size === 0) return [];
      return [{ name, file, bytes: stats.size, modifiedAt: stats.mtimeMs }];
    }),
  );
  return files.flat();
}

/** A backup that only the bucket has. */
export type BackupInBucket = Pick<FoundBackup, "name" | "kind" | "time" | "bytes">;

/** Returns the objects of the bucket without a file on this server. */
export async function backupsInBucket(
  { store, folder }: BackupsParts,
  objects: readonly BucketObject[],
  found: readonly FoundBackup[],
): Promise<BackupInBucket[]> {
  const label = await installationLabel(store, folder);
  const names = new Set(found.map(({ name }) => name));
  const isHere = (name: string) => {
    const labelled = labelledName(name);
    return names.has(name) || (labelled?.label === label && names.has(labelled.name));
  };
  return objects
    .filter(({ name }) => !isHere(name))
    .map(({ name, bytes, modifiedAt }) => ({ name, kind: kindOf(name), time: namedTime(name) ?? modifiedAt, bytes }));
}

const originalName = (name: string): string => name.replace(UPLOADED, "");

function kindOf(name: string): BackupKind {
  if (name.startsWith(UPLOADED)) return "uploaded";
  const reason = reasonOf(basename(name));
  if (reason === undefined) return "other";
  return reason === "backup" ? "manual" : reason;
}
