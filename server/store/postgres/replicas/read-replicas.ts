import { AppError } from "../../../errors.ts";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Counters } from "../connection/read-counters.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { createCatchUp } from "./catch-up.ts";
import { openStandbys, type Standbys, type StandbysOptions } from "./open-standbys.ts";
import { PrimaryVersion } from "./primary-version.ts";
import { revisionOf, ShownVersion } from "./shown-version.ts";

/** SQLSTATE class of statements that conflicted with the standby's replay or with another transaction. */
const CONFLICT = /^40/;
const BEHIND = new Error("The standby is behind the version that visitors have seen.");

export interface ReadReplicasOptions extends Pick<StandbysOptions, "postgres" | "onChange"> {
  readPrimary: Transactions["read"];
  listener: Pick<ChangeListener, "counters" | "isLost">;
  /** Called when visitors go back to an earlier version, or to that of another instance. */
  onReplaced: () => void;
}

export type ReadReplicas = ReturnType<typeof openReadReplicas>;

/**
 * Distributes the reads of visitors round-robin over the standbys that have reached `ShownVersion` and whose lag is within the limit, else
 * to the primary. A read that fails on one server is repeated on the next.
 */
export function openReadReplicas({ postgres, readPrimary, listener, onReplaced, onChange }: ReadReplicasOptions) {
  const primary = new PrimaryVersion();
  const shown = new ShownVersion(onReplaced);
  const standbys = openStandbys({ postgres, primary, shown, isPrimaryLost: listener.isLost, onChange });

  /** Takes newer counters of the primary. */
  function updateNewest(counters: Counters) {
    if (!primary.update(counters)) return;
    if (shown.counters?.get("instance") !== counters.get("instance")) shown.show(counters);
    standbys.poll();
  }

  /** Shows counters of the primary to visitors. */
  function showPrimary(counters: Counters) {
    updateNewest(counters);
    shown.show(counters);
  }

  const fromPrimary: Transactions["read"] = (work) =>
    readPrimary((tx) => {
      showPrimary(tx.counters);
      return work(tx);
    });

  const read: Transactions["read"] = async (work) => {
    const answer = await readStandbys(standbys, shown, work);
    if (answer !== undefined) return answer.result;
    try {
      return await fromPrimary(work);
    } catch (error) {
      if (!isStorage(error) || !listener.isLost()) throw error;
      const retried = await readStandbys(standbys, shown, work);
      if (retried === undefined) throw error;
      return retried.result;
    }
  };

  return {
    read,
    /** Reads from the primary. For administrators' reads of the columns too, which they share with visitors. */
    readNewest: fromPrimary,
    updateNewest,
    showPrimary,
    status: () => ({ isPrimaryLost: listener.isLost(), standbys: standbys.statuses() }),
    /** Returns the counters of the shown version; undefined while nothing is known. */
    counters(): Counters | undefined {
      if (standbys.isAnyUsable()) return shown.counters;
      const ofPrimary = listener.counters();
      if (ofPrimary !== undefined) shown.show(ofPrimary);
      return ofPrimary;
    },
    newestVersion: () => primary.counters && `${primary.counters.get("instance") ?? 0}.${revisionOf(primary.counters)}`,
    catchUp: createCatchUp({
      primary,
      shown,
      readPrimary: () => fromPrimary(async () => undefined),
      isPrimaryLost: listener.isLost,
    }),
    close: standbys.close,
  };
}

/** Returns undefined when no standby could answer. */
async function readStandbys<T>(
  standbys: Standbys,
  shown: ShownVersion,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ result: T } | undefined> {
  for (const standby of standbys.inTurn()) {
    try {
      const result = await standby.read((tx) => {
        if (!shown.isReachedBy(tx.counters)) throw BEHIND;
        shown.show(tx.counters);
        return work(tx);
      });
      return { result };
    } catch (error) {
      if (error !== BEHIND && !isStorage(error)) throw error;
      if (error !== BEHIND && !isConflict(error)) standby.markLost();
    }
  }
  return undefined;
}

function isStorage(error: unknown): boolean {
  return error instanceof AppError && error.code === "storage";
}

function isConflict(error: unknown): boolean {
  return CONFLICT.test(((error as Error).cause as { code?: string } | undefined)?.code ?? "");
}
