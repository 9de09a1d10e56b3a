import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configSchema } from "../../../config/config-schema.ts";
import { openDataFolder } from "../../../config/data-folder.ts";
import { openMemoryStore } from "../../../store/open-store.ts";
import type { Store } from "../../../store/store.ts";
import { installationLabel, rememberBucketCopy, rememberCopy } from "../sent-copies.ts";
import { type BackupsParts, findBackup, findBackups } from "./find-backups.ts";
import { listBackupEntries } from "./list-backups.ts";

let path: string;
let store: Store;
let parts: BackupsParts;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "find-backups-"));
  await mkdir(join(path, "disk"));
  store = await openMemoryStore();
  const settings = configSchema.parse({ backup: { copyTo: join(path, "disk") } }).backup;
  parts = { store, folder: await openDataFolder(join(path, "data"), {}), settings };
});
afterEach(async () => {
  await store.close();
  await rm(path, { recursive: true });
});

const own = (name: string) => join(parts.folder.backups, name);
const places = async () => {
  const entries = await listBackupEntries(parts, new Date("2026-11-26T10:00:00Z"));
  return entries.map((entry) => [entry.name, entry.kind, entry.places.join("+")]);
};

it("A backup is listed once, with its copies in the folder and in the bucket, the newest first", async () => {
  const label = await installationLabel(store, parts.folder);
  const copy = `daily-20261121-100000-2-${label}.db`;
  await writeFile(own("daily-20261121-100000-2.db"), "1");
  await writeFile(own("before-delete-all-20261122-100000.db"), "1");
  await writeFile(own("uploaded-daily-20261123-100000.db"), "1");
  await writeFile(join(path, "disk", copy), "1");
  await rememberCopy(store, copy);
  await rememberBucketCopy(store, copy);
  expect(await places()).toEqual([
    ["uploaded-daily-20261123-100000.db", "uploaded", "server"],
    ["before-delete-all-20261122-100000.db", "before-delete-all", "server"],
    ["daily-20261121-100000-2.db", "daily", "server+folder+bucket"],
  ]);
});

it("Copies of this directory that other servers made are listed, and those of other installations are not", async () => {
  await writeFile(join(path, "disk", "daily-20261120-100000-0badcafe.db"), "1");
  await writeFile(join(path, "disk", "daily-20261120-100000-12345678.db"), "1");
  await rememberCopy(store, "daily-20261120-100000-0badcafe.db");
  expect(await places()).toEqual([["daily-20261120-100000-0badcafe.db", "daily", "folder"]]);
  const [entry] = await listBackupEntries(parts, new Date());
  expect(entry?.deletionRefusal).toContain("Delete it there");
});

it("Links, folders, empty files and other files are no backups; a disk that is not mounted hides none", async () => {
  await writeFile(join(path, "secret"), "secret");
  await symlink(join(path, "secret"), own("link.db"));
  await mkdir(own("folder.db"));
  await writeFile(own("backup-20261121-100000.db"), "");
  await writeFile(own("notes.txt"), "1");
  await writeFile(own("kept.db"), "1");
  await rm(join(path, "disk"), { recursive: true });
  expect(await places()).toEqual([["kept.db", "other", "server"]]);
  for (const name of ["link.db", "folder.db", "notes.txt", "../data/backups/kept.db", ""]) {
    await expect(findBackup(parts, name), name).rejects.toMatchObject({ code: "not-found" });
  }
  expect(await findBackup(parts, "kept.db")).toMatchObject({ file: own("kept.db") });
  expect(await findBackups(parts)).toHaveLength(1);
});
