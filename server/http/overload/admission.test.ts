import { expect, it } from "vitest";
import { createAdmission } from "./admission.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const block = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** Starts this many requests at once; `turns` has the turn of the event loop in which each one started. */
async function startedInTurns(count: number, work: () => Promise<void>): Promise<number[]> {
  const admission = createAdmission();
  let turn = 0;
  const turns: number[] = [];
  const all = Array.from({ length: count }, () =>
    admission.run("", () => {
      turns.push(turn);
      return work();
    }),
  );
  for (; turns.length < count; turn++) await nextTurn();
  await Promise.all(all);
  return turns;
}

it("quick requests share a turn of the event loop", async () => {
  const turns = await startedInTurns(50, async () => {});
  expect(new Set(turns).size).toBeLessThan(10);
});

it("a turn ends when its time is used, so that others are served in between", async () => {
  const turns = await startedInTurns(6, async () => block(15));
  expect(new Set(turns).size).toBe(6);
});

it("requests that wait for data hold up no others", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const admission = createAdmission();
  const slow = admission.run("", () => gate);
  await admission.run("", async () => {});
  open();
  await slow;
});

it("no more requests are active than allowed", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const admission = createAdmission({ maxActive: 2 });
  let startCount = 0;
  const all = Array.from({ length: 5 }, () =>
    admission.run("", () => {
      startCount++;
      return gate;
    }),
  );
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  expect(startCount).toBe(2);
  open();
  await Promise.all(all);
  expect(startCount).toBe(5);
});

it("when the queue is full, a client with fewer requests takes the place of one with many", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const admission = createAdmission({ maxActive: 1, maxQueued: 3 });
  const outcomes: string[] = [];
  const run = (client: string) =>
    admission
      .run(client, () => gate)
      .then(
        () => outcomes.push(`${client} answered`),
        (error: { code: string }) => outcomes.push(`${client} ${error.code}`),
      );
  const all = [run("many")];
  await nextTurn();
  await nextTurn();
  all.push(run("many"), run("many"), run("many"));
  expect(admission.isFull("many")).toBe(true);
  expect(admission.isFull("few")).toBe(false);
  all.push(run("many"), run("few"));
  open();
  await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === "many busy")).toHaveLength(2);
  expect(outcomes).toContain("few answered");
});

it("the server is busy when requests had to wait", async () => {
  const admission = createAdmission();
  expect(admission.isBusy()).toBe(false);
  await Promise.all([1, 2].map(() => admission.run("", async () => block(60))));
  expect(admission.isBusy()).toBe(true);
});

it("the server is not busy when the process stalls before a single request starts", async () => {
  const admission = createAdmission();
  for (const ms of [60, 120]) {
    const request = admission.run("", async () => {});
    block(ms);
    await request;
    expect(admission.isBusy()).toBe(false);
  }
});

it("a request that fails rejects and frees its place", async () => {
  const admission = createAdmission({ maxActive: 1 });
  await expect(admission.run("", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await admission.run("", async () => {});
});

it("requests that hang give their places to others after a while, and count no more when they end after all", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const admission = createAdmission({ maxActive: 2, maxActiveMs: 20 });
  const hangingRequests = [1, 2].map(() => admission.run("", () => gate));
  const next = admission.run("", async () => {});
  for (const request of hangingRequests) await expect(request).rejects.toMatchObject({ code: "storage" });
  await next;
  open();
  await nextTurn();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  let startCount = 0;
  const later = [1, 2, 3].map(() => {
    const work = () => {
      startCount++;
      return closed;
    };
    return admission.run("", work).catch(() => undefined);
  });
  for (let turn = 0; turn < 10 && startCount < 2; turn++) await nextTurn();
  expect(startCount).toBe(2);
  close();
  await Promise.all(later);
});
