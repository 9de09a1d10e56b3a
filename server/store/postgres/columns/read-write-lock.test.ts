import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { type HeldLock, ReadWriteLock } from "./read-write-lock.ts";

let lock: ReadWriteLock;
let heldLocks: Map<string, HeldLock>;
beforeEach(() => {
  lock = new ReadWriteLock();
  heldLocks = new Map();
});

/** Requests locks in this order; returns the names of the holders. */
async function acquire(...names: string[]): Promise<string[]> {
  for (const name of names) {
    void (name.startsWith("writer") ? lock.exclusive() : lock.shared()).then((heldLock) =>
      heldLocks.set(name, heldLock),
    );
  }
  return holders();
}

async function holders(): Promise<string[]> {
  await nextTurn();
  return [...heldLocks.keys()].toSorted();
}

function release(name: string): Promise<string[]> {
  heldLocks.get(name)?.release();
  heldLocks.delete(name);
  return holders();
}

it("is shared by readers and exclusive to a writer", async () => {
  expect(await acquire("reader 1", "reader 2", "writer")).toEqual(["reader 1", "reader 2"]);
  expect(await release("reader 1")).toEqual(["reader 2"]);
  expect(await release("reader 2")).toEqual(["writer"]);
  expect(await acquire("reader 3", "writer 2")).toEqual(["writer"]);
  expect(await release("writer")).toEqual(["reader 3"]);
  expect(await release("reader 3")).toEqual(["writer 2"]);
});

it("lets no reader overtake a waiting writer", async () => {
  expect(await acquire("reader 1", "writer", "reader 2")).toEqual(["reader 1"]);
  expect(await release("reader 1")).toEqual(["writer"]);
  expect(await release("writer")).toEqual(["reader 2"]);
});

it("can be downgraded, which lets readers in while writers wait", async () => {
  expect(await acquire("writer 1", "reader", "writer 2")).toEqual(["writer 1"]);
  heldLocks.get("writer 1")?.downgrade();
  expect(await holders()).toEqual(["reader", "writer 1"]);
  expect(await release("writer 1")).toEqual(["reader"]);
  expect(await release("reader")).toEqual(["writer 2"]);
});

it("is released once, however often release is called", async () => {
  await acquire("reader 1", "reader 2", "writer");
  const heldLock = heldLocks.get("reader 1");
  heldLock?.release();
  heldLock?.release();
  heldLock?.downgrade();
  expect(await release("reader 1")).toEqual(["reader 2"]);
});
