import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteAll } from "../../operations/backups/delete-all.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../directories/import-into.ts";

export interface TwoStores {
  stores: readonly [Store, Store];
  close: () => Promise<void>;
}

/** Tests of delete-all while another process writes. `open` returns two connections to one empty directory; `folder` is empty. */
export function deleteAllSuite(engine: string, open: (folder: string) => Promise<TwoStores>): void {
  describe(`delete-all on ${engine}`, () => {
    let folder: string;
    let store: Store;
    /** Store of another process on the same directory. */
    let other: Store;
    let close: () => Promise<void>;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "mainstreet-delete-"));
      ({
        stores: [store, other],
        close,
      } = await open(folder));
      await importInto(store, { p1: {}, p2: {} });
    });
    afterEach(async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    });

    const options = () => ({ store, backupsFolder: folder, keep: 7, actor: "ann", now: () => new Date() });
    const backups = async () => (await readdir(folder)).filter((name) => name.startsWith("before-delete-all-"));

    async function countIn(file: string): Promise<number> {
      const copy = await openStore({ file });
      const count = await copy.directory.countBusinesses();
      await copy.close();
      return count;
    }

    /** Returns the store with imports of the other process that end after each snapshot and before the deletion. */
    function withImportsAfterSnapshots(count: number): { store: Store; imported: () => number } {
      let importCount = 0;
      const copyTo: Store["maintenance"]["copyTo"] = async (...args) => {
        const copiedFile = await store.maintenance.copyTo(...args);
        if (importCount < count) await importInto(other, { [`late-${importCount++}`]: {} });
        return copiedFile;
      };
      return { store: { ...store, maintenance: { ...store.maintenance, copyTo } }, imported: () => importCount };
    }

    it("What another process commits while the snapshot is taken is in the snapshot too", async () => {
      const report = await deleteAll({ ...options(), store: withImportsAfterSnapshots(1).store });
      expect(report.deleted).toBe(3);
      expect(await countIn(report.backup ?? "")).toBe(3);
      expect([await store.directory.countBusinesses(), await other.directory.countBusinesses()]).toEqual([0, 0]);
      expect(await backups()).toHaveLength(1);
    });

    it("Nothing is deleted when other processes keep changing the data", async () => {
      const storeWithImports = withImportsAfterSnapshots(Number.POSITIVE_INFINITY);
      await expect(deleteAll({ ...options(), store: storeWithImports.store })).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringContaining("kept changing"),
      });
      expect(storeWithImports.imported()).toBeGreaterThan(1);
      expect(await store.directory.countBusinesses()).toBe(2 + storeWithImports.imported());
      expect(await backups()).toEqual([]);
    });
  });
}
