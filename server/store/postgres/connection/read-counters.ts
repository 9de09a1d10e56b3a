import type { QueryResult } from "pg";

/** Values of the table `counters`, by name. */
export type Counters = ReadonlyMap<string, number>;

interface CounterRow {
  name: string;
  value: number;
}

/**
 * SQL of all counters, and as `runningInstance` the start time of the PostgreSQL instance (microseconds since 1970), which identifies it. A
 * standby has no `runningInstance`, since its counters are those of its primary.
 */
export const COUNTERS = `SELECT name, value FROM counters
  UNION ALL SELECT 'runningInstance', (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint WHERE NOT pg_is_in_recovery()`;

/** Minimum leap of counters: more than the number of changes that one instance can lose. */
const MIN_LEAP = 1_000_000;
/** A prime, so that the leaps of two instances differ. */
const LEAP_RANGE = 1_000_000_007;
/** Counters by which caches notice changes. `duplicatesRevision` is the revision that the duplicates were computed for. */
const VERSION_COUNTERS = ["revision", "generation", "duplicatesRevision"] as const;

/**
 * Reads the counters in a result of `COUNTERS`. After a failover or a restart the last changes may be lost, and later changes would get the
 * same revisions and ids. So revision and generation leap by a distance that depends on the instance, which invalidates every cache.
 * `toStore` has the counters that the next write must store because of that; empty if the last write was made on this instance.
 */
export function readCounters({ rows }: QueryResult<CounterRow>): {
  counters: Map<string, number>;
  toStore: readonly (readonly [name: "instance" | (typeof VERSION_COUNTERS)[number], value: number])[];
} {
  const counters = new Map(rows.map(({ name, value }) => [name, value]));
  const instance = counters.get("runningInstance");
  const writtenInstance = counters.get("instance");
  counters.delete("runningInstance");
  if (instance === undefined || instance === writtenInstance) return { counters, toStore: [] };
  const leap = MIN_LEAP + (instance % LEAP_RANGE);
  // Without a stored instance nothing was written yet, so nothing can be lost.
  const leapingCounters = writtenInstance === undefined ? [] : VERSION_COUNTERS;
  const countersToStore = [
    ["instance", instance] as const,
    ...leapingCounters.map((name) => [name, (counters.get(name) ?? 0) + leap] as const),
  ];
  for (const [name, value] of countersToStore) counters.set(name, value);
  return { counters, toStore: countersToStore };
}
