import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../../errors.ts";
import type { ReplicaStatus } from "../../port/replicas.ts";
import type { PostgresOptions } from "../../store-options.ts";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Counters } from "../connection/read-counters.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { RevisionHistory } from "./revision-history.ts";
import { reaches, revisionOf, ShownVersion } from "./shown-version.ts";
import { openStandby, type Standby } from "./standby.ts";
import { createStatusReporter } from "./status-reporter.ts";

const DEFAULT_MAX_LAG_MS = 2_000;
/** SQLSTATE class of statements that conflicted with the standby's replay or with another transaction. */
const CONFLICT_CODE = /^40/;
/** Maximum wait of a reader for its own writes, since the primary may be silent. */
const CATCH_UP_TIMEOUT_MS = 2_000;
/**
 * Time for which the primary must be lost before visitors go back to an older version: that reloads the columns, and the loss may be a
 * false alarm.
 */
const GO_BACK_AFTER_MS = 1_000;
const BEHIND_ERROR = new Error("The standby is behind the version that visitors have seen.");

export interface ReadReplicasOptions {
  postgres: PostgresOptions;
  readPrimary: Transactions["read"];
  listener: Pick<ChangeListener, "counters" | "isLost">;
  /** Called when visitors go back to an earlier version, or to that of another instance. */
  onReplaced: () => void;
  /** Called when a standby or the primary is lost or back. */
  onChange?: ((sentence: string) => void) | undefined;
}

export type ReadReplicas = ReturnType<typeof openReadReplicas>;

/**
 * Distributes the reads of visitors round-robin over the standbys that have reached `ShownVersion` and whose lag is within the limit, else
 * to the primary. A read that fails on one server is repeated on the next.
 */
