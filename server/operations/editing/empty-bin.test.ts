import { afterEach, beforeEach, expect, it } from "vitest";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { changeBusinesses } from "./change-businesses.ts";
import { emptyOldBin } from "./empty-bin.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let store: Store;
let time: number;
beforeEach(async () => {
  store = await openMemoryStore();
  time = Date.parse("2026-11-21T10:00:00Z");
  await importInto(store, { p1: {}, p2: {} });
});
afterEach(() => store.close());

const options = () => ({ store, actor: "server", now: () => new Date(time) });
const remove = (id: number) => changeBusinesses({ ...options(), ids: [id], change: { action: "delete" } });
const inBin = async () => (await store.changes.deletedBusinesses({}, { limit: 9, offset: 0 })).totalCount;

const DAYS = 2;

/** Calls the sweep every ten minutes, as servers do. */
async function serve(hours: number): Promise<void> {
  for (const end = time + hours * HOUR_MS; time < end; time += HOUR_MS / 6) await emptyOldBin(options(), DAYS);
}

it("The bin is emptied of businesses that were deleted long enough ago", async () => {
  await remove(1);
  await serve(20);
  await remove(2);
  await serve(30);
  expect(await inBin()).toBe(1);
  await serve(20);
  expect(await inBin()).toBe(0);
});

it("One jump of the clock erases nothing, whether the server ran before it or not", async () => {
  for (const isServing of [false, true]) {
    await remove(1);
    if (isServing) await serve(1);
    const before = time;
    time += 400 * DAY_MS;
    await serve(6);
    expect(await inBin()).toBe(1);
    time = before;
    await serve(24);
    expect(await inBin()).toBe(1);
    await changeBusinesses({ ...options(), ids: [1], change: { action: "restore" } });
  }
});

it("After a pause of the server the bin is emptied within a sixth of that time", async () => {
  await remove(1);
  await serve(1);
  time += 6 * DAY_MS;
  await serve(20);
  expect(await inBin()).toBe(0);
});
