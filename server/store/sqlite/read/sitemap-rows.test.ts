import { expect, it } from "vitest";
import { migrate } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { SITEMAP_ROWS } from "./sitemap-rows.ts";

it("reads sitemap rows from a covering index", () => {
  const db = openDatabase({ file: ":memory:" });
  migrate(db);
  const plan = db.prepare<[number, number], { detail: string }>(`EXPLAIN QUERY PLAN ${SITEMAP_ROWS}`).all(0, 1);
  db.close();
  expect(plan.map(({ detail }) => detail)).toEqual([
    "SEARCH b USING COVERING INDEX business_pages (id>?)",
    "SEARCH p USING INTEGER PRIMARY KEY (rowid=?)",
  ]);
});
