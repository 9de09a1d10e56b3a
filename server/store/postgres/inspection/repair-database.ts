import { cityKey } from "#domain/address/city-key";
import { AppError } from "../../../errors.ts";
import type { DatabaseProblem, RepairOptions } from "../../port/inspection.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import type { Transaction } from "../connection/transaction.ts";
import { vacuum } from "../connection/vacuum.ts";
import { openEngine } from "../engine.ts";
import { createMaintenance } from "../maintenance.ts";
import {
  ORPHANED_RULE_CHANGE,
  ORPHANED_SLUG,
  REAL_COUNTERS,
  REAL_COUNTS,
  REAL_SPELLINGS,
  SEARCHABLE_THOUGH_CLOSED,
  UNSEARCHABLE,
} from "./consistency.ts";
import { repairIdentities } from "./identities.ts";
import { inspectDatabase } from "./inspect-database.ts";
import { rebuildPostings } from "./rebuild-postings.ts";
import { neglectedTables } from "./table-statistics.ts";

/** Maximum passes: a repair may reveal further problems, since a listing that returns may make counts wrong. */
const MAX_PASSES = 3;

const REPAIR_REFERENCES = [
  "DELETE FROM listings WHERE NOT EXISTS (SELECT FROM businesses b WHERE b.id = listings.id)",
  `DELETE FROM unlisted WHERE NOT EXISTS (SELECT FROM businesses b WHERE b.id = unlisted.id)
   OR EXISTS (SELECT FROM listings l WHERE l.id = unlisted.id)`,
  "DELETE FROM hand_edits WHERE NOT EXISTS (SELECT FROM businesses b WHERE b.id = hand_edits.business_id)",
  `DELETE FROM old_slugs WHERE ${ORPHANED_SLUG}`,
  `DELETE FROM rule_changes WHERE ${ORPHANED_RULE_CHANGE}`,
  `INSERT INTO opening_patterns (hours, time_zone, intervals) VALUES ('', '', '') ON CONFLICT DO NOTHING`,
  `UPDATE businesses SET pattern_id = (SELECT id FROM opening_patterns WHERE hours = '' AND time_zone = '')
   WHERE NOT EXISTS (SELECT FROM opening_patterns p WHERE p.id = businesses.pattern_id)`,
  // The renewal of keys sets the right category later.
  `INSERT INTO categories (slug, category, category_group)
   SELECT 'service-provider', 'Service Provider', 'other' WHERE NOT EXISTS (SELECT FROM categories)`,
  `UPDATE businesses SET category_id = (SELECT min(id) FROM categories)
   WHERE NOT EXISTS (SELECT FROM categories c WHERE c.id = businesses.category_id)`,
];

/**
 * Rebuilds derived data that contradicts the businesses, while servers may run: references, sequences, postings, counts, statistics. Changes
 * no business. Errors: AppError `storage`; `cancelled` after an abort, which leaves the renewal of keys to the servers' upkeep.
 */
export async function repairDatabase(
  postgres: PostgresOptions,
  { problems: reportedProblems, signal, onProgress }: Pick<RepairOptions, "problems" | "signal" | "onProgress">,
): Promise<void> {
  const pool = await openDatabase({ ...postgres, mustExist: true });
  try {
    const engine = openEngine(pool, postgres, {});
    const maintenance = createMaintenance(engine);
    let problems = reportedProblems;
    for (let pass = 1; problems.length > 0 && pass <= MAX_PASSES; pass++) {
      const tables = await engine.transactions.read(neglectedTables);
      if (tables.length > 0) await vacuum(pool, tables);
      if (problems.every(({ kind }) => kind === "statistics")) return;
      await engine.transactions.write((tx) => repair(tx, problems));
      if (signal?.aborted)
        throw new AppError("cancelled", "The repair was stopped. The upkeep of a server continues it.");
      for (const upkeep of ["keys", "routine"] as const) {
        if (await maintenance.needsMaintenance(upkeep)) await maintenance.maintain(upkeep, signal, onProgress);
      }
      ({ problems } = await inspectDatabase(postgres, { signal, onProgress }));
    }
  } catch (error) {
    throw storageError(error);
  } finally {
    await pool.end();
  }
}

/** Repairs in the caller's transaction. Lost listings and terms return by a renewal of all keys, which this marks as due. */
async function repair(tx: Transaction, problems: readonly DatabaseProblem[]): Promise<void> {
  const hasProblem = (kind: DatabaseProblem["kind"]) => problems.some((problem) => problem.kind === kind);
  if (hasProblem("references")) {
    for (const sql of REPAIR_REFERENCES) await tx.run(sql);
    await repairIdentities(tx);
    const lastId = (await tx.value<number>("SELECT max(id) FROM businesses")) ?? 0;
    tx.setCounter("lastBusinessId", Math.max(tx.counter("lastBusinessId"), lastId));
  }
  const countUnsearchable = `SELECT count(*) FROM businesses WHERE ${UNSEARCHABLE}`;
  const areTermsLost = hasProblem("index") && (await tx.value<number>(countUnsearchable)) !== 0;
  if (hasProblem("index")) {
    await tx.run(`UPDATE businesses SET search_terms = '' WHERE ${SEARCHABLE_THOUGH_CLOSED}`);
    await rebuildPostings(tx);
  }
  if (hasProblem("references") || areTermsLost) {
    tx.setCounter("staleFromId", 1);
    tx.setCounter("staleUntilId", tx.counter("lastBusinessId"));
  }
  await recount(tx);
  tx.addToCounter("generation", 1);
}

async function recount(tx: Transaction): Promise<void> {
  for (const [table, sql] of Object.entries(REAL_COUNTS)) {
    await tx.run(
      `UPDATE ${table} SET business_count = coalesce(number, 0) FROM ${table} old LEFT JOIN (${sql}) real USING (id)
       WHERE old.id = ${table}.id AND ${table}.business_count <> coalesce(number, 0)`,
    );
  }
  const spellings = await tx.arrays<[number, string, string, string, number]>(REAL_SPELLINGS);
  await tx.run("DELETE FROM city_spellings");
  await tx.copyRows(
    "city_spellings",
    ["city_id", "name", "state", "country", "business_count", "name_key"],
    spellings.map((spelling) => [...spelling, cityKey(spelling[1])]),
  );
  for (const name of ["listed", "verified", "cities", "categories"] as const) {
    tx.setCounter(name, (await tx.value<number>(REAL_COUNTERS[name])) ?? 0);
  }
}
