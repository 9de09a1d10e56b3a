import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeUnusedPhotos } from "../operations/photos/remove-unused-photos.ts";
import { openMemoryStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { AT } from "../testing/directories/import-into.ts";
import { createPhotoSweep } from "./photo-sweep.ts";

const DAY_MS = 86_400_000;
const NAMES = ["1", "2"].map((digit) => `${digit.repeat(32)}.webp`);
const daysLater = (days: number) => new Date(AT.getTime() + days * DAY_MS);

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

it("An upload that nothing shows is removed after thirty days, by a sweep that runs once a day", async () => {
  let at = AT;
  let sweeps = 0;
  const sweep = createPhotoSweep({
    store,
    now: () => at,
    log: pino({ level: "silent" }),
    runTask: async () => {
      sweeps++;
      return removeUnusedPhotos({ store, now: () => at });
    },
  });
  const upload = (name: string) => store.photos.add([{ name, bytes: Buffer.from("x"), width: 1, height: 1 }], at);
  const left = async () => Promise.all(NAMES.map(async (name) => (await store.photos.read(name)) !== undefined));
  await upload(NAMES[0] ?? "");
  await sweep();
  expect(sweeps).toBe(0);
  at = daysLater(1);
  await sweep();
  await sweep();
  expect(sweeps).toBe(1);
  at = daysLater(29.9);
  await upload(NAMES[1] ?? "");
  await sweep();
  expect([sweeps, await left()]).toEqual([2, [true, true]]);
  at = daysLater(31);
  await sweep();
  expect([sweeps, await left()]).toEqual([3, [false, true]]);
  // A clock that was ahead does not hold up the sweep.
  at = AT;
  await sweep();
  expect(sweeps).toBe(4);
});
