import { describe, expect, it } from "vitest";
import { cachePerVersion } from "./cache-per-version.ts";

describe("a cache per version of the data", () => {
  it("shares one load among concurrent calls, also after a change of the data", async () => {
    let version = 1;
    let finish: (text: string) => void = () => undefined;
    let loads = 0;
    const cached = cachePerVersion({
      version: async () => String(version),
      load: () => {
        loads++;
        return new Promise<string>((resolve) => {
          finish = resolve;
        });
      },
    });
    const first = cached();
    await Promise.resolve();
    version = 2;
    const second = cached();
    await new Promise(setImmediate);
    finish("the first");
    expect([await first, await second, loads]).toEqual(["the first", "the first", 1]);
    const third = cached();
    await new Promise(setImmediate);
    finish("the second");
    expect([await third, await cached(), loads]).toEqual(["the second", "the second", 2]);
  });

  it("rejects all waiting calls when a load fails, and loads again for the next", async () => {
    let isBroken = true;
    const cached = cachePerVersion({
      version: async () => "1",
      load: async () => {
        if (isBroken) throw new Error("broken");
        return "loaded";
      },
    });
    const outcomes = await Promise.allSettled([cached(), cached()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isBroken = false;
    expect(await cached()).toBe("loaded");
  });

  it("serves a slow value for a while when the data keeps changing", async () => {
    let version = 1;
    const cached = cachePerVersion({
      version: async () => String(version++),
      load: async () => {
        const loaded = version;
        await new Promise((resolve) => setTimeout(resolve, 150));
        return loaded;
      },
      restFactor: 1000,
    });
    expect([await cached(), await cached(), await cached()]).toEqual([2, 2, 2]);
  });
});
