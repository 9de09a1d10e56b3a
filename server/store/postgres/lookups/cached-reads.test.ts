import { beforeEach, expect, it } from "vitest";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { type CachedRead, createCachedReads } from "./cached-reads.ts";

let revision: number;
/** Revision that the listener received. */
let listenerRevision: number | undefined;
let readCount: number;
let cachedRead: CachedRead;

beforeEach(() => {
  revision = 1;
  listenerRevision = 1;
  readCount = 0;
  const read: Transactions["read"] = (work) => {
    readCount++;
    const revisionAtStart = revision;
    return work({ counter: () => revisionAtStart } as unknown as Transaction);
  };
  const counters = () => (listenerRevision === undefined ? undefined : new Map([["revision", listenerRevision]]));
  cachedRead = createCachedReads(read, { counters }, 10);
});

const nameAt = (key: string) => cachedRead(key, async () => (key === "unknown" ? undefined : `${key} at ${revision}`));

it("reads each key once, even one without a value", async () => {
  expect([await nameAt("a"), await nameAt("a"), await nameAt("b")]).toEqual(["a at 1", "a at 1", "b at 1"]);
  expect([await nameAt("unknown"), await nameAt("unknown")]).toEqual([undefined, undefined]);
  expect(readCount).toBe(3);
});

it("reads again after a change that the listener has read", async () => {
  await nameAt("a");
  revision = 2;
  expect(await nameAt("a")).toBe("a at 1");
  listenerRevision = 2;
  expect(await nameAt("a")).toBe("a at 2");
  revision = 1;
  listenerRevision = 1;
  expect(await nameAt("a")).toBe("a at 1");
});

it("reads each time while the listener has no connection or is behind", async () => {
  listenerRevision = undefined;
  await nameAt("a");
  await nameAt("a");
  expect(readCount).toBe(2);
  listenerRevision = 1;
  revision = 2;
  await nameAt("b");
  expect(await nameAt("a")).toBe("a at 2");
});

it("does not mix results of different revisions", async () => {
  const slow = cachedRead("a", async () => {
    revision = 2;
    listenerRevision = 2;
    await nameAt("b");
    return "old";
  });
  expect(await slow).toBe("old");
  expect(await nameAt("a")).toBe("a at 2");
});
