import { beforeEach, expect, it } from "vitest";
import { type BatchedLookup, createBatchedLookup } from "./batched-lookup.ts";

let revision: number;
/** Revision that the listener received. */
let listenerRevision: number | undefined;
let batches: (readonly string[])[];
let lookUp: BatchedLookup<string>;

beforeEach(() => {
  revision = 1;
  listenerRevision = 1;
  batches = [];
  const load = async (keys: readonly string[]) => {
    batches.push(keys);
    if (keys.includes("failing")) throw new Error("no database");
    const knownKeys = keys.filter((key) => key !== "unknown");
    return { values: new Map(knownKeys.map((key) => [key, `${key} at ${revision}`])), revision };
  };
  const counters = () => (listenerRevision === undefined ? undefined : new Map([["revision", listenerRevision]]));
  lookUp = createBatchedLookup(load, { counters }, 10);
});

it("looks up concurrent keys in one batch, each key once", async () => {
  const lookups = ["a", "b", "unknown", "a"].map(lookUp);
  expect(await Promise.all(lookups)).toEqual(["a at 1", "b at 1", undefined, "a at 1"]);
  expect(batches).toEqual([["a", "b", "unknown"]]);
});

it("caches values, and keys without a value", async () => {
  await Promise.all(["a", "unknown"].map(lookUp));
  expect(await Promise.all(["a", "unknown", "b"].map(lookUp))).toEqual(["a at 1", undefined, "b at 1"]);
  expect(batches).toEqual([["a", "unknown"], ["b"]]);
});

it("looks up again after a change that the listener has read", async () => {
  await lookUp("a");
  revision = 2;
  expect(await lookUp("a")).toBe("a at 1");
  listenerRevision = 2;
  expect(await lookUp("a")).toBe("a at 2");
});

it("looks up each time while the listener has no connection", async () => {
  listenerRevision = undefined;
  await lookUp("a");
  await lookUp("a");
  expect(batches).toHaveLength(2);
});

it("fails for the whole batch, and looks up again afterwards", async () => {
  const [failedLookup, other] = await Promise.allSettled(["failing", "a"].map(lookUp));
  expect([failedLookup?.status, other?.status]).toEqual(["rejected", "rejected"]);
  expect(await lookUp("a")).toBe("a at 1");
});
