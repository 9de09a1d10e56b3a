import { createHash, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { basename } from "node:path";
import type { DataFolder } from "../../config/load-config.ts";
import type { Store } from "../../store/store.ts";
import { type BackupFile, listBackups } from "./backup-files.ts";

const INSTALLATION = "installation.id";
const COPIES = "backup.copies";
const BUCKET_COPIES = "backup.copies.bucket";
/** Maximum number of remembered names. The files of older names stay. */
const MAX_COPIES = 5_000;

type SettingStore = {
  maintenance: Pick<Store["maintenance"], "setting" | "setSetting" | "ensureSetting">;
};

/**
 * Returns eight hexadecimal digits for the names of copies in places that installations share. They also distinguish copies of a data
 * folder on different machines or in different folders.
 */
export async function installationLabel({ maintenance }: SettingStore, folder: DataFolder): Promise<string> {
  const id = await maintenance.ensureSetting(INSTALLATION, randomUUID());
  return createHash("sha256")
    .update(JSON.stringify([id, hostname(), folder.path]))
    .digest("hex")
    .slice(0, 8);
}

/**
 * Returns the names of the copies that this installation made in `backup.copyTo`; it deletes only these there. After a clone of the data
 * folder, each side continues with its own list.
 */
export async function sentCopies({ maintenance }: SettingStore): Promise<Set<string>> {
  return new Set(JSON.parse((await maintenance.setting(COPIES)) || "[]") as string[]);
}

/** Returns the names of the copies that were sent to the bucket. Its own rules delete them there. */
export async function bucketCopies({ maintenance }: SettingStore): Promise<Set<string>> {
  return new Set(JSON.parse((await maintenance.setting(BUCKET_COPIES)) || "[]") as string[]);
}

export async function rememberBucketCopy(store: SettingStore, name: string): Promise<void> {
  const names = [...(await bucketCopies(store)).add(name)];
  await store.maintenance.setSetting(BUCKET_COPIES, JSON.stringify(names.slice(-MAX_COPIES)));
}

/** Remembers the copy before it is written, since a crash must not leave one that is never deleted. */
export async function rememberCopy(store: SettingStore, name: string): Promise<void> {
  const names = [...(await sentCopies(store)).add(name)];
  await store.maintenance.setSetting(COPIES, JSON.stringify(names.slice(-MAX_COPIES)));
}

/**
 * Adopts the copies of an earlier version, whose names have no label, once: those of the same name and size as a backup in the data folder.
 * Others may be of another installation and are never deleted.
 */
export async function adoptCopies(store: SettingStore, folder: DataFolder, sharedFolder: string): Promise<void> {
  if ((await store.maintenance.setting(COPIES)) !== undefined) return;
  const key = ({ file, bytes }: BackupFile) => `${basename(file)} ${bytes}`;
  const ownKeys = new Set((await listBackups(folder.backups)).map(key));
  const copies = await listBackups(sharedFolder).catch(() => undefined);
  // A disk that is not mounted is tried the next time.
  if (copies === undefined) return;
  const names = copies.filter((copy) => !copy.hasLabel && ownKeys.has(key(copy))).map(({ file }) => basename(file));
  await store.maintenance.setSetting(COPIES, JSON.stringify(names.toSorted()));
}
