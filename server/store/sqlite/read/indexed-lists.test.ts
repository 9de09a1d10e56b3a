import { expect, it } from "vitest";
import { migrate } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { buildListIndexes } from "../write/list-indexes.ts";
import { pageSql } from "./indexed-lists.ts";

it("reads pages of every order, from either end, along a covering index without a sort", () => {
  const db = openDatabase({ file: ":memory:" });
  migrate(db);
  buildListIndexes(db);
  const plans = Object.values(pageSql).flatMap((ends) =>
    [ends.first, ends.last].map((sql) =>
      db.prepare<[number, number], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(1, 0),
    ),
  );
  db.close();
  expect(plans.map((plan) => plan.length)).toEqual(plans.map(() => 1));
  for (const [step] of plans) expect(step?.detail).toMatch(/^SCAN l USING COVERING INDEX listings_\w+$/);
});
