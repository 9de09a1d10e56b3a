import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openMemoryStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { businessInsert } from "../testing/directories/business-insert.ts";
import { AT, importInto } from "../testing/directories/import-into.ts";
import { createUpkeep } from "./upkeep.ts";

let store: Store;
let startedTasks: string[];
beforeEach(async () => {
  store = await openMemoryStore();
  startedTasks = [];
  for (const placeId of ["p1", "p2", "p3", "p4", "p5", "p6"]) await importInto(store, { [placeId]: {} });
});
afterEach(() => store.close());

function merging(task: () => Promise<void>) {
  const log = pino({ level: "silent" });
  const runTask = async (kind: string) => {
    startedTasks.push(kind);
    await task();
    return null as never;
  };
  return createUpkeep({ store, runTask, now: () => AT, log });
}

it("merges segments when there are many, and only once", async () => {
  const merge = merging(() => store.maintenance.maintain("routine"));
  await Promise.all([merge(), merge()]);
  await merge();
  expect(startedTasks).toEqual(["maintain"]);
  expect(await store.maintenance.needsMaintenance("routine")).toBe(false);
});

it("does not repeat a merge that left many segments, until the data has changed", async () => {
  const merge = merging(async () => {});
  await merge();
  await merge();
  expect(startedTasks).toHaveLength(1);
  await importInto(store, { p7: {} });
  await merge();
  expect(startedTasks).toHaveLength(2);
});

it("repeats a merge that failed", async () => {
  const merge = merging(() => Promise.reject(new Error("no process could be started")));
  await merge();
  await merge();
  expect(startedTasks).toHaveLength(2);
});

it("waits while an import is running", async () => {
  const merge = merging(() => store.maintenance.maintain("routine"));
  const importId = await store.imports.begin(["more.xlsx"], "cli", AT);
  await store.imports.writeBatch(importId, [businessInsert("p7")], "update", AT);
  await merge();
  expect(startedTasks).toEqual([]);
});
