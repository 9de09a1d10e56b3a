import { describe, expect, it } from "vitest";
import { createCachedResponse } from "./cached-response.ts";
import { type Moment, ResponseStore } from "./response-store.ts";

const now = (generation: string, more: Partial<Moment> = {}): Moment => ({
  generation,
  epoch: "1",
  mayLag: false,
  at: 0,
  ...more,
});
/** Some seconds later, while the data changes all the time. */
const lagging = (generation: string, seconds: number, more: Partial<Moment> = {}) =>
  now(generation, { mayLag: true, at: seconds * 1000, ...more });
const answer = (bytes: number) => createCachedResponse({ body: Buffer.alloc(bytes), headers: {} });

describe("answers kept in memory", () => {
  it("are found again while nothing changed", () => {
    const cache = new ResponseStore(200_000);
    expect(cache.get(now("1"), "/a")).toBeUndefined();
    const kept = answer(10);
    cache.set("1", "/a", kept);
    expect(cache.get(now("1"), "/a")).toEqual({ answer: kept, lag: 0 });
  });

  it("are forgotten when the data changes", () => {
    const cache = new ResponseStore(200_000);
    cache.get(now("1"), "/a");
    cache.set("1", "/a", answer(10));
    expect(cache.get(now("2"), "/a")).toBeUndefined();
    expect(cache.get(now("1"), "/a")).toBeUndefined();
  });

  it("are not kept when the data changed while they were made", () => {
    const cache = new ResponseStore(200_000);
    cache.get(now("1"), "/a");
    cache.get(now("2"), "/b");
    cache.set("1", "/a", answer(10));
    expect(cache.get(now("2"), "/a")).toBeUndefined();
  });

  it("stay within their bytes: the least recently used go first", () => {
    const cache = new ResponseStore(1_000_000);
    cache.get(now("1"), "/");
    for (let i = 0; i < 100; i++) {
      cache.set("1", `/${i}`, answer(8_000));
      cache.get(now("1"), "/0");
    }
    const kept = Array.from({ length: 100 }, (_, i) => i).filter((i) => cache.get(now("1"), `/${i}`) !== undefined);
    expect(kept).toContain(0);
    expect(kept).toContain(99);
    expect(kept).not.toContain(1);
    expect(kept.length * 8_000).toBeLessThan(1_000_000);
  });

  it("stay within them when answers that are kept are given further forms", () => {
    const cache = new ResponseStore(1_000_000);
    cache.get(now("1"), "/");
    for (let i = 0; i < 100; i++) {
      const growing = answer(1_000);
      cache.set("1", `/${i}`, growing);
      growing.plain = answer(50_000).plain;
      cache.weigh(`/${i}`);
    }
    const kept = Array.from({ length: 100 }, (_, i) => i).filter((i) => cache.get(now("1"), `/${i}`) !== undefined);
    expect(kept).toContain(99);
    expect(kept.length * 50_000).toBeLessThan(1_000_000);
  });

  it("are not kept when one alone would drive out many others", () => {
    const cache = new ResponseStore(200_000);
    cache.get(now("1"), "/");
    cache.set("1", "/large", answer(5_000));
    expect(cache.get(now("1"), "/large")).toBeUndefined();
  });
});

describe("answers kept while the data changes all the time", () => {
  const filled = () => {
    const cache = new ResponseStore(200_000);
    cache.get(now("1"), "/a");
    cache.set("1", "/a", answer(10));
    return cache;
  };

  it("are shown for some seconds more, and say how far they lag behind", () => {
    const cache = filled();
    expect(cache.get(lagging("2", 1), "/a")?.lag).toBe(1000);
    expect(cache.get(lagging("3", 9), "/a")?.lag).toBe(9000);
    expect(cache.get(lagging("4", 30), "/a")).toBeUndefined();
  });

  it("give way to newer ones, and never to older ones", () => {
    const cache = filled();
    cache.get(lagging("2", 1), "/a");
    const newer = answer(20);
    cache.set("2", "/a", newer);
    cache.set("1", "/a", answer(30));
    expect(cache.get(lagging("2", 2), "/a")).toEqual({ answer: newer, lag: 0 });
  });

  it("are not shown any more as soon as that has ended", () => {
    const cache = filled();
    cache.get(lagging("2", 1), "/a");
    expect(cache.get(now("2", { at: 1000 }), "/a")).toBeUndefined();
    expect(cache.get(lagging("2", 2), "/a")).toBeUndefined();
  });

  it("are not shown any more, nor kept when they were being made, once another epoch began", () => {
    const cache = filled();
    const other = { epoch: "2" };
    expect(cache.get(lagging("2", 1, other), "/a")).toBeUndefined();
    cache.set("1", "/b", answer(10));
    expect(cache.get(lagging("2", 1, other), "/b")).toBeUndefined();
  });
});
