import type { Database } from "better-sqlite3";
import { ALL_ROWIDS, ID_OF_ROWID } from "../full-text/search-index.ts";

/** Derived data that contradicts the businesses. `index` is the full-text index. */
export interface Inconsistency {
  kind: "references" | "index" | "counts";
  /** Description of the problem, with the number of rows in brackets. */
  message: string;
}

const RANK_OF_ROWID = "32";
const CLOSED = "b.business_status = 'CLOSED_PERMANENTLY'";

/** Condition on `rule_changes`: a rule that is being reverted is pending, and a deleted business can be restored. */
export const ORPHANED_RULE_CHANGE = `(rule_id NOT IN (SELECT id FROM rules)
    AND rule_id NOT IN (SELECT rule ->> 'id' FROM pending_rules WHERE rule ->> 'id' IS NOT NULL))
  OR (business_id NOT IN (SELECT id FROM businesses)
    AND business_id NOT IN (SELECT id FROM deleted_businesses WHERE record IS NOT NULL))`;

/** SQL that counts the rows with a problem, by the description of the problem. */
const COUNT_BROKEN_REFERENCES: Readonly<Record<string, string>> = {
  "listings without a business": "SELECT count(*) FROM listings WHERE id NOT IN (SELECT id FROM businesses)",
  "closed entries without a business": "SELECT count(*) FROM unlisted WHERE id NOT IN (SELECT id FROM businesses)",
  "businesses that are not listed, or listed although permanently closed": `SELECT count(*) FROM businesses b
    WHERE (${CLOSED}) = (id IN (SELECT id FROM listings)) OR (${CLOSED}) <> (id IN (SELECT id FROM unlisted))`,
  "businesses whose category or opening hours are missing": `SELECT count(*) FROM businesses
    WHERE category_id NOT IN (SELECT id FROM categories) OR pattern_id NOT IN (SELECT id FROM opening_patterns)`,
  "listings whose city, category or place is missing": `SELECT count(*) FROM listings
    WHERE coalesce(city_id NOT IN (SELECT id FROM cities), FALSE) OR category_id NOT IN (SELECT id FROM categories)
    OR coalesce(state_id NOT IN (SELECT id FROM places), FALSE) OR coalesce(postcode_id NOT IN (SELECT id FROM places), FALSE)
    OR coalesce(country_id NOT IN (SELECT id FROM places), FALSE)`,
  "ids above the last one that was assigned": `SELECT count(*) FROM businesses
    WHERE id > (SELECT value FROM counters WHERE name = 'lastBusinessId')`,
  "hand edits without a business":
    "SELECT count(*) FROM hand_edits WHERE business_id NOT IN (SELECT id FROM businesses)",
  "other names of cities that are missing":
    "SELECT count(*) FROM city_aliases WHERE city_id NOT IN (SELECT id FROM cities)",
  "former slugs without a business": `SELECT count(*) FROM old_slugs WHERE business_id NOT IN (SELECT id FROM businesses)
    AND business_id NOT IN (SELECT id FROM deleted_businesses)`,
  "records of rules without the rule or the business": `SELECT count(*) FROM rule_changes WHERE ${ORPHANED_RULE_CHANGE}`,
};

const COUNT_INDEX_DIFFERENCES: Readonly<Record<string, string>> = {
  "listings that the search index lacks": `SELECT count(*) FROM listings
    WHERE (rank << ${RANK_OF_ROWID}) + id NOT IN (SELECT id FROM ${ALL_ROWIDS})`,
  "entries of the search index without a listing": `SELECT count(*) FROM ${ALL_ROWIDS} d
    WHERE NOT EXISTS (SELECT 1 FROM listings l WHERE l.id = d.id & ${ID_OF_ROWID} AND l.rank = d.id >> ${RANK_OF_ROWID})`,
};

/** SELECT of ids with the real count, by table with stored counts. */
export const REAL_COUNTS: Readonly<Record<"cities" | "categories" | "places", string>> = {
  cities: "SELECT city_id AS id, count(*) AS number FROM listings GROUP BY city_id",
  categories: "SELECT category_id AS id, count(*) AS number FROM listings GROUP BY category_id",
  places: `SELECT id, count(*) AS number FROM (
    SELECT state_id AS id FROM listings UNION ALL SELECT postcode_id FROM listings UNION ALL SELECT country_id FROM listings
  ) GROUP BY id`,
};

/** SELECT of the real value of each stored counter. */
export const REAL_COUNTERS: Readonly<Record<"listed" | "verified" | "cities" | "categories", string>> = {
  listed: "SELECT count(*) FROM listings",
  verified: "SELECT count(*) FROM listings WHERE is_verified = 1",
  cities: "SELECT count(DISTINCT city_id) FROM listings",
  categories: "SELECT count(DISTINCT category_id) FROM listings",
};

/** SELECT of the spellings of cities with their real counts. */
export const REAL_SPELLINGS = `SELECT l.city_id, b.city AS name, b.state, b.country, count(*) AS number
  FROM listings l JOIN businesses b ON b.id = l.id WHERE l.city_id IS NOT NULL GROUP BY 1, 2, 3, 4`;

/**
 * Compares listings, search index and counts with the businesses that they derive from. Reads everything, which takes some seconds for a
 * million businesses. Errors: SqliteError for a damaged database.
 */
export function inspectConsistency(db: Database): Inconsistency[] {
  const number = (sql: string) => db.prepare<[], number>(sql).pluck().get() ?? 0;
  const problems: Inconsistency[] = [];
  const add = (kind: Inconsistency["kind"], count: number, description: string) => {
    if (count > 0) problems.push({ kind, message: `${description} (${count})` });
  };
  for (const [description, sql] of Object.entries(COUNT_BROKEN_REFERENCES)) add("references", number(sql), description);
  for (const [description, sql] of Object.entries(COUNT_INDEX_DIFFERENCES)) add("index", number(sql), description);
  if (!isIndexIntact(db)) problems.push({ kind: "index", message: "the search index is damaged" });

  for (const [name, sql] of Object.entries(REAL_COUNTERS)) {
    const storedCount = number(`SELECT value FROM counters WHERE name = '${name}'`);
    const realCount = number(sql);
    const countedThing = name === "listed" ? "businesses" : name;
    if (storedCount !== realCount) {
      problems.push({
        kind: "counts",
        message: `the number of ${countedThing} (${storedCount} instead of ${realCount})`,
      });
    }
  }
  for (const [table, sql] of Object.entries(REAL_COUNTS)) {
    const countWrongSql = `SELECT count(*) FROM ${table} LEFT JOIN (${sql}) real USING (id) WHERE business_count <> coalesce(number, 0)`;
    add("counts", number(countWrongSql), `numbers of businesses of ${table}`);
  }
  const spellings = `SELECT count(*) FROM (
    SELECT city_id, name, state, country, business_count FROM city_spellings EXCEPT ${REAL_SPELLINGS})`;
  add("counts", number(spellings), "numbers of businesses of the spellings of cities");
  return problems;
}

/** Runs FTS5's own check of the structure of its index. */
function isIndexIntact(db: Database): boolean {
  const [first] = db.pragma("quick_check('search')") as { quick_check: string }[];
  return first?.quick_check === "ok";
}
