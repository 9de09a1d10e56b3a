import Sqlite, { type Database } from "better-sqlite3";
import { beforeEach, expect, it } from "vitest";
import { migrate } from "../sqlite/connection/migrate.ts";
import { openTableSource } from "../sqlite/copy/table-source.ts";
import { compareTables } from "./compare-tables.ts";

const ROWS = 12_000;
let source: Database;
let copy: Database;
beforeEach(() => {
  [source, copy] = [new Sqlite(":memory:"), new Sqlite(":memory:")];
  for (const db of [source, copy]) {
    migrate(db);
    db.exec(`WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${ROWS})
      INSERT INTO activity SELECT id, '2026', 'cli', 'export', '{}' FROM n`);
  }
});

const compare = () => compareTables(openTableSource(source), openTableSource(copy), () => undefined);

it("counts the rows of equal sides", async () => {
  expect(await compare()).toMatchObject({ activity: ROWS, businesses: 0 });
});

it.each([
  ["another value", "UPDATE activity SET actor = 'ann' WHERE id = 11111", "row 11111 has another value of actor"],
  ["a row less", "DELETE FROM activity WHERE id = 5000", "it has no row 5000"],
  ["a row less at the end", `DELETE FROM activity WHERE id = ${ROWS}`, `it has no row ${ROWS}`],
  ["a row more at the end", "INSERT INTO activity VALUES (20000, '', '', '', '')", "it has a row 20000"],
  ["another last id", "UPDATE sqlite_sequence SET seq = 77777 WHERE name = 'activity'", "the last id is 77777 instead"],
  ["a column less", "ALTER TABLE synonyms DROP COLUMN created_at", "it has other columns"],
])("names %s", async (_what, sql, sentence) => {
  copy.exec(sql);
  await expect(compare()).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining(sentence) });
});
