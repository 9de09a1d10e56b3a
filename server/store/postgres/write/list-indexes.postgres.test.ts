import type { Pool } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { AT } from "../../../testing/directories/import-into.ts";
import { createDatabase } from "../../../testing/postgres/test-database.ts";
import { listIndexes } from "../../lists/list-orders.ts";
import type { Imports } from "../../port/imports.ts";
import { openDatabase } from "../connection/open-database.ts";
import { openEngine } from "../engine.ts";
import { createImports } from "../imports.ts";
import { openPostgresStore } from "../open-postgres-store.ts";
import { buildMissingListIndexes } from "./list-indexes.ts";

const OPTIONS = { name: "of a test", poolSize: 3, tls: "off" } as const;
const FINISHED_OUTCOME = {
  imported: 1,
  updated: 0,
  duplicatesSkipped: 0,
  rows: 1,
  totalErrors: 0,
  state: "finished",
} as const;

let url: string;
let pool: Pool;
let imports: Imports;
beforeEach(async () => {
  url = await createDatabase();
  pool = await openDatabase({ ...OPTIONS, url, mustExist: false });
  await buildMissingListIndexes(pool);
  imports = createImports(openEngine(pool, { ...OPTIONS, url }, {}));
});
afterEach(async () => {
  await pool.end();
});

async function indexes(): Promise<string[]> {
  const { rows } = await pool.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE tablename = 'listings' ORDER BY indexname",
  );
  return rows.map(({ indexdef }) => indexdef);
}

it("The first import drops the list indexes and builds the same ones at its end; a later one keeps them", async () => {
  const before = await indexes();
  expect(before).toHaveLength(Object.keys(listIndexes((order) => JSON.stringify(order))).length + 1);
  const first = await imports.begin(["made-up.xlsx"], "cli", AT);
  expect(await indexes()).toHaveLength(1);
  await imports.writeBatch(first, [businessInsert("p1")], "update", AT);
  await imports.finish(first, FINISHED_OUTCOME, AT);
  expect(await indexes()).toEqual(before);
  await imports.begin(["made-up.xlsx"], "cli", AT);
  expect(await indexes()).toEqual(before);
});

it("After a killed import the next start builds the missing indexes, but not during another write", async () => {
  const before = await indexes();
  await imports.begin(["made-up.xlsx"], "cli", AT);
  const { transactions } = openEngine(pool, { ...OPTIONS, url }, {});
  await transactions.writePrivate(() => buildMissingListIndexes(pool));
  expect(await indexes()).toHaveLength(1);
  await (await openPostgresStore({ ...OPTIONS, url }, {})).close();
  expect(await indexes()).toEqual(before);
});

it("An import that begins while somebody reads a list keeps the indexes", async () => {
  const before = await indexes();
  const reader = await pool.connect();
  await reader.query("BEGIN; SELECT count(*) FROM listings");
  const id = await imports.begin(["made-up.xlsx"], "cli", AT);
  await reader.query("COMMIT");
  reader.release();
  expect(await indexes()).toEqual(before);
  await imports.writeBatch(id, [businessInsert("p1")], "update", AT);
  expect(await imports.finish(id, FINISHED_OUTCOME, AT)).toBe(true);
});
