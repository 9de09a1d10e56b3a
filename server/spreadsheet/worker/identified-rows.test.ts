import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ColumnChoice } from "#contract/import-columns";
import { matchHeader } from "#domain/import-row/columns/match-header";
import type { Sheet } from "../sheet.ts";
import { businessBatches } from "./business-batches.ts";
import { IdentifiedRows } from "./identified-rows.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-ids-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SHEET: Sheet = {
  name: "",
  bytesTotal: 0,
  async *rows() {
    yield { rows: [], bytesRead: 0 };
  },
};

type Row = Record<string, string | number>;

async function read(rows: Row[], explicit?: ColumnChoice[]) {
  const file = join(folder, "a.ndjson");
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  const result = { placeIds: [] as string[], notes: [] as string[], names: 0, otherNames: 0, rows: 0 };
  const fields: Record<string, string | null> = {};
  for await (const batch of businessBatches(file, { country: "", limits: {}, choices: { explicit } })) {
    result.placeIds.push(...batch.businesses.map(({ placeId }) => placeId));
    result.notes.push(...(batch.notes ?? []));
    result.names += batch.identities.name ?? 0;
    result.otherNames += batch.otherNames;
    result.rows += batch.rows;
    for (const { header, field } of batch.columns ?? []) fields[header] = field;
  }
  return { ...result, fields, distinct: new Set(result.placeIds).size };
}

const shops = (count: number, more: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Shop ${index}`,
    address: `${index} Oak St, Austin, TX 78701`,
    ...more(index),
  }));

describe("an id column", () => {
  it.each(["place_id", "google_id", "kgmid", "cid"])("%s whose values many names share is none", async (header) => {
    const value = { kgmid: "/g/11abc", cid: "3128327469158237698" }[header] ?? "0x1:0x2";
    const found = await read(shops(30, () => ({ [header]: value })));
    expect(found).toMatchObject({ distinct: 30, names: 30, otherNames: 0, fields: { [header]: null } });
    expect(found.notes).toEqual([
      `Column "${header}" is not used as an ID: 29 rows repeat the ID of an earlier row with another name. The rows are identified without it.`,
    ]);
  });

  it("in the links of the rows is none, and the links stay", async () => {
    const link = "https://www.google.com/maps/place/x/data=!19sChIJmadeUp000000000000000001";
    const found = await read(shops(5, () => ({ maps_link: link })));
    expect(found).toMatchObject({ distinct: 5, names: 5, fields: { maps_link: "location_link" } });
    expect(found.notes[0]).toContain('The IDs in the links of column "maps_link" are not used');
  });

  it("gives way to another id that is one", async () => {
    const found = await read(shops(9, (index) => ({ place_id: "same", cid: `312832746915823769${index}` })));
    expect(found).toMatchObject({ distinct: 9, names: 0, fields: { place_id: null, cid: "cid" } });
  });

  it("stays one where one row of fifty repeats, or the names are the same", async () => {
    const few = await read(shops(150, (index) => ({ place_id: `p${index < 3 ? 0 : index}` })));
    expect(few).toMatchObject({ distinct: 148, otherNames: 2, notes: [], fields: { place_id: "place_id" } });
    const reviews = await read(shops(60, () => ({ name: "Rosa’s Bar", place_id: "p1" })));
    expect(reviews).toMatchObject({ distinct: 1, otherNames: 0, notes: [] });
    const contact = { phone: "+1 512-555-0100", address: "1 Oak St, Austin, TX 78701", place_id: "p1" };
    const renamed = await read(shops(60, () => contact));
    expect(renamed).toMatchObject({ distinct: 1, otherNames: 0, notes: [] });
  });

  it("is none for later rows only, where the first rows have their own", async () => {
    const found = await read(shops(1_500, (index) => ({ place_id: index < 1_200 ? `p${index}` : "same" })));
    expect(found).toMatchObject({ rows: 1_500, distinct: 1_500, names: 299, otherNames: 0 });
    expect(found.notes).toEqual([
      'Column "place_id" is not used as an ID: 299 rows repeat the ID of an earlier row with another name. These rows are identified without it.',
    ]);
  });

  it("lets no more rows wait than it may, and keeps all of them", () => {
    const header = matchHeader(["name", "address", "place_id"]);
    if (header === undefined) throw new Error("no header");
    const rowsOf = (idOf: (index: number) => string) => {
      const rows = new IdentifiedRows(SHEET, { country: "" }, { sampleRows: 10, waitingRows: 20 });
      const add = (index: number) =>
        rows.add({ number: index, cells: [`Shop ${index}`, `${index} Oak St`, idOf(index)] }, header);
      return [...Array.from({ length: 100 }, (_, index) => add(index)).flat(), ...rows.end()];
    };
    const late = rowsOf((index) => (index < 20 ? `p${index}` : "p0"));
    expect(late.map(({ row }) => row.number)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(late.filter(({ parsed }) => "business" in parsed && parsed.identity === "name")).toHaveLength(80);
    const chosen = rowsOf((index) => (index < 98 ? `p${index}` : "p0"));
    expect(chosen.filter(({ hasOtherName }) => hasOtherName)).toHaveLength(2);
  });

  it("is what somebody chose, whatever its values are", async () => {
    const found = await read(
      shops(10, () => ({ group: "same" })),
      [{ header: "group", field: "place_id" }],
    );
    expect(found).toMatchObject({ distinct: 1, otherNames: 9, notes: [] });
  });
});
