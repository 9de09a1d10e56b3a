import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessWithKeys } from "#domain/business/business-keys";
import { businessBatches } from "./business-batches.ts";
import { type PlacedRow, type RowEvidence, WaitingRows } from "./waiting-rows.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-waiting-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the names of businesses in the order in which they are stored. */
async function storedNames(lines: readonly string[]): Promise<string[]> {
  const path = join(folder, "list.csv");
  await writeFile(path, ["place_id,name,category,street,city,latitude,longitude", ...lines].join("\n"));
  const names: string[] = [];
  for await (const { businesses } of businessBatches(path, { country: "", limits: {} }))
    names.push(...businesses.map(({ name }) => name));
  return names;
}

/** A row whose point may be that of its area. */
const withoutStreet = (name: string, id = name) => `${id},${name},Church,,Bend,44.058173,-121.31531`;
const withStreet = (name: string, id = name) => `${id},${name},Shop,4 Mill Lane,Bend,44.06,-121.3`;

describe("rows for which later rows may prove something", () => {
  it("keep their place in a short sheet", async () => {
    const names = ["Chapel A", "Shop B", "Chapel C", "Shop D"];
    const lines = names.map((name) => (name.startsWith("Shop") ? withStreet(name) : withoutStreet(name)));
    expect(await storedNames(lines)).toEqual(names);
  });

  it("come before a later row of the same business in a long one", async () => {
    const others = Array.from({ length: 1_200 }, (_, index) => withStreet(`Shop ${index}`));
    const names = await storedNames([...others, withoutStreet("Before", "same"), withStreet("After", "same")]);
    expect(names.slice(-2)).toEqual(["Before", "After"]);
  });

  it("wait only up to a number of characters", () => {
    const evidence: RowEvidence = { observe: () => undefined, isUndecided: () => true, settle: (row) => row };
    const waiting = new WaitingRows([evidence], { rows: 100, characters: 1_000 });
    const placed = (row: number): PlacedRow => {
      const business = { placeId: `id-${row}` } as BusinessWithKeys;
      return { row, business, characters: 400, pointHeader: "", searched: "" };
    };
    const ready = Array.from({ length: 5 }, (_, row) => waiting.add(placed(row)).map((each) => each.row));
    expect(ready).toEqual([[], [], [0], [1], [2]]);
    expect(waiting.end().map((each) => each.row)).toEqual([3, 4]);
  });

  it("count in the batch that stores them", async () => {
    const lines = Array.from(
      { length: 60 },
      (_, row) => `Chapel ${row},Church,,Bend,44.${100_000 + row},-121.5,${"x".repeat(200_000)}`,
    );
    const path = join(folder, "long.csv");
    await writeFile(path, ["name,category,street,city,latitude,longitude,notes", ...lines].join("\n"));
    const sizes: number[] = [];
    for await (const { businesses } of businessBatches(path, { country: "", limits: {} }))
      sizes.push(businesses.length);
    expect(Math.max(...sizes)).toBe(20);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60);
  });

  it("are all stored, those first that waited longest", async () => {
    const names = Array.from({ length: 4_500 }, (_, index) => `Chapel ${index}`);
    const lines = names.map((name, index) => `${name},${name},Church,,Bend,44.${100_000 + index},-121.5`);
    expect(await storedNames(lines)).toEqual(names);
  });
});
