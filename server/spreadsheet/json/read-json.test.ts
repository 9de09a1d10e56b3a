import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utf16Bytes } from "../../testing/files/text-tables.ts";
import { readSheets } from "../../testing/files/workbook-fixture.ts";
import type { SheetRow } from "../sheet.ts";
import type { WorkbookLimits } from "../workbook-limits.ts";
import { JsonSplitter } from "./json-splitter.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-json-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(content: string | Buffer, name = "a.json", limits: Partial<WorkbookLimits> = {}) {
  const file = join(folder, name);
  await writeFile(file, content);
  return Object.values(await readSheets(file, { limits }))[0] as SheetRow[];
}

/** Returns each record as an object of its columns. */
function recordsOf(rows: SheetRow[]): (Record<string, string> | string)[] {
  let header: string[] = [];
  return rows.flatMap(({ cells, isHeader, problem }): (Record<string, string> | string)[] => {
    if (isHeader) header = cells;
    if (isHeader) return [];
    if (problem !== undefined) return [problem.reason];
    return [Object.fromEntries(cells.flatMap((cell, at) => (cell === "" ? [] : [[header[at] ?? "?", cell]])))];
  });
}
const read = async (content: string | Buffer, name?: string) => recordsOf(await rowsOf(content, name));
const names = async (content: unknown) =>
  (await read(JSON.stringify(content))).map((record) => (record as Record<string, string>).title);

