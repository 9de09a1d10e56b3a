import type { Transaction } from "./transaction.ts";

/** A long write without a heartbeat for so long has ended, for example with its process. */
const TIMEOUT_MS = 10_000;

/** Shows all servers that one of them is changing the directory in many transactions, as imports do. */
export const longWrites = {
  /** In each transaction but the last. */
  heartbeat: (tx: Transaction, at: Date): void => tx.setCounter("changingUntil", at.getTime() + TIMEOUT_MS),
  /** In the last transaction or after it. */
  end: (tx: Transaction): void => tx.setCounter("changingUntil", 0),
  isActive: (counters: ReadonlyMap<string, number>, at: Date): boolean =>
    (counters.get("changingUntil") ?? 0) > at.getTime(),
};
