import { statSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importInto } from "../../../testing/directories/import-into.ts";
import { canMountDisks, mountSmallDisk, type SmallDisk } from "../../../testing/servers/small-disk.ts";
import { inspectStore, openStore } from "../../open-store.ts";
import { checkpoint, openDatabase, vacuum } from "./open-database.ts";

describe.runIf(canMountDisks())("on a full disk", () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk(4) as SmallDisk;
  });
  afterEach(() => disk.unmount());

  it("upkeep waits, and committed data stays", () => {
    const db: Database = openDatabase({ file: join(disk.folder, "a.db") });
    try {
      db.exec(`CREATE TABLE t (x);
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO t SELECT randomblob(900) FROM n`);
      disk.fill();
      checkpoint(db);
      vacuum(db);
      expect(db.prepare("SELECT count(*) FROM t").pluck().get()).toBe(1000);
      disk.removeFiller();
      checkpoint(db);
      expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    } finally {
      db.close();
    }
  });

  it.each([0, 3])(
    "the probe fails, after %i probes while there was room, and succeeds when there is room again",
    async (earlier) => {
      const store = await openStore({ file: join(disk.folder, "mainstreet.db") });
      try {
        await importInto(store, { p1: {} });
        for (let count = 0; count < earlier; count++) await store.maintenance.probe();
        disk.fill();
        await expect(store.maintenance.probe()).rejects.toMatchObject({
          code: "storage",
          message: expect.stringMatching(/disk.* is full/),
        });
        disk.removeFiller();
        await store.maintenance.probe();
        expect(await store.maintenance.setting("probe")).toBeUndefined();
        expect(await store.directory.countBusinesses()).toBe(1);
      } finally {
        await store.close();
      }
    },
  );

  it("a database that was closed is not called damaged, and opens when there is room again", async () => {
    const file = join(disk.folder, "mainstreet.db");
    await (await openStore({ file })).close();
    disk.fill();
    await expect(openStore({ file })).rejects.toMatchObject({
      code: "storage",
      message: expect.stringMatching(/^The disk is full.* Free some space and try again\.$/),
    });
    expect((await inspectStore({ file })).problems).toMatchObject([{ kind: "unreadable", cause: "full" }]);
    disk.removeFiller();
    await (await openStore({ file })).close();
  });

  it("the probe writes to the write-ahead log, and leaves the version of the data", async () => {
    const file = join(disk.folder, "mainstreet.db");
    const store = await openStore({ file });
    try {
      await importInto(store, { p1: {} });
      await store.maintenance.maintain("urgent");
      const before = await store.directory.dataVersion();
      await store.maintenance.probe();
      expect(statSync(`${file}-wal`).size).toBeGreaterThan(50_000);
      expect(await store.directory.dataVersion()).toBe(before);
    } finally {
      await store.close();
    }
  });
});
