import { describe, expect, it } from "vitest";
import { categoryGroup } from "../domain/categories/category-group.ts";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";

const COUNT = 50_000;
const rows = Array.from({ length: COUNT }, (_, index) => madeUpRow(index));
const column = (name: string) => rows.map((row) => row[MADE_UP_COLUMNS.indexOf(name)] ?? "");
const commonest = (values: string[]) =>
  Math.max(
    ...Map.groupBy(values, (value) => value)
      .values()
      .map((group) => group.length),
  );

describe("made-up rows", () => {
  it("are deterministic and have 13 texts", () => {
    expect(madeUpRow(4711)).toEqual(madeUpRow(4711));
    for (const row of rows.slice(0, 1000))
      expect(row.map((value) => typeof value)).toEqual(MADE_UP_COLUMNS.map(() => "string"));
  });

  it("are about as long as rows of real exports", () => {
    const length = rows.reduce((sum, row) => sum + row.join("").length, 0) / COUNT;
    expect(length).toBeGreaterThan(1100);
    expect(length).toBeLessThan(1500);
  });

  it("have unique place_ids of the real format, with varied first seven characters", () => {
    const ids = column("place_id");
    expect(new Set(ids).size).toBe(COUNT);
    for (const id of ids) expect(id).toMatch(/^ChIJ[\w-]{23}$/);
    expect(new Set(ids.map((id) => id.slice(0, 7))).size).toBeGreaterThan(COUNT / 2);
  });

  it("have many names, about 2,000 cities and 300 categories of all groups, few of them large", () => {
    expect(new Set(column("name")).size).toBeGreaterThan(COUNT / 2);
    const places = rows.map((row) => row[2]?.replace(/\d+/g, "").split(",").slice(1).join() ?? "");
    expect(new Set(places).size).toBeGreaterThan(1500);
    const categories = column("category");
    expect(new Set(categories).size).toBeGreaterThan(280);
    expect(new Set(categories.map(categoryGroup)).size).toBe(13);
    expect(commonest(categories)).toBeGreaterThan(COUNT / 30);
    expect(commonest(column("country"))).toBeGreaterThan(COUNT / 3);
  });
});
