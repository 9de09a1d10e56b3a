import type { QueryResult } from "pg";

interface CounterRow {
  name: string;
  value: number;
}

/**
 * SQL that gives all counters, and as `runningInstance` when the server started (microseconds since 1970), which no two servers have in
 * common. A standby gives none: its counters are those of its primary.
 */
export const COUNTERS = `SELECT name, value FROM counters
  UNION ALL SELECT 'runningInstance', (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint WHERE NOT pg_is_in_recovery()`;

/** More than the changes that one server can lose. */
const LEAP = 1_000_000;
/** A prime. */
const LEAPS = 1_000_000_007;
/** Counters by which caches notice changes. The last one tells whether the duplicates are those of a revision. */
const VERSIONS = ["revision", "generation", "duplicatesRevision"] as const;

/**
 * The counters of a result of `COUNTERS`. A server that took over from another, or was restarted, may have lost the last changes, whose
 * revisions and ids the next changes would have again. So revision and generation leap, by a distance of that server's own, and
 * whoever remembers anything of before forgets it. `leapt`: what the next write has to store of it.
 */
export function readCounters({ rows }: QueryResult<CounterRow>): {
  counters: Map<string, number>;
  leapt: readonly (readonly [name: "instance" | (typeof VERSIONS)[number], value: number])[];
} {
  const counters = new Map(rows.map(({ name, value }) => [name, value]));
  const running = counters.get("runningInstance");
  const written = counters.get("instance");
  counters.delete("runningInstance");
  if (running === undefined || running === written) return { counters, leapt: [] };
  const leap = LEAP + (running % LEAPS);
  // where none is stored, nothing was written yet that could have been lost
  const leaping = written === undefined ? [] : VERSIONS;
  const leapt = [
    ["instance", running] as const,
    ...leaping.map((name) => [name, (counters.get(name) ?? 0) + leap] as const),
  ];
  for (const [name, value] of leapt) counters.set(name, value);
  return { counters, leapt };
}
