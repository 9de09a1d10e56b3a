import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessBatches } from "./business-batches.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-states-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Cells {
  street?: string;
  city: string;
  zip?: string;
  state?: string;
  phone?: string;
  country?: string;
}

/** Returns the state and country of the last of these rows, wherever it stands in the file, and the counts of all countries. */
async function readLast(rows: readonly Cells[], moveTo = rows.length) {
  const lines = rows.map(({ street = "1 Elm St", city, zip = "", state = "", phone = "", country = "" }, index) => {
    const name = index === rows.length - 1 ? "Last" : `Shop ${index}`;
    return [name, "baker", `${index}${street}`, city, state, zip, phone, country].join(",");
  });
  const lastLine = lines.pop() as string;
  lines.splice(moveTo, 0, lastLine);
  const path = join(folder, "list.csv");
  await writeFile(path, ["name,category,street,city,state,postal_code,phone,country", ...lines].join("\n"));
  const places: Record<string, string> = {};
  const counts: Record<string, number> = {};
  for await (const { businesses, countries } of businessBatches(path, { country: "", limits: {} })) {
    for (const { name, state, country, phoneE164 } of businesses) places[name] = [state, country, phoneE164].join("|");
    for (const [country, count] of Object.entries(countries)) counts[country] = (counts[country] ?? 0) + count;
  }
  expect(Object.keys(places)).toHaveLength(rows.length);
  return { place: places.Last, counts };
}

const BURLINGTON = { city: "Burlington", zip: "05401", phone: "802-555-0110" };
const STOWE = { city: "Stowe", zip: "05672", phone: "802-555-0111" };

describe("a row whose city has its state in other rows", () => {
  it.each([0, 1, 2])("has their state and country if its area code agrees, at position %d of the file", async (at) => {
    const { place, counts } = await readLast([BURLINGTON, STOWE, { city: "BURLINGTON", phone: "(802) 555-0119" }], at);
    expect(place).toBe("Vermont|United States|+18025550119");
    expect(counts).toEqual({ "United States": 3 });
  });

  it("has none if its area code is another state's, belongs to no place, or if it has no number", async () => {
    const stateWith = async (cells: Partial<Cells>) =>
      (await readLast([BURLINGTON, STOWE, { city: "Burlington", ...cells }])).place;
    expect(await stateWith({ phone: "919-555-0119" })).toBe("||");
    expect(await stateWith({ phone: "800-555-0119" })).toBe("||");
    expect(await stateWith({})).toBe("||");
    expect(await stateWith({ phone: "802-555-0119", zip: "27215" })).toMatch(/^North Carolina\|/);
    expect(await stateWith({ phone: "802-555-0119", state: "North Carolina" })).toMatch(/^North Carolina\|/);
  });

  it("has none if these rows differ", async () => {
    const carolina = { city: "Burlington", zip: "27215", phone: "336-555-0110" };
    const { place } = await readLast([BURLINGTON, BURLINGTON, carolina, { city: "Burlington", phone: "802-555-0119" }]);
    expect(place).toBe("||");
  });

  it("has it without a number if three rows prove it and no other state of the file has such a city", async () => {
    const country = "United States";
    const city = "Burlington";
    const three = [BURLINGTON, BURLINGTON, BURLINGTON];
    expect((await readLast([...three, { city, country }])).place).toBe("Vermont|United States|");
    expect((await readLast([...three, { city, country, phone: "800-555-0119" }])).place).toMatch(/^Vermont\|/);
    expect((await readLast([BURLINGTON, BURLINGTON, STOWE, { city, country }])).place).toBe("|United States|");
    const maine = { city: "Kittery", zip: "03904", phone: "207-555-0119" };
    expect((await readLast([...three, maine, { city, country }])).place).toBe("Vermont|United States|");
    // Burlington is a town of Massachusetts too.
    const salem = { city: "Salem", zip: "01970", phone: "978-555-0119" };
    expect((await readLast([...three, salem, { city, country }])).place).toBe("|United States|");
  });

  it("has it in Canada and Australia too", async () => {
    const windsor = { city: "Windsor", zip: "N9A 1A1", country: "Canada" };
    const { place } = await readLast([windsor, { city: "Windsor", country: "Canada", phone: "519-555-0119" }]);
    expect(place).toBe("Ontario|Canada|+15195550119");
    const halifax = { city: "Windsor", zip: "B0N 2T0", country: "Canada" };
    const other = await readLast([windsor, halifax, { city: "Windsor", country: "Canada", phone: "519-555-0119" }]);
    expect(other.place).toBe("|Canada|+15195550119");
    const kiama = { city: "Kiama", zip: "2533", country: "Australia" };
    expect((await readLast([kiama, kiama, kiama, { city: "Kiama", country: "Australia" }])).place).toBe(
      "New South Wales|Australia|",
    );
  });
});
