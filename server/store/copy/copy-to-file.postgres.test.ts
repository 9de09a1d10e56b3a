import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { AT, byAnn, importInto } from "../../testing/directories/import-into.ts";
import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import { inspectStore, openStore, restoreStore } from "../open-store.ts";
import type { Store } from "../store.ts";

let folder: string;
let copy: string;
let source: Store;
let bytes: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "copy-to-file-"));
  copy = join(folder, "copy.db");
  source = await openEmptyPostgresStore();
  await importInto(source, {
    p1: { name: "Joe's Pizza", city: "Springfield", phone: "+1 415 555 1234", phoneE164: "+14155551234" },
    p2: { name: "Café Ünïcode \\ \t", city: "Greater Springfield", rating: 4.25, latitude: 39.8, longitude: -89.6 },
    p3: { name: "Closed Shop", businessStatus: "CLOSED_PERMANENTLY" },
    p4: { name: "Deleted Shop" },
  });
  const { rule } = await source.editing.addRule(
    { kind: "city", from: "Greater Springfield", to: "Springfield" },
    byAnn(AT),
  );
  await source.editing.applyRule(rule, 0, 100, byAnn(AT));
  await source.editing.delete([4], byAnn(AT));
  await source.accounts.addFirstAdministrator("ada", "hash", AT);
  await source.maintenance.setSetting("siteName", "Main");
  const job = await source.jobs.begin({ kind: "generate-seo", actor: "cli", file: null }, AT);
  await source.jobs.finish(job.job.id, { state: "finished", progress: null, result: null, error: null }, AT);
  ({ bytes } = await source.maintenance.copyTo(copy));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

const contentOf = async (store: Store) => ({
  businesses: await store.directory.businessesAfter(0, 100),
  deleted: await store.directory.business(4),
  statistics: await store.directory.statistics(),
  cities: await store.directory.cities("", { limit: 10, offset: 0 }),
  rules: await store.editing.rules(),
  jobs: await store.jobs.list(10),
  imports: await store.imports.list(10, AT),
  administrators: await store.accounts.administrators(),
  setting: await store.maintenance.setting("siteName"),
});

const searchIds = async (store: Store) =>
  (await store.search.businesses({ terms: plainTerms("pizza") }, "recommended", { limit: 9, offset: 0 })).totalCount;

it("copies the directory with ids, history, accounts and settings but without the search index, and leaves no other file", async () => {
  expect(bytes).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual(["copy.db"]);
  const copyStore = await openStore({ file: copy });
  try {
    expect(await copyStore.maintenance.needsMaintenance("keys")).toBe(true);
    await copyStore.maintenance.maintain("keys");
    expect(await inspectStore({ file: copy })).toMatchObject({ problems: [], businesses: 3 });
    expect(await searchIds(copyStore)).toBe(1);
    expect(await contentOf(copyStore)).toEqual(await contentOf(source));
    const next = await importInto(copyStore, { p5: { name: "New Shop" } });
    expect(next.importId).toBe(2);
    expect((await copyStore.directory.businessesAfter(4, 10)).map(({ id }) => id)).toEqual([5]);
  } finally {
    await copyStore.close();
  }
});

it("writes a file that can be restored", async () => {
  const backup = join(folder, "backup.db");
  const restoredFile = join(folder, "restored.db");
  await source.maintenance.copyTo(backup);
  await restoreStore({ from: backup, to: restoredFile, saveCurrent: () => Promise.reject(new Error("there is none")) });
  const store = await openStore({ file: restoredFile });
  try {
    expect(await store.directory.businessesAfter(0, 100)).toEqual(await source.directory.businessesAfter(0, 100));
    expect(await searchIds(store)).toBe(1);
    expect((await inspectStore({ file: restoredFile })).problems).toEqual([]);
  } finally {
    await store.close();
  }
});
