import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder } from "../../config/load-config.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
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

const back = (store: Store, keep: number, signal?: AbortSignal) =>
  backUp({ store, backupsFolder: backups, keep, reason: "backup", now, signal });
const base = "backup-20261121-100000";

describe("a backup", () => {
  it("has a file of its own when several run at once", async () => {
    const files = await Promise.all(stores.map((store) => back(store, 7)));
    expect(files.toSorted()).toEqual([`${base}-2.db`, `${base}-3.db`, `${base}.db`].map((name) => join(backups, name)));
    expect((await readdir(backups)).toSorted()).toEqual([`${base}-2.db`, `${base}-3.db`, `${base}.db`]);
    for (const file of files) await (await openStore({ file })).close();
  });

  it("does not mind that others clear up at the same time", async () => {
    for (let round = 0; round < 3; round++) await Promise.all(stores.map((store) => back(store, 1)));
    expect((await readdir(backups)).length).toBeLessThanOrEqual(3);
  });

  it("that is stopped leaves no file", async () => {
    const [store] = stores as [Store];
    await expect(back(store, 7, AbortSignal.abort())).rejects.toMatchObject({ code: "cancelled" });
    expect(await readdir(backups)).toEqual([]);
  });
});
