import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import { createPublicApi } from "../queries/public-api.ts";
import { openMemoryStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { MOMENT, openMadeUpStore } from "../testing/directories/sample-directory.ts";
import { createSearchLog, type SearchLog } from "./search-log.ts";

const now = () => MOMENT;
let store: Store;
let log: SearchLog;
let api: PublicApi;

async function openLog(isEnabled = true, openedStore = openMadeUpStore()) {
  store = await openedStore;
  log = createSearchLog({ store, isEnabled: () => isEnabled, now, log: pino({ level: "silent" }) });
  api = log.watch(createPublicApi({ store, now }));
}
beforeEach(() => openLog());
afterEach(() => store.close());

async function search(query: Record<string, string>, times = 3) {
  for (let time = 0; time < times; time++) await api.search(searchQuerySchema.parse(query));
}
const readLog = async () =>
  (await store.maintenance.missedSearches(50)).map(({ text, place, count }) => [text, place, count]);

it("counts searches with few results, by text and place", async () => {
  await search({ q: "Xylophone repair" });
  await search({ q: "xylophone  Repair!" }, 1);
  await search({ q: "xylophone repair", location: "austin" });
  await search({ q: "xylophone tuning" }, 2);
  await search({ q: "restaurant" });
  expect(await readLog()).toEqual([]);
  await log.flush();
  expect(await readLog()).toEqual([
    ["xylophone repair", "", 4],
    ["xylophone repair", "Austin", 3],
  ]);
  await search({ q: "xylophone tuning" }, 1);
  await log.flush();
  expect(await readLog()).toContainEqual(["xylophone tuning", "", 3]);
});

it("does not count filtered searches and later pages", async () => {
  await search({ q: "zither", category: "bakery" });
  await search({ q: "zither", openNow: "1" });
  await search({ q: "zither", minRating: "4" });
  await search({ q: "zither", offset: "20" });
  await search({ q: "", location: "Atlantis" });
  await log.flush();
  expect(await readLog()).toEqual([]);
});

it("gathers at most 500 searches a minute", async () => {
  for (let index = 0; index < 600; index++) await search({ q: `zither ${"abcdefghij"[index % 10]} ${index}` }, 1);
  await log.flush();
  await search({ q: "zither a 0" }, 2);
  await search({ q: "zither j 599" }, 2);
  await log.flush();
  expect(await readLog()).toEqual([["zither a 0", "", 3]]);
});

it("counts nothing in an empty directory", async () => {
  await store.close();
  await openLog(true, openMemoryStore());
  await search({ q: "restaurant" });
  await log.flush();
  expect(await readLog()).toEqual([]);
});

it("deletes all counts while it is off", async () => {
  await search({ q: "zither" });
  await log.flush();
  expect(await readLog()).toHaveLength(1);
  const disabledLog = createSearchLog({ store, isEnabled: () => false, now, log: pino({ level: "silent" }) });
  api = disabledLog.watch(createPublicApi({ store, now }));
  await search({ q: "zither" });
  await disabledLog.flush();
  expect(await readLog()).toEqual([]);
});
