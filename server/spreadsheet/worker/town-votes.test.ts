import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessBatches } from "./business-batches.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-towns-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the cities and streets by name of the businesses of a file with these addresses and postcodes, and its row count. */
async function placesOf(addresses: readonly (readonly [address: string, postcode: string])[]) {
  const path = join(folder, "list.csv");
  const rows = addresses.map(([address, postcode], at) => `Shop ${at + 1},Baker,"${address}",${postcode},Germany`);
  await writeFile(path, ["name,category,full_address,postal_code,country", ...rows].join("\n"));
  const places: Record<string, string> = {};
  let count = 0;
  for await (const { businesses, rows: read } of businessBatches(path, { country: "", limits: {} })) {
    count += read;
    for (const { name, address, city } of businesses) places[name] = `${address} | ${city}`;
  }
  return {
    places: Object.keys(places)
      .toSorted()
      .map((name) => places[name]),
    count,
  };
}

const STREETS = ["Dorfweg 1", "Dorfweg 2", "Kirchweg 3", "Am Bach 4", "Mühlweg 5", "Am Bach 6"];

describe("an unknown name at the end of addresses whose postcode has its own column", () => {
  it("is a city, if many businesses of several streets share it in one postcode area", async () => {
    const { places, count } = await placesOf(STREETS.map((street) => [`${street}, Hinterhausen`, "99123"]));
    expect(places).toEqual(STREETS.map((street) => `${street} | Hinterhausen`));
    expect(count).toBe(STREETS.length);
  });

  it("is none, if few have it, if they have one street, or if they have other postcodes", async () => {
    const few = await placesOf(STREETS.slice(0, 3).map((street) => [`${street}, Hinterhausen`, "99123"]));
    expect(few.places).toEqual(STREETS.slice(0, 3).map((street) => `${street}, Hinterhausen | `));
    const building = await placesOf(STREETS.map((_, at) => [`Dorfweg ${at + 1}, Glaspalast`, "99123"]));
    expect(building.places).toEqual(STREETS.map((_, at) => `Dorfweg ${at + 1}, Glaspalast | `));
    const chain = await placesOf(STREETS.map((street, at) => [`${street}, Mega Foto`, `${at + 10}123`]));
    expect(chain.places).toEqual(STREETS.map((street) => `${street}, Mega Foto | `));
  });
});
