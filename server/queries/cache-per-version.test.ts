import { describe, expect, it } from "vitest";
import { cachePerVersion } from "./cache-per-version.ts";

describe("what is asked once per version", () => {
  it("is asked by one at a time: whoever comes meanwhile, also after a change, waits for the same answer", async () => {
    let version = 1;
    let answer: (text: string) => void = () => undefined;
    let asked = 0;
    const compared = cachePerVersion(
      async () => String(version),
      () => {
        asked++;
        return new Promise<string>((resolve) => {
          answer = resolve;
        });
      },
    );
    const first = compared();
    await Promise.resolve();
    version = 2;
    const second = compared();
    await new Promise(setImmediate);
    answer("the first");
    expect([await first, await second, asked]).toEqual(["the first", "the first", 1]);
    const third = compared();
    await new Promise(setImmediate);
    answer("the second");
    expect([await third, await compared(), asked]).toEqual(["the second", "the second", 2]);
  });

  it("is asked again after a failure, which all who waited hear of", async () => {
    let isBroken = true;
    const compared = cachePerVersion(
      async () => "1",
      async () => {
        if (isBroken) throw new Error("broken");
        return "mended";
      },
    );
    const both = await Promise.allSettled([compared(), compared()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isBroken = false;
    expect(await compared()).toBe("mended");
  });
});
