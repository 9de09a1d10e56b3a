import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { openStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

const FIRST_PAGE = { limit: 20, offset: 0 };
const CAFES = { terms: plainTerms("cafe") };

let folder: string;
let store: Store;
let other: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "segments-"));
  const file = join(folder, "mainstreet.db");
  store = await openStore({ file });
  other = await openStore({ file });
});
afterEach(async () => {
  await store.close();
  await other.close();
  await rm(folder, { recursive: true });
});

async function importEach(...names: string[]): Promise<void> {
  for (const name of names) await importInto(store, { [name]: { name: `Cafe ${name}` } });
}

const searchIds = async () =>
  (await store.search.businesses(CAFES, "recommended", FIRST_PAGE)).businesses.map(({ name }) => name);

it("merges the segments that many changes left, and finds the same businesses", async () => {
  expect(await store.maintenance.needsMaintenance("routine")).toBe(false);
  await importEach("Adler", "Bär", "Dachs");
  expect(await store.maintenance.needsMaintenance("routine")).toBe(false);
  await importEach("Elch", "Fuchs", "Gams");
  await store.editing.delete([2], byAnn(new Date("2026-03-02")));
  expect(await store.maintenance.needsMaintenance("routine")).toBe(true);

  const before = await searchIds();
  expect(before).toHaveLength(5);
  const version = await store.directory.dataVersion();
  await other.maintenance.maintain("routine");
  expect(await store.maintenance.needsMaintenance("routine")).toBe(false);
  expect(await searchIds()).toEqual(before);
  expect(await store.directory.dataVersion()).toBe(version);

  await importEach("Hase");
  expect(await searchIds()).toHaveLength(6);
});

it("lets others write while it merges, and stops when aborted", async () => {
  await importEach("Adler", "Bär", "Dachs", "Elch", "Fuchs", "Gams");
  await store.maintenance.maintain("routine", AbortSignal.abort());
  expect(await store.maintenance.needsMaintenance("routine")).toBe(true);
  await Promise.all([other.maintenance.maintain("routine"), importEach("Hase")]);
  expect(await searchIds()).toHaveLength(7);
});
