import { describe, expect, it } from "vitest";
import { createAnswer } from "./answer.ts";
import { AnswerCache } from "./answer-cache.ts";

const answer = (bytes: number) => createAnswer({ body: Buffer.alloc(bytes), headers: {} });

describe("answers kept in memory", () => {
  it("are found again while nothing changed", () => {
    const cache = new AnswerCache(200_000);
    expect(cache.get("1", "/a")).toBeUndefined();
    const kept = answer(10);
    cache.set("1", "/a", kept);
    expect(cache.get("1", "/a")).toBe(kept);
  });

  it("are forgotten when the data changes", () => {
    const cache = new AnswerCache(200_000);
    cache.get("1", "/a");
    cache.set("1", "/a", answer(10));
    expect(cache.get("2", "/a")).toBeUndefined();
    expect(cache.get("1", "/a")).toBeUndefined();
  });

  it("are not kept when the data changed while they were made", () => {
    const cache = new AnswerCache(200_000);
    cache.get("1", "/a");
    cache.get("2", "/b");
    cache.set("1", "/a", answer(10));
    expect(cache.get("2", "/a")).toBeUndefined();
  });

  it("stay within their bytes: the least recently used go first", () => {
    const cache = new AnswerCache(1_000_000);
    cache.get("1", "/");
    for (let i = 0; i < 100; i++) {
      cache.set("1", `/${i}`, answer(8_000));
      cache.get("1", "/0");
    }
    const kept = Array.from({ length: 100 }, (_, i) => i).filter((i) => cache.get("1", `/${i}`) !== undefined);
    expect(kept).toContain(0);
    expect(kept).toContain(99);
    expect(kept).not.toContain(1);
    expect(kept.length * 8_000).toBeLessThan(1_000_000);
  });

  it("are not kept when one alone would drive out many others", () => {
    const cache = new AnswerCache(200_000);
    cache.get("1", "/");
    cache.set("1", "/large", answer(5_000));
    expect(cache.get("1", "/large")).toBeUndefined();
  });
});
