import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { HEADER_CITIES } from "../domain/address/header-cities.ts";
import { readBusinessRow } from "../domain/import-row/business-row.ts";
import { matchHeader } from "../domain/import-row/columns/match-header.ts";
import { SAMPLE_COLUMNS, SAMPLE_FILE, sampleRows } from "./make-sample.ts";

const workbook = XLSX.read(readFileSync(SAMPLE_FILE), { type: "buffer" });
const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ""] ?? {};
const [header = [], ...rows] = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: "" });
const cell = (row: readonly string[], column: string) => row[SAMPLE_COLUMNS.indexOf(column)] ?? "";

const match = matchHeader(header);
const parsedRows = rows.map((row) => {
  if (match === undefined) throw new Error("the sample has no header row");
  return readBusinessRow(row, match, { country: "" });
});
const businesses = parsedRows.flatMap((row) => ("business" in row ? [row.business] : []));
const count = (values: readonly unknown[]) => new Set(values).size;

describe("the sample workbook", () => {
  it("is up to date with its generator", () => {
    expect(header).toEqual(SAMPLE_COLUMNS);
    expect(rows).toEqual(sampleRows().map((row) => row.map(String)));
  });

  it("is imported without errors or warnings", () => {
    expect(parsedRows.filter((row) => !("business" in row) || row.warnings.length > 0)).toEqual([]);
  });

  it("has about 400 businesses with unique names and place_ids", () => {
    expect(rows.length).toBeGreaterThan(380);
    expect(count(businesses.map((business) => business.name))).toBe(rows.length);
    expect(count(businesses.map((business) => business.placeId))).toBe(rows.length);
    for (const { placeId } of businesses) expect(placeId).toMatch(/^ChIJ[\w-]{23}$/);
  });

  it("has many cities, categories and countries, and nearly all groups", () => {
    expect(count(businesses.map((business) => `${business.city}, ${business.state}`))).toBeGreaterThanOrEqual(60);
    expect(count(businesses.map((business) => business.category))).toBeGreaterThanOrEqual(100);
    expect(count(businesses.map((business) => business.country))).toBeGreaterThanOrEqual(25);
    expect(count(businesses.map((business) => business.group))).toBe(12);
    const american = businesses.filter((business) => business.country === "United States").length;
    expect(american / rows.length).toBeCloseTo(0.5, 1);
  });

  it("has several businesses in each city of the header", () => {
    for (const { name } of HEADER_CITIES) {
      expect([name, businesses.filter(({ city }) => city === name).length >= 10]).toEqual([name, true]);
    }
  });

  it("has addresses that parse to city and postcode", () => {
    expect(
      businesses.filter(({ city }) => city === "" || /\d/.test(city)).map(({ fullAddress }) => fullAddress),
    ).toEqual([]);
    expect(
      rows
        .filter((row) => cell(row, "postal_code") === "")
        .every((row) => cell(row, "country") === "United Arab Emirates"),
    ).toBe(true);
  });

  it("has only phone numbers reserved for fiction", () => {
    const phones = rows.map((row) => cell(row, "phone")).filter((phone) => phone !== "");
    const freeIndex =
      /^(\+1 \d{3}-555-01\d\d|\+44 20 7946 0\d{3}|\+44 1\d{2} 496 0\d{3}|\+44 29 2018 0\d{3}|\+61 [238] 5550 \d{4}|\+353 20 91\d \d{4}|\+49 (30 23125|89 99998|40 66969)\d{3}|\+33 (1 99 00|4 65 71|5 36 49) \d\d \d\d|\+46 8 465 004 \d\d)$/;
    expect(phones.filter((phone) => !freeIndex.test(phone))).toEqual([]);
    expect(phones.length).toBeGreaterThan(250);
  });

  it("has hours of every kind: split, past midnight, around the clock, closed days and unknown", () => {
    const hours = businesses.map((business) => business.openingHours);
    const days = hours.flatMap((week) => Object.values(week ?? {}));
    expect(days.some((day) => day.includes(", "))).toBe(true);
    expect(days.some((day) => /PM - [1-4]:00 AM/.test(day))).toBe(true);
    expect(days).toContain("Open 24 hours");
    expect(days).toContain("Closed");
    expect(hours.filter((week) => week === null).length).toBeGreaterThan(10);
    expect(hours.some((week) => week !== null && week.Sunday === undefined)).toBe(true);
  });

  it("has businesses with and without reviews, and no photos", () => {
    expect(businesses.filter(({ reviewCount, rating }) => reviewCount === 0 && rating === 0).length).toBeGreaterThan(
      10,
    );
    expect(businesses.filter(({ rating }) => rating >= 4).length).toBeGreaterThan(100);
    expect(businesses.every(({ photos }) => photos.length === 0)).toBe(true);
  });
});
