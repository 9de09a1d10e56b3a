import type { ReplicaStatus } from "../../port/replicas.ts";
import type { PostgresOptions } from "../../store-options.ts";
import type { Counters } from "../connection/read-counters.ts";
import type { PrimaryVersion } from "./primary-version.ts";
import { revisionOf, type ShownVersion } from "./shown-version.ts";
import { openStandby, type Standby } from "./standby.ts";
import { createStatusReporter } from "./status-reporter.ts";

const DEFAULT_MAX_LAG_MS = 2_000;
/**
 * Time for which the primary must be lost before visitors go back to an older version: that reloads the columns, and the loss may be a
 * false alarm.
 */
const GO_BACK_AFTER_MS = 1_000;

export interface StandbysOptions {
  postgres: PostgresOptions;
  primary: PrimaryVersion;
  shown: ShownVersion;
  isPrimaryLost: () => boolean;
  /** Called when a standby or the primary is lost or back. */
  onChange?: ((sentence: string) => void) | undefined;
}

export type Standbys = ReturnType<typeof openStandbys>;

/** Opens the standbys and tells which of them visitors may read from. */
export function openStandbys({ postgres, primary, shown, isPrimaryLost, onChange }: StandbysOptions) {
  const { replicas = [], maxReplicaLagMs = DEFAULT_MAX_LAG_MS, ...shared } = postgres;
  /** Time when the primary was lost, by `performance.now()`; infinite while it is not. */
  let primaryLostAt = Number.POSITIVE_INFINITY;
  let nextStandby = 0;
  /** Names of the standbys that were seen to replicate the primary: no other database may replace it. */
  const followers = new Set<string>();
  const isBehind = (counters: Counters) => primary.isAheadOf(counters);
  const report = createStatusReporter(onChange);
  const standbys = replicas.map((replica) =>
    openStandby({ ...shared, ...replica }, { onPoll: (counters) => onPoll(replica.name, counters), isBehind }),
  );

  function onPoll(name: string, counters: Counters | undefined) {
    if (primary.counters === undefined) return;
    if (counters !== undefined && primary.isOfSameInstance(counters)) followers.add(name);
    if (counters !== undefined && shown.isReachedBy(counters)) shown.show(counters);
    if (isPrimaryLost()) usable();
    report(isPrimaryLost(), statusOf(name, counters));
  }

  function isUsable(standby: Standby): boolean {
    const counters = standby.counters();
    if (counters === undefined || !shown.isReachedBy(counters)) return false;
    return isPrimaryLost() || primary.lagMs(counters) <= maxReplicaLagMs;
  }

  /** If the primary is lost and no standby is usable, visitors go back to the version of the most recent standby. */
  function usable(): Standby[] {
    primaryLostAt = isPrimaryLost() ? Math.min(primaryLostAt, performance.now()) : Number.POSITIVE_INFINITY;
    const current = standbys.filter(isUsable);
    if (current.length > 0 || performance.now() - primaryLostAt < GO_BACK_AFTER_MS) return current;
    const known = standbys.filter(({ name }) => followers.has(name)).flatMap((standby) => standby.counters() ?? []);
    const [best] = known.toSorted((a, b) => revisionOf(b) - revisionOf(a));
    if (best !== undefined) shown.replace(best);
    return standbys.filter(isUsable);
  }

  function statusOf(name: string, counters: Counters | undefined): ReplicaStatus {
    if (counters === undefined) return { name, state: "lost", lagSeconds: Number.POSITIVE_INFINITY };
    const lag = primary.lagMs(counters);
    const isCurrent = isPrimaryLost() ? shown.isReachedBy(counters) : lag <= maxReplicaLagMs;
    return { name, state: isCurrent ? "current" : "behind", lagSeconds: lag / 1000 };
  }

  return {
    isAnyUsable: (): boolean => usable().length > 0,
    /** Returns the usable standbys in the order in which to try them, which starts with another one each time (round-robin). */
    inTurn(): Standby[] {
      const all = usable();
      const first = all.length === 0 ? 0 : nextStandby++ % all.length;
      return [...all.slice(first), ...all.slice(0, first)];
    },
    /** Reads the counters of all now, because the primary has changed. */
    poll(): void {
      for (const standby of standbys) standby.poll();
    },
    statuses: (): ReplicaStatus[] => standbys.map(({ name, counters }) => statusOf(name, counters())),
    async close(): Promise<void> {
      await Promise.all(standbys.map((standby) => standby.close()));
    },
  };
}
