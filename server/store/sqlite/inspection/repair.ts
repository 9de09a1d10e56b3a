import type { Database } from "better-sqlite3";
import { cityKey } from "#domain/address/city-key";
import { openCounters } from "../write/counters.ts";
import { type Inconsistency, ORPHANED_RULE_CHANGE, REAL_COUNTERS, REAL_COUNTS, REAL_SPELLINGS } from "./consistency.ts";

const REPAIR_REFERENCES = [
  "DELETE FROM listings WHERE id NOT IN (SELECT id FROM businesses)",
  "DELETE FROM unlisted WHERE id NOT IN (SELECT id FROM businesses) OR id IN (SELECT id FROM listings)",
  "DELETE FROM hand_edits WHERE business_id NOT IN (SELECT id FROM businesses)",
  "DELETE FROM city_aliases WHERE city_id NOT IN (SELECT id FROM cities)",
  `DELETE FROM old_slugs WHERE business_id NOT IN (SELECT id FROM businesses)
   AND business_id NOT IN (SELECT id FROM deleted_businesses)`,
  `DELETE FROM rule_changes WHERE ${ORPHANED_RULE_CHANGE}`,
  "INSERT OR IGNORE INTO opening_patterns (hours, time_zone, intervals) VALUES ('', '', x'')",
  `UPDATE businesses SET pattern_id = (SELECT id FROM opening_patterns WHERE hours = '' AND time_zone = '')
   WHERE pattern_id NOT IN (SELECT id FROM opening_patterns)`,
  // The renewal of keys sets the right category later.
  `INSERT OR IGNORE INTO categories (slug, category, category_group)
   SELECT 'service-provider', 'Service Provider', 'other' WHERE NOT EXISTS (SELECT 1 FROM categories)`,
  `UPDATE businesses SET category_id = (SELECT min(id) FROM categories)
   WHERE category_id NOT IN (SELECT id FROM categories)`,
  `UPDATE counters SET value = max(value, (SELECT coalesce(max(id), 0) FROM businesses)) WHERE name = 'lastBusinessId'`,
];

/**
 * Repairs what contradicts the businesses, in the caller's transaction. Lost listings and index entries return by a renewal of all keys,
 * which is marked as due; counts are right at once, and after it too.
 */
export function repairConsistency(db: Database, problems: readonly Inconsistency[]): void {
  const counters = openCounters(db);
  const hasProblem = (kind: Inconsistency["kind"]) => problems.some((problem) => problem.kind === kind);
  if (hasProblem("references")) for (const sql of REPAIR_REFERENCES) db.exec(sql);
  if (hasProblem("index")) db.exec("INSERT INTO search (search) VALUES ('delete-all')");
  if (hasProblem("references") || hasProblem("index")) {
    counters.set("staleFromId", 1);
    counters.set("staleUntilId", counters.get("lastBusinessId"));
  }
  if (problems.length > 0) recount(db);
}

function recount(db: Database): void {
  const counters = openCounters(db);
  for (const [table, sql] of Object.entries(REAL_COUNTS)) {
    db.exec(`UPDATE ${table} SET business_count = 0 WHERE business_count <> 0`);
    db.exec(`UPDATE ${table} SET business_count = number FROM (${sql}) real WHERE real.id = ${table}.id`);
  }
  const spellings = db.prepare<[], [number, string, string, string, number]>(REAL_SPELLINGS).raw().all();
  const add = db.prepare(
    "INSERT INTO city_spellings (city_id, name, state, country, business_count, name_key) VALUES (?, ?, ?, ?, ?, ?)",
  );
  db.exec("DELETE FROM city_spellings");
  for (const spelling of spellings) {
    // A listing may name a city that is missing: the renewal of keys gives it another.
    const isKnown = db.prepare("SELECT 1 FROM cities WHERE id = ?").get(spelling[0]) !== undefined;
    if (isKnown) add.run(...spelling, cityKey(spelling[1]));
  }
  for (const name of ["listed", "verified", "cities", "categories"] as const) {
    counters.set(name, db.prepare<[], number>(REAL_COUNTERS[name]).pluck().get() ?? 0);
  }
  counters.add("generation", 1);
  counters.add("revision", 1);
}
