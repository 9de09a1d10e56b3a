import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT, importInto } from "../../../testing/directories/import-into.ts";
import { openStore, restoreStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";
import type { CopyTo } from "../../store-options.ts";

let folder: string;
let file: string;
const openStores: Store[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  file = join(folder, "mainstreet.db");
});
afterEach(async () => {
  for (const store of openStores.splice(0)) await store.close();
  await rm(folder, { recursive: true });
});

async function open(path = file): Promise<Store> {
  const store = await openStore({ file: path });
  openStores.push(store);
  return store;
}

const put = (store: Store, ...placeIds: string[]) =>
  importInto(store, Object.fromEntries(placeIds.map((id) => [id, {}])));

describe("a restored backup", () => {
  it("has a new data version and assigns no id twice", async () => {
    const server = await open();
    await put(server, "p1");
    const backup = join(folder, "backup.db");
    await server.maintenance.copyTo(backup);
    await put(server, "p2", "p3");
    await server.jobs.begin({ kind: "generate-seo", actor: "cli", file: null }, AT);
    const before = await server.directory.dataVersion();
    await restoreStore({ from: backup, to: file, saveCurrent: async () => "kept elsewhere" });
    expect(await server.directory.dataVersion()).not.toBe(before);
    expect(await server.directory.countBusinesses()).toBe(1);
    await put(server, "p4");
    expect((await server.directory.businessesAfter(0, 9)).map(({ id, placeId }) => [id, placeId])).toEqual([
      [1, "p1"],
      [4, "p4"],
    ]);
    expect((await server.imports.list(9, AT)).map(({ id }) => id)).toEqual([3, 1]);
    expect((await server.jobs.begin({ kind: "generate-seo", actor: "cli", file: null }, AT)).job.id).toBe(2);
  });
});

describe("a restore while others write", () => {
  async function withBackup(): Promise<{ server: Store; backup: string }> {
    const server = await open();
    await put(server, "p1");
    const backup = join(folder, "backup.db");
    await server.maintenance.copyTo(backup);
    return { server, backup };
  }
  async function placeIds(store: Store) {
    return (await store.directory.businessesAfter(0, 99)).map(({ placeId }) => placeId);
  }

  it("saves again when somebody wrote after it had saved", async () => {
    const { server, backup } = await withBackup();
    let saveCount = 0;
    const saveCurrent = async (copyTo: CopyTo) => {
      const copy = join(folder, `saved-${++saveCount}.db`);
      await copyTo(copy);
      if (saveCount === 1) await put(server, "late");
      return copy;
    };
    const replacedFile = await restoreStore({ from: backup, to: file, saveCurrent });
    expect(await placeIds(server)).toEqual(["p1"]);
    expect(await placeIds(await open(replacedFile ?? ""))).toEqual(["p1", "late"]);
  });

  it("waits for a writer and copies its changes", async () => {
    const { server, backup } = await withBackup();
    const other = new Sqlite(file);
    let saveCount = 0;
    const saveCurrent = async (copyTo: CopyTo) => {
      const copy = join(folder, `saved-${++saveCount}.db`);
      await copyTo(copy);
      if (saveCount === 1) {
        other.exec("BEGIN IMMEDIATE; INSERT INTO settings VALUES ('late', 'kept')");
        setTimeout(() => other.exec("COMMIT"), 100);
      }
      return copy;
    };
    const replacedFile = await restoreStore({ from: backup, to: file, saveCurrent });
    other.close();
    expect(await server.maintenance.setting("late")).toBeUndefined();
    expect(await (await open(replacedFile ?? "")).maintenance.setting("late")).toBe("kept");
  });

  it("gives up, with nothing changed, when writes go on", async () => {
    const { server, backup } = await withBackup();
    let saveCount = 0;
    const saveCurrent = async () => {
      await put(server, `late-${++saveCount}`);
      return "kept elsewhere";
    };
    await expect(restoreStore({ from: backup, to: file, saveCurrent })).rejects.toMatchObject({ code: "conflict" });
    expect(await server.directory.countBusinesses()).toBe(1 + saveCount);
    await put(server, "p2");
    expect((await readdir(folder)).filter((name) => name.includes("restore"))).toEqual([]);
  });
});

describe("a copy", () => {
  it("is a snapshot of its beginning, though others write meanwhile", async () => {
    const store = await open();
    const other = await open();
    await put(store, ...Array.from({ length: 3_000 }, (_, n) => `p${n}`));
    const fractions: number[] = [];
    let lateWrite: Promise<unknown> | undefined;
    const copy = join(folder, "copy.db");
    await store.maintenance.copyTo(copy, (fraction) => {
      lateWrite ??= put(other, "late");
      fractions.push(fraction);
    });
    await lateWrite;
    const copyStore = await open(copy);
    expect(await copyStore.directory.countBusinesses()).toBe(3_000);
    expect(await store.directory.countBusinesses()).toBe(3_001);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it("that cannot be written fails with the reason and leaves no file", async () => {
    const store = await open();
    await expect(store.maintenance.copyTo(join(folder, "none", "copy.db"))).rejects.toMatchObject({ code: "storage" });
    await expect(store.maintenance.copyTo(join(folder, "none", "copy.db"))).rejects.toThrow(
      "the folder does not exist",
    );
    await expect(store.maintenance.copyTo(folder)).rejects.toThrow(
      `${folder} is a folder. Name a file in it, such as `,
    );
    await expect(store.maintenance.copyTo(join(file, "copy.db"))).rejects.toThrow(
      "a part of its path is a file, not a folder",
    );
    await store.maintenance.copyTo(join(folder, "copy.db"));
    expect(existsSync(join(folder, "copy.db"))).toBe(true);
    expect((await readdir(folder)).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it("never replaces its own database or log", async () => {
    const store = await open();
    await put(store, "p1");
    const link = join(folder, "link");
    await symlink(folder, link);
    await symlink(file, join(folder, "other-name.db"));
    for (const target of [
      file,
      `${file}-wal`,
      `${file}-shm`,
      join(link, "mainstreet.db"),
      join(link, "other-name.db"),
    ]) {
      await expect(store.maintenance.copyTo(target), target).rejects.toMatchObject({
        code: "usage",
        message: expect.stringContaining("another name"),
      });
    }
    await put(store, "p2");
    expect(await (await open()).directory.countBusinesses()).toBe(2);
  });

  it("can be made of a store in memory", async () => {
    const memory = await open(":memory:");
    await put(memory, "p1");
    await memory.maintenance.copyTo(join(folder, "copy.db"));
    expect(await (await open(join(folder, "copy.db"))).directory.countBusinesses()).toBe(1);
  });
});
