import { afterEach, beforeEach, expect, it } from "vitest";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import { type CorrectionLock, createCorrectionLock } from "./correction-lock.ts";

let one: CorrectionLock;
let other: CorrectionLock;
let impatient: CorrectionLock;
let close: () => Promise<void>;
beforeEach(async () => {
  const { stores, close: closeStores } = await openEmptyPostgresStores();
  [one, other] = stores.map((store) => createCorrectionLock(store)) as [CorrectionLock, CorrectionLock];
  impatient = createCorrectionLock(stores[1], 0);
  close = closeStores;
});
afterEach(() => close());

it("corrections on two servers run one after the other, also after one failed", async () => {
  const steps: string[] = [];
  const correction = (lock: CorrectionLock, name: string) =>
    lock(async () => {
      steps.push(`${name} reads`);
      await new Promise(setImmediate);
      steps.push(`${name} stores`);
      return name;
    });
  await expect(one(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const names = ["a", "b", "c", "d"];
  const results = await Promise.all(names.map((name, index) => correction(index % 2 === 0 ? one : other, name)));
  expect(results).toEqual(names);
  for (let step = 0; step < steps.length; step += 2) {
    expect(steps[step + 1]).toBe(steps[step]?.replace("reads", "stores"));
  }
  expect(steps).toHaveLength(8);
});

it("a correction that waits too long says so, and is not made", async () => {
  const start = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const first = one(async () => {
    start.resolve();
    await release.promise;
  });
  await start.promise;
  let isMade = false;
  const second = impatient(async () => {
    isMade = true;
  });
  await expect(second).rejects.toMatchObject({
    code: "busy",
    message: "Somebody else is importing corrections. Wait a moment and try again.",
  });
  release.resolve();
  await first;
  expect(isMade).toBe(false);
});
