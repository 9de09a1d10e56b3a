import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMemoryStore, openStore } from "../../store/open-store.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";
import { EXPORTS } from "../../testing/files/export-files.ts";
import { backUp } from "../backups/back-up.ts";
import { deleteAll } from "../backups/delete-all.ts";
import { exportBusinesses } from "./export-businesses.ts";
import { importBusinesses } from "./import-businesses.ts";

const SAMPLE = join(import.meta.dirname, "../../sample/businesses.xlsx");
const now = () => new Date("2026-11-21T10:00:00Z");
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-round-trip-"));
  store = await openMemoryStore();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const importFile = (file: string, at = now) =>
  importBusinesses({
    store,
    files: [file],
    onDuplicate: "skip",
    country: "",
    limits: {},
    actor: "cli",
    now: at,
  });

/** All of the directory; ids are new after an import, and the time of the last change is that of the import. */
async function directory(): Promise<Omit<BusinessRecord, "id" | "updatedAt">[]> {
  const all = await store.directory.businessesAfter(0, 10_000);
  return all
    .map(({ id: _id, updatedAt: _updatedAt, ...business }) => business)
    .toSorted((a, b) => (a.placeId < b.placeId ? -1 : 1));
}

describe("export, delete-all and import", () => {
  it.each([SAMPLE, ...EXPORTS])("gives the same directory back, field by field: %s", async (file) => {
    await importFile(file);
    const before = await directory();
    expect(before.length).toBeGreaterThan(10);
    const counts = [
      await store.directory.statistics(),
      await store.directory.cities("", { limit: 1000, offset: 0 }),
    ] as const;
    const { file: exportedFile } = await exportBusinesses({ store, folder, actor: "cli", now });
    const { deleted } = await deleteAll({ store, backupsFolder: folder, keep: 7, actor: "cli", now });
    expect(deleted).toBe(before.length);
    expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 0, totalCities: 0 });
    await importFile(exportedFile, () => new Date("2027-01-01T00:00:00Z"));
    expect(await directory()).toEqual(before);
    expect(await store.directory.statistics()).toEqual(counts[0]);
    const names = ({ cities }: (typeof counts)[1]) => cities.map(({ name, businessCount }) => [name, businessCount]);
    expect(names(await store.directory.cities("", { limit: 1000, offset: 0 }))).toEqual(names(counts[1]));
  });

  it("names the file for its country and date, and writes only that country", async () => {
    await importFile(SAMPLE);
    const { file, rows } = await exportBusinesses({ store, folder, country: "ch", actor: "cli", now });
    expect(file).toBe(join(folder, "businesses_Switzerland_2026-11-21.xlsx"));
    expect(rows).toBe(
      (await store.directory.countries()).find(({ country }) => country === "Switzerland")?.businessCount,
    );
  });

  it.each(["csv", "json"])("gives the same directory back from .%s", async (extension) => {
    await importFile(SAMPLE);
    const before = await directory();
    const file = join(folder, `all.${extension}`);
    await exportBusinesses({ store, folder, file, actor: "cli", now });
    await deleteAll({ store, backupsFolder: folder, keep: 7, actor: "cli", now });
    await importFile(file, () => new Date("2027-01-01T00:00:00Z"));
    expect(await directory()).toEqual(before);
  });

  it("is refused with another extension", async () => {
    const exportPromise = exportBusinesses({ store, folder, file: join(folder, "all.txt"), actor: "cli", now });
    await expect(exportPromise).rejects.toMatchObject({ code: "usage" });
  });

  it("lists the countries of the directory when another is requested", async () => {
    await importFile(SAMPLE);
    const atlantisExport = exportBusinesses({ store, folder, country: "Atlantis", actor: "cli", now });
    await expect(atlantisExport).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("United States"),
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("delete-all", () => {
  it("of an empty directory takes no snapshot, which would push a real one out", async () => {
    const report = await deleteAll({ store, backupsFolder: folder, keep: 7, actor: "cli", now });
    expect(report).toEqual({ deleted: 0, backup: null });
    expect(await readdir(folder)).toEqual([]);
  });

  it("deletes nothing when it is stopped before the deletion", async () => {
    await importFile(SAMPLE);
    const before = await store.directory.countBusinesses();
    const signal = AbortSignal.abort();
    const deletion = deleteAll({ store, backupsFolder: folder, keep: 7, actor: "cli", now, signal });
    await expect(deletion).rejects.toMatchObject({ code: "cancelled" });
    expect(await store.directory.countBusinesses()).toBe(before);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a backup", () => {
  it("never deletes its newest copy", async () => {
    const backup = async () => (await backUp({ store, backupsFolder: folder, keep: 1, reason: "backup", now })).file;
    const copies = [await backup(), await backup(), await backup()];
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([copies[2]]);
  });

  it("holds everything, is named for its time, and only the newest stay", async () => {
    await importFile(SAMPLE);
    const copies: string[] = [];
    for (let day = 1; day <= 4; day++) {
      const at = () => new Date(Date.UTC(2026, 10, day));
      copies.push((await backUp({ store, backupsFolder: folder, keep: 2, reason: "backup", now: at })).file);
    }
    expect((await readdir(folder)).toSorted()).toEqual(["backup-20261103-000000.db", "backup-20261104-000000.db"]);
    const copy = await openStore({ file: copies[3] ?? "" });
    expect(await copy.directory.statistics()).toEqual(await store.directory.statistics());
    await copy.close();
  });
});
