import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Progress } from "#contract/import-report";
import { openDataFolder } from "../../config/load-config.ts";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importBusinesses } from "../spreadsheets/import-businesses.ts";
import { backUp } from "./back-up.ts";
import { deleteAll } from "./delete-all.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
let path: string;
let folder: Awaited<ReturnType<typeof openDataFolder>>;
/** Store of a server, which stays open during the restore. */
let store: Store;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-restore-"));
  folder = await openDataFolder(join(path, "data"), {});
  store = await openStore({ file: folder.database });
});
afterEach(async () => {
  await store.close();
  await rm(path, { recursive: true });
});

async function importBakeries(count: number): Promise<void> {
  const file = join(path, "bakeries.xlsx");
  async function* rows() {
    for (let id = 0; id < count; id++) yield [`Bakery ${id}`, "1 Oak St, Austin, TX 78701", "US", `ChIJbakery${id}`];
  }
  await writeWorkbook(file, { header: ["name", "full_address", "country", "place_id"] }, rows(), {});
  const options = { onDuplicate: "skip", dryRun: false, country: "", limits: {}, actor: "cli", now } as const;
  await importBusinesses({ store, files: [file], ...options });
}

const backUpNow = async () =>
  (await backUp({ store, backupsFolder: folder.backups, keep: 7, reason: "backup", now })).file;
const restore = (file: string) => restoreBackup({ file, folder, keep: 7, actor: "cli", now });

