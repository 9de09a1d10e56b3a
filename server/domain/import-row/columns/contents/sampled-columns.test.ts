import { describe, expect, it } from "vitest";
import { sourceText } from "../cell-source.ts";
import { matchHeader } from "../match-header.ts";
import { sampledColumns } from "./sampled-columns.ts";

/** Returns what 20 rows show; `cellsOf` gives the cells of a row. */
function sample(headers: string[], cellsOf: (index: number) => string[]) {
  const header = matchHeader(headers);
  if (header === undefined) throw new Error("no header");
  const rows = Array.from({ length: 20 }, (_, index) => ({ cells: cellsOf(index), header }));
  const found = sampledColumns(rows);
  const adapted = found.reduce((each, { adapt }) => adapt(each), header);
  const read = (column: "rating" | "url", index: number) => {
    const [source] = adapted.sources[column] ?? [];
    return source === undefined ? undefined : sourceText(source, rows[index]?.cells ?? []);
  };
  return { notes: found.map(({ note }) => note), read };
}

describe("a column of ratings", () => {
  it("out of ten is halved", () => {
    const cells = (index: number) => ["Inn", "Bergen", index === 3 ? "4.1" : index === 4 ? "9,3/10" : "8.7"];
    const { notes, read } = sample(["Name", "City", "Rating"], cells);
    expect(notes).toEqual(['Column "Rating" has ratings out of ten, which are halved.']);
    expect([read("rating", 0), read("rating", 3), read("rating", 4)]).toEqual(["4.35", "2.05", "4.65"]);
  });

  it("stays where most are at most five, or other numbers are among them", () => {
    const mostlyFive = sample(["Name", "City", "Rating"], (index) => ["Inn", "Bergen", index < 6 ? "9.1" : "4.4"]);
    expect(mostlyFive.notes).toEqual([]);
    const joined = sample(["Name", "City", "Rating"], (index) => ["Inn", "Bergen", index < 12 ? "8.4" : "4.6"]);
    expect(joined.notes).toEqual([]);
    const hundred = sample(["Name", "City", "Rating"], (index) => ["Inn", "Bergen", index % 2 ? "87" : "8.7"]);
    expect(hundred).toMatchObject({ notes: [] });
    expect(hundred.read("rating", 0)).toBe("8.7");
  });
});

describe("a column of addresses", () => {
  it("with pages of one site is no website", () => {
    const { notes, read } = sample(["Name", "City", "Url"], (index) => [
      `Café ${index}`,
      "Bergen",
      `https://www.visitfjord.example/p/${index}`,
    ]);
    expect(notes).toEqual(['Column "Url" is not used as the website: its addresses are pages of visitfjord.example.']);
    expect(read("url", 0)).toBeUndefined();
  });

  it("stays with other sites, with the pages of a chain and with maps links", () => {
    const others = sample(["Name", "City", "Url"], (index) => ["Café", "Bergen", `https://cafe${index}.example/`]);
    expect(others.notes).toEqual([]);
    const chain = (index: number) => [`Fjordkaffe Bryggen ${index}`, "Bergen", `https://fjordkaffe.example/${index}`];
    expect(sample(["Name", "City", "Url"], chain).notes).toEqual([]);
    for (const site of ["www.facebook.com", "linktr.ee", "sites.google.com/view"]) {
      const pages = sample(["Name", "City", "Url"], (index) => ["Café", "Bergen", `https://${site}/kaffe${index}`]);
      expect(pages.notes, site).toEqual([]);
    }
    const maps = (index: number) => ["Café", "Bergen", `https://www.google.com/maps/place/x${index}/`];
    expect(sample(["Name", "City", "Url"], maps).notes).toEqual([]);
  });
});
