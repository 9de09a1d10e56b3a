import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { findNearDuplicates } from "./find-near-duplicates.ts";

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

/** Makes texts of 220 words that share nothing, except for numbers that are passed twice. */
const text = (number: number) => Array.from({ length: 220 }, (_, index) => `t${number}w${index}`).join(" ");

async function withText(numbers: readonly number[], closedNumbers: readonly number[] = []): Promise<void> {
  const businesses = numbers.map((number, index) =>
    businessInsert(`p${index}`, {
      name: `Shop ${index}`,
      uniqueContent: text(number),
      ...(closedNumbers.includes(index) ? { businessStatus: "CLOSED_PERMANENTLY" as const } : {}),
    }),
  );
  await importInto(store, businesses);
}

describe("near duplicates of a directory", () => {
  it("are reported as a share, with the most similar pairs", async () => {
    await withText([...Array(18).keys(), 3, 7]);
    const report = await findNearDuplicates({ store });
    expect(report).toMatchObject({ texts: 20, isSample: false, share: 0.2, medianNearest: 0 });
    expect(report.pairs.map(({ similarity }) => similarity)).toEqual([1, 1]);
    const slugs = report.pairs.map(({ businesses }) => businesses.map(({ slug }) => slug.split("-")[1]));
    expect(new Set(slugs.map((pair) => pair.join(" and ")))).toEqual(new Set(["3 and 18", "7 and 19"]));
  });

  it("leave out businesses without a text and permanently closed ones", async () => {
    await withText([1, 2, 1], [2]);
    await importInto(store, { without: {} });
    expect(await findNearDuplicates({ store })).toMatchObject({ texts: 2, share: 0, pairs: [] });
  });

  it("are estimated from evenly spread blocks in a large directory", async () => {
    await withText(Array.from({ length: 2_600 }, (_, index) => Math.floor(index / 2)));
    const report = await findNearDuplicates({ store, maxTexts: 1_000 });
    expect(report).toMatchObject({ texts: 1_000, isSample: true, share: 1 });
  });

  it("are none in an empty directory, and an abort stops the comparison", async () => {
    expect(await findNearDuplicates({ store })).toMatchObject({ texts: 0, share: 0, medianNearest: 0, pairs: [] });
    await withText([1]);
    const signal = AbortSignal.abort();
    await expect(findNearDuplicates({ store, signal })).rejects.toMatchObject({ code: "cancelled" });
  });
});
