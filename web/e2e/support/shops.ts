import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Row, writeRows } from "./write-rows.ts";

/** Makes a shop to import; its place id is `shop-{number}`. */
export function shop(number: number, values: Row = {}): Row {
  return {
    name: `Shop number ${number}`,
    category: "Bakery",
    full_address: `${number} Example Street, Gotham, NY 10001`,
    city: "Gotham",
    state: "New York",
    country: "United States",
    phone: `+1 212-555-${String(number % 10_000).padStart(4, "0")}`,
    rating: 4.2,
    reviews: number,
    working_hours: "Monday: 9AM-5PM | Sunday: Closed",
    place_id: `shop-${number}`,
    notes: "ours",
    ...values,
  };
}

/** Makes shops with consecutive numbers. */
export function shops(count: number, from = 1): Row[] {
  return Array.from({ length: count }, (_, index) => shop(from + index));
}

/** Writes a workbook of these rows in its own folder, which is removed after the test; returns its path. */
export async function writeShops(name: string, rows: readonly Row[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, name);
  await writeRows(file, rows);
  return file;
}