describe("a restore", () => {
  it("restores everything beside a running server, which serves it at once", async () => {
    await importBakeries(300);
    const { backup } = await deleteAll({ store, backupsFolder: folder.backups, keep: 7, actor: "cli", now });
    await importBakeries(5);
    const version = await store.directory.dataVersion();
    expect(await restore(backup ?? "")).toMatchObject({
      businesses: 300,
      replaced: expect.stringContaining("before-restore"),
      isDamaged: false,
    });
    expect(await store.directory.dataVersion()).not.toBe(version);
    expect((await store.directory.statistics()).totalBusinesses).toBe(300);
    const list = await store.search.businesses({ cityKey: "austin" }, "recommended", { limit: 20, offset: 0 });
    expect(list.totalCount).toBe(300);
  });

  it("can itself be undone", async () => {
    await importBakeries(3);
    const backup = await backUpNow();
    await importBakeries(8);
    const { replaced } = await restore(backup);
    expect((await store.directory.statistics()).totalBusinesses).toBe(3);
    await restore(replaced ?? "");
    expect((await store.directory.statistics()).totalBusinesses).toBe(8);
  });

  it("restores neither a former password nor ended sessions", async () => {
    await store.accounts.addFirstAdministrator("ann", "former", now());
    const session = { data: {}, expiresAt: new Date("2027-01-01") };
    await store.accounts.beginSession("key", session, "ann", "former", now());
    const backup = await backUpNow();
    const entry = { at: now().toISOString(), actor: "ann", action: "set-password", detail: {} };
    await store.accounts.setPasswordHash("ann", "present", now(), entry);
    await restore(backup);
    expect(await store.accounts.passwordHash("ann")).toBe("present");
    expect(await store.accounts.session("key", now())).toBeUndefined();
  });

  it("leaves the present administrators signed in, and the job that restores running under its id", async () => {
    const backup = await backUpNow();
    await store.accounts.addFirstAdministrator("ann", "present", now());
    const session = { data: { username: "ann" }, expiresAt: new Date("2027-01-01") };
    await store.accounts.beginSession("key", session, "ann", "present", now());
    const { job } = await store.jobs.begin({ kind: "restore", actor: "ann", file: "a.db" }, now());
    await restore(backup);
    expect((await store.accounts.session("key", now()))?.data).toEqual(session.data);
    expect(await store.jobs.get(job.id)).toEqual(job);
    await store.jobs.finish(job.id, { state: "finished", progress: null, result: null, error: null }, now());
    expect(await store.jobs.list(5)).toMatchObject([{ id: job.id, state: "finished" }]);
  });

  it("of a backup from the middle of a job marks the job as interrupted", async () => {
    const { job } = await store.jobs.begin({ kind: "delete-all", actor: "ann", file: null }, now());
    await restore(await backUpNow());
    expect(await store.jobs.get(job.id)).toMatchObject({ state: "interrupted" });
    expect(await store.jobs.begin({ kind: "import", actor: "ann", file: null }, now())).toMatchObject({ isNew: true });
  });

  it("restores the administrator if there is none", async () => {
    await store.accounts.addFirstAdministrator("ann", "hash", now());
    const backup = await backUpNow();
    const elsewhere = await openDataFolder(join(path, "elsewhere"), {});
    await restoreBackup({ file: backup, folder: elsewhere, keep: 7, actor: "cli", now });
    const restoredStore = await openStore({ file: elsewhere.database });
    expect(await restoredStore.accounts.administrators()).toEqual(["ann"]);
    await restoredStore.close();
  });

  it("leaves the backup as it was, and nothing else behind", async () => {
    await importBakeries(3);
    const backup = await backUpNow();
    const bytes = await readFile(backup);
    await restore(backup);
    expect(bytes.equals(await readFile(backup))).toBe(true);
    const names = (await readdir(folder.path)).filter((name) => !/^mainstreet\.db(-wal|-shm)?$/.test(name));
    expect(names.toSorted()).toEqual(["backups", "rejects", "uploads"]);
  });

  it.each([
    ["a text file", "not a database"],
    ["an empty file", ""],
    ["a database cut short", undefined],
  ])("refuses %s, and the directory stays as it was", async (_what, content) => {
    await importBakeries(300);
    const backup = await backUpNow();
    await writeFile(backup, content ?? (await readFile(backup)).subarray(0, 40_000));
    await expect(restore(backup)).rejects.toMatchObject({
      name: "AppError",
      message: expect.stringContaining(backup),
    });
    expect((await store.directory.statistics()).totalBusinesses).toBe(300);
  });

  it("replaces a newer program's database, which is saved first", async () => {
    await importBakeries(3);
    await store.accounts.addFirstAdministrator("ann", "present", now());
    const backup = await backUpNow();
    await store.close();
    const newerDatabase = new Sqlite(folder.database);
    newerDatabase.exec("CREATE TABLE of_tomorrow (x); DELETE FROM listings");
    newerDatabase.pragma("user_version = 999");
    newerDatabase.close();
    const { replaced, businesses } = await restore(backup);
    expect(businesses).toBe(3);
    const savedDatabase = new Sqlite(replaced ?? "", { readonly: true });
    expect(savedDatabase.pragma("user_version", { simple: true })).toBe(999);
    savedDatabase.close();
    store = await openStore({ file: folder.database });
    expect(await store.accounts.passwordHash("ann")).toBe("present");
    expect((await store.directory.statistics()).totalBusinesses).toBe(3);
  });

  it("replaces a lost database, and does not apply its WAL to the new one", async () => {
    await importBakeries(3);
    const backup = await backUpNow();
    await importBakeries(400);
    await rm(folder.database);
    expect((await readdir(folder.path)).filter((name) => name.endsWith("-wal"))).toHaveLength(1);
    expect(await restore(backup)).toMatchObject({ businesses: 3, replaced: null });
    await store.close();
    store = await openStore({ file: folder.database });
    expect(await store.directory.countBusinesses()).toBe(3);
  });

  it("replaces another program's database, which is moved aside", async () => {
    await importBakeries(3);
    const backup = await backUpNow();
    await store.close();
    for (const end of ["", "-wal", "-shm"]) await rm(`${folder.database}${end}`, { force: true });
    const other = new Sqlite(folder.database);
    other.exec("CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine')");
    other.close();
    const { replaced, businesses } = await restore(backup);
    expect(businesses).toBe(3);
    const aside = new Sqlite(replaced ?? "", { readonly: true });
    expect(aside.prepare("SELECT text FROM notes").pluck().get()).toBe("mine");
    aside.close();
    store = await openStore({ file: folder.database });
  });

  it("can be stopped at every step, and then changes nothing", async () => {
    await importBakeries(30);
    const backup = await backUpNow();
    await importBakeries(60);
    for (const fraction of [0, 0.3, 0.69]) {
      const stop = new AbortController();
      const onProgress = (progress: Progress) => {
        if ((progress.fraction ?? 0) >= fraction) stop.abort();
      };
      const stoppedRestore = restoreBackup({
        file: backup,
        folder,
        keep: 7,
        actor: "cli",
        now,
        signal: stop.signal,
        onProgress,
      });
      await expect(stoppedRestore, `${fraction}`).rejects.toMatchObject({ code: "cancelled" });
      expect(await store.directory.countBusinesses()).toBe(60);
    }
    expect((await readdir(folder.path)).filter((name) => name.includes("restore"))).toEqual([]);
  });

  it("refuses a folder, and says that it is one", async () => {
    await expect(restore(folder.backups)).rejects.toThrow(
      `${folder.backups} is a folder. Name the backup in it that you want to restore.`,
    );
  });

  it("moves a database aside that cannot be opened", async () => {
    await importBakeries(3);
    const backup = await backUpNow();
    await store.close();
    await rm(`${folder.database}-wal`, { force: true });
    await writeFile(folder.database, "ruined".repeat(10_000));
    const { replaced, businesses, isDamaged } = await restore(backup);
    expect({ businesses, isDamaged }).toEqual({ businesses: 3, isDamaged: true });
    expect(await readFile(replaced ?? "", "utf8")).toContain("ruined");
    store = await openStore({ file: folder.database });
  });
});
