import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder } from "../../config/load-config.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { backUp } from "./back-up.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
let path: string;
let backups: string;
let stores: Store[];

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-back-up-"));
  const folder = await openDataFolder(join(path, "data"), {});
  backups = folder.backups;
  const open = () => openStore({ file: folder.database });
  stores = [await open(), await open(), await open()];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(path, { recursive: true });
});

const back = async (store: Store, keep: number, signal?: AbortSignal) =>
  (await backUp({ store, backupsFolder: backups, keep, reason: "backup", now, signal })).file;
const base = "backup-20261121-100000";

describe("a backup", () => {
  it("has its own file when several run at once", async () => {
    const files = await Promise.all(stores.map((store) => back(store, 7)));
    expect(files.toSorted()).toEqual([`${base}-2.db`, `${base}-3.db`, `${base}.db`].map((name) => join(backups, name)));
    expect((await readdir(backups)).toSorted()).toEqual([`${base}-2.db`, `${base}-3.db`, `${base}.db`]);
    for (const file of files) await (await openStore({ file })).close();
  });

  it("succeeds while others delete old copies", async () => {
    for (let round = 0; round < 3; round++) await Promise.all(stores.map((store) => back(store, 1)));
    expect((await readdir(backups)).length).toBeLessThanOrEqual(3);
  });

  it("that is stopped leaves no file", async () => {
    const [store] = stores as [Store];
    await expect(back(store, 7, AbortSignal.abort())).rejects.toMatchObject({ code: "cancelled" });
    expect(await readdir(backups)).toEqual([]);
  });

  it("stays when an old copy cannot be deleted, and says which folder holds it", async () => {
    const [store] = stores as [Store];
    await mkdir(join(backups, "backup-20261101-100000.db"));
    await expect(back(store, 1)).rejects.toMatchObject({ code: "storage", message: expect.stringContaining(backups) });
    expect(await readdir(backups)).toContain(`${base}.db`);
  });

  it("says how many businesses it has", async () => {
    const [store] = stores as [Store];
    await importInto(store, { p1: {}, p2: {} });
    const report = await backUp({ store, backupsFolder: backups, keep: 7, reason: "backup", now });
    expect(report).toEqual({ file: join(backups, `${base}.db`), businesses: 2, bytes: (await stat(report.file)).size });
  });

  it("deletes the oldest copies of its own kind, but no copy that the operator named", async () => {
    const [store] = stores as [Store];
    const days = { "20261110": 11, "20261115": 6, "20261118": 3, "20261119": 2, "20261120": 1 };
    const otherFiles = ["daily-20261001-100000.db", "backup-of-mine.db", "notes.txt"];
    const at = now().getTime() / 1000;
    for (const [day, age] of Object.entries(days)) {
      await writeFile(join(backups, `backup-${day}-100000.db`), "");
      await utimes(join(backups, `backup-${day}-100000.db`), at, at - age * 86_400);
    }
    for (const name of otherFiles) await writeFile(join(backups, name), "");
    await backUp({ store, backupsFolder: backups, keep: 4, reason: "backup", now });
    expect((await readdir(backups)).toSorted()).toEqual(
      [...otherFiles, ...["18", "19", "20", "21"].map((day) => `backup-202611${day}-100000.db`)].toSorted(),
    );
  });
});
