import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/import-into.ts";
import { deleteAll } from "./delete-all.ts";

let folder: string;
let store: Store;
/** Of another process. */
let other: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-delete-"));
  store = await openStore({ file: join(folder, "mainstreet.db") });
  other = await openStore({ file: join(folder, "mainstreet.db") });
  await importInto(store, { p1: {}, p2: {} });
});
afterEach(async () => {
  await store.close();
  await other.close();
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

it("What another process commits while the snapshot is taken is in the snapshot too", async () => {
  let latecomer: Promise<unknown> | undefined;
  const report = await deleteAll({
    ...options(),
    onProgress() {
      latecomer ??= importInto(other, { p3: {} });
    },
  });
  await latecomer;
  expect(report.deleted).toBe(3);
  expect(await countIn(report.backup ?? "")).toBe(3);
  expect(await store.directory.countBusinesses()).toBe(0);
  expect(await backups()).toHaveLength(1);
});

it("Nothing is deleted when other processes keep changing the data", async () => {
  const imports: Promise<unknown>[] = [];
  const deletion = deleteAll({
    ...options(),
    onProgress: ({ fraction }) => {
      if (fraction === 1) imports.push(importInto(other, { [`late-${imports.length}`]: {} }));
    },
  });
  await expect(deletion).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("kept changing") });
  await Promise.all(imports);
  expect(await store.directory.countBusinesses()).toBe(2 + imports.length);
  expect(await backups()).toEqual([]);
});