export function openReadReplicas({ postgres, readPrimary, listener, onReplaced, onChange }: ReadReplicasOptions) {
  const { replicas = [], maxReplicaLagMs = DEFAULT_MAX_LAG_MS, ...shared } = postgres;
  const history = new RevisionHistory();
  const shownVersion = new ShownVersion(onReplaced);
  /** The newest counters of the primary. */
  let newestCounters: Counters | undefined;
  /** Time when the primary was lost, by `performance.now()`; infinite while it is not. */
  let primaryLostAt = Number.POSITIVE_INFINITY;
  let nextStandby = 0;
  let catchUpRead: Promise<void> | undefined;
  /** Names of the standbys that were seen to replicate the primary: no other database may replace it. */
  const followers = new Set<string>();
  const isBehind = (counters: Counters) => newestCounters !== undefined && !reaches(counters, newestCounters);
  const report = createStatusReporter(onChange);
  const standbys = replicas.map((replica) =>
    openStandby({ ...shared, ...replica }, { onPoll: (counters) => onPoll(replica.name, counters), isBehind }),
  );

  function onPoll(name: string, counters: Counters | undefined) {
    if (newestCounters === undefined) return;
    if (counters?.get("instance") === newestCounters.get("instance")) followers.add(name);
    if (counters !== undefined && shownVersion.isReachedBy(counters)) shownVersion.show(counters);
    if (listener.isLost()) usableStandbys();
    report(listener.isLost(), statusOf(name, counters));
  }

  /** Stores newer counters of the primary. */
  function updateNewest(counters: Counters) {
    if (newestCounters !== undefined && reaches(newestCounters, counters)) return;
    const isSameInstance = newestCounters !== undefined && reaches(counters, newestCounters);
    newestCounters = counters;
    if (isSameInstance) history.add(revisionOf(counters), performance.now());
    else history.restart(revisionOf(counters));
    if (shownVersion.counters?.get("instance") !== counters.get("instance")) shownVersion.show(counters);
    for (const standby of standbys) standby.poll();
  }

  /** Shows counters of the primary to visitors. */
  function showPrimary(counters: Counters) {
    updateNewest(counters);
    shownVersion.show(counters);
  }

  function lagMs(counters: Counters): number {
    if (counters.get("instance") !== newestCounters?.get("instance")) return Number.POSITIVE_INFINITY;
    return history.lagMs(revisionOf(counters), performance.now());
  }

  function isUsable(standby: Standby): boolean {
    const counters = standby.counters();
    if (counters === undefined || !shownVersion.isReachedBy(counters)) return false;
    return listener.isLost() || lagMs(counters) <= maxReplicaLagMs;
  }

  /** If the primary is lost and no standby is usable, visitors go back to the version of the most recent standby. */
  function usableStandbys(): Standby[] {
    primaryLostAt = listener.isLost() ? Math.min(primaryLostAt, performance.now()) : Number.POSITIVE_INFINITY;
    const usableNow = standbys.filter(isUsable);
    if (usableNow.length > 0 || performance.now() - primaryLostAt < GO_BACK_AFTER_MS) return usableNow;
    const knownCounters = standbys
      .filter(({ name }) => followers.has(name))
      .flatMap((standby) => standby.counters() ?? []);
    const [mostRecentCounters] = knownCounters.toSorted((a, b) => revisionOf(b) - revisionOf(a));
    if (mostRecentCounters !== undefined) shownVersion.replace(mostRecentCounters);
    return standbys.filter(isUsable);
  }

  const readFromPrimary: Transactions["read"] = (work) =>
    readPrimary((tx) => {
      showPrimary(tx.counters);
      return work(tx);
    });

  /** Returns undefined when no standby could answer. */
  async function readFromStandbys<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T } | undefined> {
    const candidates = usableStandbys();
    const firstIndex = candidates.length === 0 ? 0 : nextStandby++ % candidates.length;
    for (const standby of [...candidates.slice(firstIndex), ...candidates.slice(0, firstIndex)]) {
      try {
        const result = await standby.read((tx) => {
          if (!shownVersion.isReachedBy(tx.counters)) throw BEHIND_ERROR;
          shownVersion.show(tx.counters);
          return work(tx);
        });
        return { result };
      } catch (error) {
        if (error !== BEHIND_ERROR && !isStorage(error)) throw error;
        if (error !== BEHIND_ERROR && !isConflict(error)) standby.markLost();
      }
    }
    return undefined;
  }

  const read: Transactions["read"] = async (work) => {
    const standbyRead = await readFromStandbys(work);
    if (standbyRead !== undefined) return standbyRead.result;
    try {
      return await readFromPrimary(work);
    } catch (error) {
      if (!isStorage(error) || !listener.isLost()) throw error;
      const retryResult = await readFromStandbys(work);
      if (retryResult === undefined) throw error;
      return retryResult.result;
    }
  };

  /** Shares one read among all callers. Reads a second time if the shared one began before the wanted version was written. */
  async function readPrimaryUntil(isReached: () => boolean): Promise<void> {
    for (let reads = 0; reads < 2 && !isReached(); reads++) {
      catchUpRead ??= readFromPrimary(async () => undefined)
        .catch(() => undefined)
        .finally(() => {
          catchUpRead = undefined;
        });
      await catchUpRead;
    }
  }

  function statusOf(name: string, counters: Counters | undefined): ReplicaStatus {
    if (counters === undefined) return { name, state: "lost", lagSeconds: Number.POSITIVE_INFINITY };
    const lag = lagMs(counters);
    const isCurrent = listener.isLost() ? shownVersion.isReachedBy(counters) : lag <= maxReplicaLagMs;
    return { name, state: isCurrent ? "current" : "behind", lagSeconds: lag / 1000 };
  }

  return {
    read,
    /** Reads from the primary. For administrators' reads of the columns too, which they share with visitors. */
    readNewest: readFromPrimary,
    updateNewest,
    showPrimary,
    status: () => ({
      isPrimaryLost: listener.isLost(),
      standbys: standbys.map(({ name, counters }) => statusOf(name, counters())),
    }),
    /** Returns the counters of the shown version; undefined while nothing is known. */
    counters(): Counters | undefined {
      if (usableStandbys().length > 0) return shownVersion.counters;
      const primaryCounters = listener.counters();
      if (primaryCounters !== undefined) shownVersion.show(primaryCounters);
      return primaryCounters;
    },
    newestVersion: () => newestCounters && `${newestCounters.get("instance") ?? 0}.${revisionOf(newestCounters)}`,
    async catchUp(version: string): Promise<void> {
      const [instance = 0, revision = 0] = version.split(".").map(Number);
      const targetCounters = new Map([
        ["instance", instance],
        ["revision", revision],
      ]);
      const isReached = () => shownVersion.counters !== undefined && reaches(shownVersion.counters, targetCounters);
      if (isReached()) return;
      if (newestCounters !== undefined && reaches(newestCounters, targetCounters)) shownVersion.show(newestCounters);
      else if (!listener.isLost())
        await Promise.race([readPrimaryUntil(isReached), pause(CATCH_UP_TIMEOUT_MS, undefined, { ref: false })]);
    },
    async close() {
      await Promise.all(standbys.map((standby) => standby.close()));
    },
  };
}

function isStorage(error: unknown): boolean {
  return error instanceof AppError && error.code === "storage";
}

function isConflict(error: unknown): boolean {
  return CONFLICT_CODE.test(((error as Error).cause as { code?: string } | undefined)?.code ?? "");
}