describe("a JSON file", () => {
  it("has a row for each record, with texts, shortest numbers, TRUE and FALSE, and the JSON of lists", async () => {
    const [record] = await read(
      '[{"name": "Café", "rating": 4.50, "cid": 12345678901234567890, "open": true, "site": null, "tags": ["a", 1]}]',
    );
    expect(record).toEqual({ name: "Café", rating: "4.5", cid: "12345678901234567890", open: "TRUE", tags: '["a",1]' });
  });

  it("gives an object a column, and its members columns down to the third name", async () => {
    const [record] = await read('[{"a": {"b": {"c": {"d": 1}}, "x": [2]}}]');
    expect(record).toEqual({
      a: '{"b":{"c":{"d":1}},"x":[2]}',
      "a.b": '{"c":{"d":1}}',
      "a.b.c": '{"d":1}',
      "a.x": "[2]",
    });
    expect(await read('[{"a": {"b": 1}, "a.b": 2}, {"a.b": 2, "a": {"b": 1}}]')).toEqual([
      { a: '{"b":1}', "a.b": "2" },
      { a: '{"b":1}', "a.b": "2" },
    ]);
  });

  it("may be a list, lists in a list, one object, or an object that holds the list", async () => {
    const one = { title: "A", reviews: [{ title: "no" }] };
    expect(await names([one, { title: "B" }])).toEqual(["A", "B"]);
    expect(await names([[one], [{ title: "B" }]])).toEqual(["A", "B"]);
    expect(await names(one)).toEqual(["A"]);
    expect(await names({ status: "ok", data: [[one], [{ title: "B" }]] })).toEqual(["A", "B"]);
    expect(await names({ search: { q: "x" }, local_results: [one], pages: [1, 2] })).toEqual(["A"]);
    expect(await names({ my_shops: [one] })).toEqual(["A"]);
    expect(await names({ search: { title: "no" }, place_results: one })).toEqual(["A"]);
    expect(await names({ tasks: [{ id: 7, result: [{ items: [one, { title: "B" }] }] }] })).toEqual(["A", "B"]);
    expect(await names({ data: { places: [one] } })).toEqual(["A"]);
  });

  it("of GeoJSON has a row for each feature: its properties, its id and its point, longitude first", async () => {
    const feature = (properties: object, geometry: unknown, id?: string) => ({
      type: "Feature",
      id,
      properties,
      geometry,
    });
    const point = { type: "Point", coordinates: [8.54, 47.37] };
    const area = { type: "Polygon", coordinates: [[[8, 47]]] };
    const features = [
      feature({ name: "A", shop: "bakery" }, point, "node/7"),
      feature({ name: "B", id: 3, Lat: "47.4", lon: "8.5" }, point, "node/8"),
      feature({ name: "C" }, area),
      feature({ name: "D" }, null),
      { type: "Feature", properties: null, geometry: point },
    ];
    const crs = { type: "name", properties: { name: "urn:ogc:def:crs:OGC:1.3:CRS84" } };
    const rows = [
      { name: "A", shop: "bakery", id: "node/7", latitude: "47.37", longitude: "8.54" },
      { name: "B", id: "3", Lat: "47.4", lon: "8.5" },
      { name: "C" },
      { name: "D" },
      { latitude: "47.37", longitude: "8.54" },
    ];
    expect(await read(JSON.stringify({ type: "FeatureCollection", crs, features }))).toEqual(rows);
    expect(await read(JSON.stringify({ type: "FeatureCollection", features }), "a.geojson")).toEqual(rows);
    const qgis = { type: "FeatureCollection", name: "shops", crs, features };
    expect(await read(JSON.stringify(qgis), "a.geojson")).toEqual(rows);
    expect(await read(JSON.stringify(qgis), "qgis.ndjson")).toEqual(rows);
    expect(await read(JSON.stringify({ name: "shops", type: "FeatureCollection", features }))).toEqual(rows);
    const links = [{ rel: "self", title: "This page" }];
    const service = { type: "FeatureCollection", title: "Shops", links, features, next: links };
    expect(await read(JSON.stringify(service), "a.geojson")).toEqual(rows);
    expect(await read(features.map((each) => JSON.stringify(each)).join("\n"), "a.ndjson")).toEqual(rows);
  });

  it("of GeoJSON has the point of a feature whose properties name a blank one", async () => {
    const geometry = { type: "Point", coordinates: [-3.2, 55.95] };
    const feature = (properties: object) => JSON.stringify({ type: "Feature", properties, geometry });
    const point = { latitude: "55.95", longitude: "-3.2" };
    expect(await read(feature({ name: "A", lat: null, lon: null }))).toEqual([{ name: "A", ...point }]);
    expect(await read(feature({ name: "A", Latitude: "" }))).toEqual([{ name: "A", ...point }]);
  });

  it("may be several values one after the other, without commas", async () => {
    const pretty = (title: string) => JSON.stringify({ title, photos: [{ title: "no" }] }, null, 2);
    const records = (await read(`${pretty("A")}\n${pretty("B")}${pretty("C")}`)) as Record<string, string>[];
    expect(records.map(({ title }) => title)).toEqual(["A", "B", "C"]);
    expect(records[1]?.photos).toBe('[{"title":"no"}]');
    expect(await read('[{"name": "A"}]\n[{"name": "B"}]')).toEqual([{ name: "A" }, { name: "B" }]);
  });

  it("of one object with lists before its name is one record, in whatever order its members come", async () => {
    const lists = { parts: [{ longText: "1" }, { longText: "2" }], open: true, photos: [{ id: 1 }] };
    expect(await read(JSON.stringify({ ...lists, displayName: { text: "A" }, rating: 4 }))).toEqual([
      {
        parts: '[{"longText":"1"},{"longText":"2"}]',
        open: "TRUE",
        photos: '[{"id":1}]',
        displayName: '{"text":"A"}',
        "displayName.text": "A",
        rating: "4",
      },
    ]);
    expect(await names({ tags: [{ id: 1 }], my_shops: [{ title: "A" }], title: "all" })).toEqual(["all"]);
    const long = {
      my_shops: Array.from({ length: 3_000 }, (_, at) => ({ id: at, text: "x".repeat(500) })),
      open: true,
    };
    expect(await read(JSON.stringify(long))).toHaveLength(3_000);
  });

  it("gets a new header row when later records have new keys", async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({ name: `Bar ${at}`, text: "x".repeat(100) }));
    const rows = await rowsOf(JSON.stringify([...many, { name: "Last", rating: 5 }]));
    expect(rows.filter(({ isHeader }) => isHeader).map(({ cells }) => cells)).toEqual([
      ["name", "text"],
      ["name", "text", "rating"],
    ]);
    expect(recordsOf(rows).at(-1)).toEqual({ name: "Last", rating: "5" });
    expect(rows.at(-1)?.number).toBe(5_001);
  });

  it("may be in UTF-8 with a mark or in UTF-16", async () => {
    const text = '[{"name": "Café 東京"}]';
    for (const bytes of [`\ufeff${text}`, utf16Bytes(text), utf16Bytes(text, true)]) {
      expect(await read(bytes)).toEqual([{ name: "Café 東京" }]);
    }
  });

  it("rejects a record that is no JSON or no object alone", async () => {
    const rows = await read('[{"name" "A"}, 5, {"name": "B"}]');
    expect(rows).toEqual([expect.stringContaining("is no valid JSON"), "is not a JSON object", { name: "B" }]);
  });

  it.each([
    ["cut off", '[{"name": "A"}, {"na', "its JSON ends too early, after record 1"],
    ["cut off in an escape", '[{"name": "A\\', "its JSON ends too early"],
    ["with a comma too many", '[{"name": "A"},]', 'has an unexpected "]", after record 1'],
    ["with a comma too few", '[{"name": "A"} {"name": "B"}]', 'has an unexpected "{", after record 1'],
    ["with text behind it", '[{"name": "A"}] x', 'has an unexpected "x"'],
    ["of several objects, the last cut off", '{\n"name": "A"}\n{\n"name": ', "its JSON ends too early, after record 1"],
    ["without a record", "[]", "is empty: it has no record"],
    ["of numbers", "[1, 2]", "has no record that is a JSON object among its 2 values"],
    ["nested without end", "[".repeat(100_000), "is nested too deeply"],
    ["with a record nested without end", `[{"name":${"[".repeat(100_000)}`, "is nested too deeply"],
    ["with a faulty member around the list", '{"status": nope, "data": [{"name": "A"}]}', "is damaged"],
  ])("%s is refused in one line", async (_, content, sentence) => {
    await expect(rowsOf(content)).rejects.toThrow(sentence);
  });

  it("past the limits is refused", async () => {
    const long = JSON.stringify([{ name: "x".repeat(900_000) }]);
    await expect(rowsOf(long, "a.json", { rowLength: 500_000 })).rejects.toThrow("has a record of more than");
    const wide = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`key ${at}`, 1]));
    await expect(rowsOf(JSON.stringify([wide]), "a.json", { columns: 40 })).rejects.toThrow(
      "more than 40 different keys",
    );
    expect(await rowsOf(JSON.stringify([{ deep: wide }]), "a.json", { columns: 40 })).toHaveLength(2);
    await expect(rowsOf("[{},{},{}]".replaceAll("{}", '{"a":1}'), "a.json", { rows: 2 })).rejects.toThrow(
      "more than 2 rows",
    );
  });

  it("of any values is split as JSON.parse reads it, wherever the chunks end", () => {
    const size = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        size,
        fc.boolean(),
        (values, step, isSpaced) => {
          const text = JSON.stringify(values, null, isSpaced ? 2 : 0);
          const records: unknown[] = [];
          const splitter = new JsonSplitter({
            maxBytes: 1e6,
            onRecord: (bytes) => records.push(JSON.parse(bytes.toString())),
          });
          const bytes = Buffer.from(text);
          for (let at = 0; at < bytes.length; at += step) splitter.write(bytes.subarray(at, at + step));
          splitter.end();
          expect(records).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("that JSON.parse refuses never passes whole, wherever it is damaged", () => {
    const text = JSON.stringify([{ name: 'A "b"', list: [1, { x: "\\" }] }, { name: "C" }]);
    const edit = fc.record({
      at: fc.nat(text.length - 1),
      insert: fc.constantFrom("", ",", "]", "}", "[", "{", '"', "\\", "x"),
    });
    fc.assert(
      fc.property(edit, ({ at, insert }) => {
        const damaged = text.slice(0, at) + insert + text.slice(at + 1);
        const isSound = parses(damaged);
        let faults = 0;
        const onRecord = (bytes: Buffer) => {
          if (!parses(bytes.toString())) faults++;
        };
        try {
          const splitter = new JsonSplitter({ maxBytes: 1e6, onRecord });
          splitter.write(Buffer.from(damaged));
          splitter.end();
        } catch {
          faults++;
        }
        expect(faults === 0).toBe(isSound);
      }),
      { numRuns: 500 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("an NDJSON file", () => {
  it("has a record in each line, numbered by it, and rejects a bad line alone", async () => {
    const rows = await rowsOf('{"name": "A"}\r\n\n{"name": "B"\n[1]\n{"name": "C", "rating": 4}', "a.ndjson");
    expect(rows.filter(({ isHeader }) => !isHeader).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
    expect(recordsOf(rows)).toEqual([
      { name: "A" },
      expect.stringContaining("is no valid JSON"),
      "is not a JSON object",
      { name: "C", rating: "4" },
    ]);
  });

  it("rejects a line that is nested too deeply alone", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const records = await read(`{"name":"A"}\n{"name":${deep}}\n{"name":"C"}\n`, "deep.ndjson");
    expect(records).toEqual([{ name: "A" }, "is nested too deeply", { name: "C" }]);
  });

  it("may have the response of a service in each line", async () => {
    const lines = [{ data: [{ title: "A" }, { title: "B" }] }, { data: [{ title: "C" }] }];
    const text = lines.map((line) => JSON.stringify(line)).join("\n");
    expect(await read(text, "a.jsonl")).toEqual([{ title: "A" }, { title: "B" }, { title: "C" }]);
  });
});
