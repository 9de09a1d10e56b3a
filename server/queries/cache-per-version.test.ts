import { describe, expect, it } from "vitest";
import { cachePerVersion } from "./cache-per-version.ts";

describe("a cache per version of the data", () => {
  it("shares one load among concurrent calls, also after a change of the data", async () => {
    let version = 1;
    let finish: (text: string) => void = () => undefined;
    let loads = 0;
    const readCached = cachePerVersion({
      version: async () => String(version),
      load: () => {
        loads++;
        return new Promise<string>((resolve) => {
          finish = resolve;
        });
      },
    });
    const first = readCached();
    await Promise.resolve();
    version = 2;
    const second = readCached();
    await new Promise(setImmediate);
    finish("the first");
    expect([await first, await second, loads]).toEqual(["the first", "the first", 1]);
    const third = readCached();
    await new Promise(setImmediate);
    finish("the second");
    expect([await third, await readCached(), loads]).toEqual(["the second", "the second", 2]);
  });

  it("rejects all waiting calls when a load fails, and loads again for the next", async () => {
    let isBroken = true;
    const readCached = cachePerVersion({
      version: async () => "1",
      load: async () => {
        if (isBroken) throw new Error("broken");
        return "loaded";
      },
    });
    const outcomes = await Promise.allSettled([readCached(), readCached()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isBroken = false;
    expect(await readCached()).toBe("loaded");
  });

  it("serves a slow value for a while when the data keeps changing", async () => {
    let version = 1;
    const readCached = cachePerVersion({
      version: async () => String(version++),
      load: async () => {
        const loadedVersion = version;
        await new Promise((resolve) => setTimeout(resolve, 150));
        return loadedVersion;
      },
      restFactor: 1000,
    });
    expect([await readCached(), await readCached(), await readCached()]).toEqual([2, 2, 2]);
  });
});
