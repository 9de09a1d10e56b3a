import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function queueOf(...items: [key: string, item: number][]): FairQueue<number> {
  const queue = new FairQueue<number>();
  for (const [key, item] of items) queue.push(key, item);
  return queue;
}

function drain(queue: FairQueue<number>): number[] {
  return Array.from({ length: queue.size }, () => queue.shift() ?? Number.NaN);
}

it("items of one key leave in order", () => {
  expect(drain(queueOf(["a", 1], ["a", 2], ["a", 3]))).toEqual([1, 2, 3]);
});

it("a key with many items holds up only itself", () => {
  expect(drain(queueOf(["a", 1], ["a", 2], ["a", 3], ["b", 4], ["c", 5], ["b", 6]))).toEqual([1, 4, 5, 2, 6, 3]);
});

it("room is made at the end of the longest lane", () => {
  const queue = queueOf(["b", 9], ["a", 1], ["a", 2], ["a", 3]);
  expect(queue.evictFor("c")).toBe(3);
  expect(queue.size).toBe(3);
  expect(drain(queue)).toEqual([9, 1, 2]);
});

it("no room is made for a key that has as many items as any other", () => {
  const queue = queueOf(["a", 1], ["a", 2], ["b", 3]);
  expect(queue.evictFor("a")).toBeUndefined();
  expect(queue.evictFor("b")).toBeUndefined();
  expect(queue.size).toBe(3);
});

it("an empty queue has nothing to give", () => {
  const queue = queueOf();
  expect(queue.shift()).toBeUndefined();
  expect(queue.evictFor("a")).toBeUndefined();
  expect(queue.size).toBe(0);
});
