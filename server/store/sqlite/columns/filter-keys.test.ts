import { expect, it } from "vitest";
import { migrate } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { openFilterKeys } from "./filter-keys.ts";

it("finds the categories of a group that has more than a function can have arguments", () => {
  const db = openDatabase({ file: ":memory:" });
  try {
    migrate(db);
    db.exec(`WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 300000)
      INSERT INTO categories (id, category, slug, category_group, business_count)
      SELECT n, 'Kind ' || n, 'kind-' || n, 'other', 1 FROM number`);
    const bitmap = openFilterKeys(db).categoriesOf("other");
    expect(bitmap.length).toBe(300_001);
    expect([bitmap[0], bitmap[1], bitmap[300_000]]).toEqual([0, 1, 1]);
    expect(openFilterKeys(db).categoriesOf("restaurants")).toEqual(new Uint8Array(1));
  } finally {
    db.close();
  }
});
