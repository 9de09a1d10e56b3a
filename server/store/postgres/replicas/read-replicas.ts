import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../../errors.ts";
import type { ReplicaStatus } from "../../port/replicas.ts";
import type { PostgresOptions } from "../../store-options.ts";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { reportChanges } from "./report-changes.ts";
import { RevisionHistory } from "./revision-history.ts";
import { type Counters, reaches, revisionOf, ShownVersion } from "./shown-version.ts";
import { openStandby, type Standby } from "./standby.ts";

const DEFAULT_MAX_LAG_MS = 2_000;
/** Of statements that were in the way of the standby's replay, or of another transaction. */
const CONFLICT = /^40/;
/** How long who has written waits for the primary, which may be silent. */
const CATCH_UP_MS = 2_000;
/** Going back costs loading the columns again, and a busy server may take a primary for lost. */
const GO_BACK_AFTER_MS = 1_000;
const BEHIND = new Error("The standby lacks changes that visitors have seen.");

export interface ReadReplicasOptions {
  postgres: PostgresOptions;
  readPrimary: Transactions["read"];
  listener: Pick<ChangeListener, "counters" | "isLost">;
  /** Visitors go back to an earlier version, or to that of another instance. */
  onReplaced: () => void;
  /** A standby or the primary is lost, or is back. */
  onChange?: ((sentence: string) => void) | undefined;
}

export type ReadReplicas = ReturnType<typeof openReadReplicas>;

/**
 * Chooses where visitors read: the standbys in turn that have what visitors have seen (`ShownVersion`) and whose data are not older than
 * the limit, else the primary. A read that fails at one is repeated at the next.
 */
export function openReadReplicas({ postgres, readPrimary, listener, onReplaced, onChange }: ReadReplicasOptions) {
  const { replicas = [], maxReplicaLagMs = DEFAULT_MAX_LAG_MS, ...shared } = postgres;
  const history = new RevisionHistory();
  const shown = new ShownVersion(onReplaced);
  /** The newest counters of the primary. */
  let newest: Counters | undefined;
  /** Since when the primary has been lost. Milliseconds. */
  let lostAt = Number.POSITIVE_INFINITY;
  let turn = 0;
  let catchingUp: Promise<void> | undefined;
  /** Those that were seen to follow the primary: no other database may stand in for it. */
  const followers = new Set<string>();
  const isBehind = (counters: Counters) => newest !== undefined && !reaches(counters, newest);
  const report = reportChanges(onChange);
  const standbys = replicas.map((replica) =>
    openStandby({ ...shared, ...replica }, { onPoll: (counters) => polled(replica.name, counters), isBehind }),
  );

  function polled(name: string, counters: Counters | undefined) {
    if (newest === undefined) return;
    if (counters?.get("instance") === newest.get("instance")) followers.add(name);
    if (counters !== undefined && shown.isReachedBy(counters)) shown.show(counters);
    if (listener.isLost()) usable();
    report(listener.isLost(), statusOf(name, counters));
  }

  function hear(counters: Counters) {
    if (newest !== undefined && reaches(newest, counters)) return;
    const isSame = newest !== undefined && reaches(counters, newest);
    newest = counters;
    if (isSame) history.add(revisionOf(counters), performance.now());
    else history.restart(revisionOf(counters));
    if (shown.counters?.get("instance") !== counters.get("instance")) shown.show(counters);
    for (const standby of standbys) standby.poll();
  }

  function show(counters: Counters) {
    hear(counters);
    shown.show(counters);
  }

  function lagMs(counters: Counters): number {
    if (counters.get("instance") !== newest?.get("instance")) return Number.POSITIVE_INFINITY;
    return history.lagMs(revisionOf(counters), performance.now());
  }

  function isUsable(standby: Standby): boolean {
    const counters = standby.counters();
    if (counters === undefined || !shown.isReachedBy(counters)) return false;
    return listener.isLost() || lagMs(counters) <= maxReplicaLagMs;
  }

  /** Without the primary, visitors may have to go back to what the best of the standbys has. */
  function usable(): Standby[] {
    lostAt = listener.isLost() ? Math.min(lostAt, performance.now()) : Number.POSITIVE_INFINITY;
    const fit = standbys.filter(isUsable);
    if (fit.length > 0 || performance.now() - lostAt < GO_BACK_AFTER_MS) return fit;
    const known = standbys.filter(({ name }) => followers.has(name)).flatMap((standby) => standby.counters() ?? []);
    const [best] = known.toSorted((a, b) => revisionOf(b) - revisionOf(a));
    if (best !== undefined) shown.replace(best);
    return standbys.filter(isUsable);
  }

  const fromPrimary: Transactions["read"] = (work) =>
    readPrimary((tx) => {
      show(tx.counters);
      return work(tx);
    });

  /** Undefined when none of the standbys could. */
  async function fromStandbys<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T } | undefined> {
    const choice = usable();
    const first = choice.length === 0 ? 0 : turn++ % choice.length;
    for (const standby of [...choice.slice(first), ...choice.slice(0, first)]) {
      try {
        const result = await standby.read((tx) => {
          if (!shown.isReachedBy(tx.counters)) throw BEHIND;
          shown.show(tx.counters);
          return work(tx);
        });
        return { result };
      } catch (error) {
        if (error !== BEHIND && !isStorage(error)) throw error;
        if (error !== BEHIND && !isConflict(error)) standby.lose();
      }
    }
    return undefined;
  }

  const read: Transactions["read"] = async (work) => {
    const done = await fromStandbys(work);
    if (done !== undefined) return done.result;
    try {
      return await fromPrimary(work);
    } catch (error) {
      if (!isStorage(error) || !listener.isLost()) throw error;
      const retried = await fromStandbys(work);
      if (retried === undefined) throw error;
      return retried.result;
    }
  };

  function statusOf(name: string, counters: Counters | undefined): ReplicaStatus {
    if (counters === undefined) return { name, state: "lost", lagSeconds: Number.POSITIVE_INFINITY };
    const lag = lagMs(counters);
    const isCurrent = listener.isLost() ? shown.isReachedBy(counters) : lag <= maxReplicaLagMs;
    return { name, state: isCurrent ? "current" : "behind", lagSeconds: lag / 1000 };
  }

  return {
    read,
    /** The same at the primary, also for what administrators read in the columns, which visitors share. */
    readNewest: fromPrimary,
    hear,
    show,
    status: () => ({
      isPrimaryLost: listener.isLost(),
      standbys: standbys.map(({ name, counters }) => statusOf(name, counters())),
    }),
    /** Of what visitors see; undefined while nothing is known. */
    counters(): Counters | undefined {
      if (usable().length > 0) return shown.counters;
      const heard = listener.counters();
      if (heard !== undefined) shown.show(heard);
      return heard;
    },
    newestVersion: () => newest && `${newest.get("instance") ?? 0}.${revisionOf(newest)}`,
    async catchUp(version: string): Promise<void> {
      const [instance = 0, revision = 0] = version.split(".").map(Number);
      const wanted = new Map([
        ["instance", instance],
        ["revision", revision],
      ]);
      if (shown.counters !== undefined && reaches(shown.counters, wanted)) return;
      if (newest !== undefined && reaches(newest, wanted)) shown.show(newest);
      else if (!listener.isLost()) {
        catchingUp ??= fromPrimary(async () => undefined)
          .catch(() => undefined)
          .finally(() => {
            catchingUp = undefined;
          });
        await Promise.race([catchingUp, pause(CATCH_UP_MS, undefined, { ref: false })]);
      }
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
  return CONFLICT.test(((error as Error).cause as { code?: string } | undefined)?.code ?? "");
}
