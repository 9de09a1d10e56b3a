import type { BusinessInsert } from "#domain/business/business-keys";
import { readBusinessRow } from "#domain/import-row/business-row";
import { matchHeader } from "#domain/import-row/columns/match-header";
import { openStore } from "../store/open-store.ts";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";

/**
 * Stores parsed made-up businesses with all indexes: the lower limit of an import's time. Usage: node store-alone.ts FILE ROWS, or with
 * MAINSTREET_DATABASE_URL in place of the file. Prints the seconds.
 */
const [database = "", count = "0"] = process.argv.slice(2);
const header = matchHeader(MADE_UP_COLUMNS);
if (header === undefined) throw new Error("the made-up header is not recognised");
const url = process.env["MAINSTREET_DATABASE_URL"];
const postgres = url === undefined ? undefined : { url, name: "of the bench", poolSize: 5, tls: "off" as const };
const store = await openStore({ file: database, postgres });
const at = new Date();
const importId = await store.imports.begin(["made-up"], "bench", at);
let seconds = 0;
for (let first = 0; first < Number(count); first += 10_000) {
  const businesses: BusinessInsert[] = [];
  for (let index = first; index < Math.min(first + 10_000, Number(count)); index++) {
    const parsedRow = readBusinessRow(madeUpRow(index), header, { country: "" });
    if ("business" in parsedRow) businesses.push(parsedRow.business);
  }
  const startedAt = performance.now();
  await store.imports.writeBatch(importId, businesses, "skip", at);
  seconds += (performance.now() - startedAt) / 1000;
}
await store.close();
process.stdout.write(`${seconds}\n`);
