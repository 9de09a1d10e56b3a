import { describe, expect, it } from "vitest";
import { cachePerVersion } from "./cache-per-version.ts";

describe("a value cached per version", () => {
  it("is computed once at a time: callers meanwhile, even after a change, wait for the same result", async () => {
    let version = 1;
    let resolve: (text: string) => void = () => undefined;
    let computations = 0;
    const current = cachePerVersion(
      async () => String(version),
      () => {
        computations++;
        return new Promise<string>((resolvePromise) => {
          resolve = resolvePromise;
        });
      },
    );
    const first = current();
    await Promise.resolve();
    version = 2;
    const second = current();
    await new Promise(setImmediate);
    resolve("the first");
    expect([await first, await second, computations]).toEqual(["the first", "the first", 1]);
    const third = current();
    await new Promise(setImmediate);
    resolve("the second");
    expect([await third, await current(), computations]).toEqual(["the second", "the second", 2]);
  });

  it("is computed again after a failure, which all waiting callers get", async () => {
    let isBroken = true;
    const current = cachePerVersion(
      async () => "1",
      async () => {
        if (isBroken) throw new Error("broken");
        return "fixed";
      },
    );
    const both = await Promise.allSettled([current(), current()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isBroken = false;
    expect(await current()).toBe("fixed");
  });
});
