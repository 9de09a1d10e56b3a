import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessBatches } from "./business-batches.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-points-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the latitudes of businesses by name, and the numbers of the rows with a warning. */
async function latitudesOf(lines: readonly string[]) {
  const path = join(folder, "list.csv");
  await writeFile(path, ["name,category,street,city,latitude,longitude", ...lines].join("\n"));
  const latitudes: Record<string, number | null> = {};
  const warned: number[] = [];
  for await (const { businesses, warnings } of businessBatches(path, { country: "", limits: {} })) {
    for (const { name, latitude } of businesses) latitudes[name] = latitude;
    warned.push(...warnings.map(({ row }) => row));
  }
  return { latitudes, warned };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `Chapel ${at + 1}`);
const at = (name: string, street = "") => `${name},Church,${street},Bend,44.058173,-121.31531`;

describe("a point of businesses without a street", () => {
  it("is left out with a warning, if many of different names share it", async () => {
    const { latitudes, warned } = await latitudesOf([
      ...names(4).map((name) => at(name)),
      at("Corner Church", "4 Mill Lane"),
      "Far Church,Church,,Bend,44.1,-121.2",
      at("Chapel 5"),
      at("Chapel 6"),
    ]);
    expect(latitudes).toEqual({
      ...Object.fromEntries(names(6).map((name) => [name, null])),
      "Corner Church": 44.058173,
      "Far Church": 44.1,
    });
    expect(warned).toEqual([2, 3, 4, 5, 8, 9]);
  });

  it("is named by the header of the file, and counted among what was left out of its column", async () => {
    const path = join(folder, "own.csv");
    const lines = names(5).map((name) => `${name},Church,Bend,44.058173,-121.31531`);
    await writeFile(path, ["Name,Category,City,Breite,Länge", ...lines].join("\n"));
    const choices = {
      explicit: [
        { header: "Breite", field: "latitude" },
        { header: "Länge", field: "longitude" },
      ],
    };
    const columns: string[] = [];
    let leftOut = 0;
    for await (const batch of businessBatches(path, { country: "", limits: {}, choices })) {
      columns.push(...batch.warnings.map(({ column }) => column));
      leftOut += batch.counts?.["Breite"]?.leftOut ?? 0;
    }
    expect({ columns, leftOut }).toEqual({ columns: Array(5).fill("Breite"), leftOut: 5 });
  });

  it("stays where few share it, or one business is there many times", async () => {
    const few = await latitudesOf(names(4).map((name) => at(name)));
    expect(Object.values(few.latitudes)).toEqual(Array(4).fill(44.058173));
    const copies = await latitudesOf(Array.from({ length: 9 }, () => at("Chapel")));
    expect(copies).toEqual({ latitudes: { Chapel: 44.058173 }, warned: [] });
  });

  it("is also recognised where thousands of others come between", async () => {
    const others = Array.from({ length: 2_500 }, (_, index) => `Shop ${index},Shop,,Bend,44.2${index},-121.5`);
    const { latitudes } = await latitudesOf([...names(5).map((name) => at(name)), ...others, at("Chapel 6")]);
    expect(latitudes["Chapel 6"]).toBeNull();
    expect(Object.keys(latitudes)).toHaveLength(2_506);
    expect(latitudes["Shop 2499"]).toBe(44.22499);
  });
});
