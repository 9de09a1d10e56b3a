import { expect, it } from "vitest";
import { onceAtATime } from "./once-at-a-time.ts";

it("a task that is called twice runs once, and can run again once it has succeeded or failed", async () => {
  const once = onceAtATime<number>(String);
  const startedCalls: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const start = (subject: number) =>
    once(subject, () => {
      startedCalls.push(subject);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      return end.promise;
    });
  start(1);
  start(1);
  start(2);
  expect(startedCalls).toEqual([1, 2]);
  ends[0]?.resolve();
  ends[1]?.reject(new Error("failed"));
  await expect
    .poll(() => {
      start(1);
      start(2);
      return startedCalls;
    })
    .toEqual([1, 2, 1, 2]);
  start(1);
  expect(startedCalls).toHaveLength(4);
});
