import type { DatabaseProblem } from "../../port/inspection.ts";
import type { Transaction } from "../connection/transaction.ts";
import { readIdentities } from "./identities.ts";

const CLOSED = "'CLOSED_PERMANENTLY'";
const isMissing = (table: string, id: string) => `NOT EXISTS (SELECT FROM ${table} other WHERE other.id = ${id})`;

/** Condition on `rule_changes`: the rule is neither stored nor pending, or the business is neither present nor restorable. */
export const ORPHANED_RULE_CHANGE = `
  (${isMissing("rules", "rule_changes.rule_id")}
    AND rule_changes.rule_id::text NOT IN (SELECT rule::json ->> 'id' FROM pending_rules WHERE rule::json ->> 'id' IS NOT NULL))
  OR (${isMissing("businesses", "rule_changes.business_id")}
    AND NOT EXISTS (SELECT FROM deleted_businesses d WHERE d.id = rule_changes.business_id AND d.record IS NOT NULL))`;

/** Condition on `old_slugs`: the business is neither present nor deleted. */
export const ORPHANED_SLUG = `${isMissing("businesses", "old_slugs.business_id")} AND ${isMissing("deleted_businesses", "old_slugs.business_id")}`;

/** FROM and WHERE clause of the rows with a problem. NOT EXISTS is an anti-join; NOT IN would compare every pair of rows. */
const BROKEN_REFERENCES: Readonly<Record<string, string>> = {
  "listings without a business": `listings WHERE ${isMissing("businesses", "listings.id")}`,
  "closed entries without a business": `unlisted WHERE ${isMissing("businesses", "unlisted.id")}`,
  "businesses that are not listed, or listed although permanently closed": `businesses b
    LEFT JOIN listings l ON l.id = b.id LEFT JOIN unlisted u ON u.id = b.id
    WHERE (b.business_status = ${CLOSED}) = (l.id IS NOT NULL) OR (b.business_status = ${CLOSED}) <> (u.id IS NOT NULL)`,
  "businesses whose category or opening hours are missing": `businesses b
    WHERE ${isMissing("categories", "b.category_id")} OR ${isMissing("opening_patterns", "b.pattern_id")}`,
  "listings whose city, category or place is missing": `listings l
    WHERE ${isMissing("categories", "l.category_id")} OR (l.city_id IS NOT NULL AND ${isMissing("cities", "l.city_id")})
    OR (l.state_id IS NOT NULL AND ${isMissing("places", "l.state_id")})
    OR (l.postcode_id IS NOT NULL AND ${isMissing("places", "l.postcode_id")})
    OR (l.country_id IS NOT NULL AND ${isMissing("places", "l.country_id")})`,
  "ids above the last one that was assigned":
    "businesses WHERE id > (SELECT value FROM counters WHERE name = 'lastBusinessId')",
  "hand edits without a business": `hand_edits WHERE ${isMissing("businesses", "hand_edits.business_id")}`,
  "former slugs without a business": `old_slugs WHERE ${ORPHANED_SLUG}`,
  "records of rules without the rule or the business": `rule_changes WHERE ${ORPHANED_RULE_CHANGE}`,
};

/** These conditions on `businesses` find search terms that contradict the status. A name without letters and digits has no terms. */
export const UNSEARCHABLE = `business_status <> ${CLOSED} AND search_terms = '' AND name ~ '[[:alnum:]]'`;
export const SEARCHABLE_THOUGH_CLOSED = `business_status = ${CLOSED} AND search_terms <> ''`;

/** SELECT of the actual count of each id, by table with stored counts. */
export const REAL_COUNTS: Readonly<Record<"cities" | "categories" | "places", string>> = {
  cities: "SELECT city_id AS id, count(*) AS number FROM listings GROUP BY city_id",
  categories: "SELECT category_id AS id, count(*) AS number FROM listings GROUP BY category_id",
  places: `SELECT place.id, count(*) AS number
    FROM listings CROSS JOIN LATERAL (VALUES (state_id), (postcode_id), (country_id)) AS place (id) GROUP BY place.id`,
};

/** SELECT of the actual value of each counter. */
export const REAL_COUNTERS: Readonly<Record<"listed" | "verified" | "cities" | "categories", string>> = {
  listed: "SELECT count(*) FROM listings",
  verified: "SELECT count(*) FROM listings WHERE is_verified = 1",
  cities: "SELECT count(DISTINCT city_id) FROM listings",
  categories: "SELECT count(DISTINCT category_id) FROM listings",
};

/** SELECT of the spellings of known cities with their actual counts. */
export const REAL_SPELLINGS = `SELECT l.city_id, b.city AS name, b.state, b.country, count(*) AS business_count
  FROM listings l JOIN businesses b ON b.id = l.id JOIN cities c ON c.id = l.city_id GROUP BY 1, 2, 3, 4`;
const STORED_SPELLINGS = "SELECT city_id, name, state, country, business_count FROM city_spellings";

/**
 * Compares lists, ids and counts with the businesses that they derive from. Reads every table once or twice, some seconds for a million
 * businesses. `onStep` is called between statements; it may throw to stop.
 */
export async function inspectConsistency(tx: Transaction, onStep: () => void): Promise<DatabaseProblem[]> {
  const problems: DatabaseProblem[] = [];
  const number = async (sql: string) => {
    onStep();
    return (await tx.value<number>(sql)) ?? 0;
  };
  const add = (kind: DatabaseProblem["kind"], count: number, description: string) => {
    if (count > 0) problems.push({ kind, message: `${description} (${count})` });
  };
  for (const [description, rows] of Object.entries(BROKEN_REFERENCES))
    add("references", await number(`SELECT count(*) FROM ${rows}`), description);
  const takenTables = (await readIdentities(tx)).filter(({ isTaken }) => isTaken).map(({ table }) => table);
  if (takenTables.length > 0) {
    problems.push({
      kind: "references",
      message: `tables whose next id is taken: ${takenTables.join(", ")} (${takenTables.length})`,
    });
  }
  add(
    "index",
    await number(`SELECT count(*) FROM businesses WHERE ${UNSEARCHABLE}`),
    "listed businesses that searches cannot find",
  );
  add(
    "index",
    await number(`SELECT count(*) FROM businesses WHERE ${SEARCHABLE_THOUGH_CLOSED}`),
    "permanently closed businesses that searches find",
  );
  for (const [name, sql] of Object.entries(REAL_COUNTERS)) {
    const storedCount = tx.counter(name as keyof typeof REAL_COUNTERS);
    const realCount = await number(sql);
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
    add("counts", await number(countWrongSql), `numbers of businesses of ${table}`);
  }
  const spellings = `SELECT count(*) FROM ((${STORED_SPELLINGS} EXCEPT ${REAL_SPELLINGS}) UNION ALL (${REAL_SPELLINGS} EXCEPT ${STORED_SPELLINGS})) wrong`;
  add("counts", await number(spellings), "numbers of businesses of the spellings of cities");
  return problems;
}
