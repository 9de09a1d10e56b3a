import type { Transaction } from "./transaction.ts";

/** A long write without a heartbeat for this long counts as ended; its process may have crashed. */
const TIMEOUT_MS = 10_000;

/** Tells all servers that a write of many transactions, such as an import, is running. */
export const longWrites = {
  /** Call it in each transaction but the last. */
  heartbeat: (tx: Transaction, at: Date): void => tx.setCounter("changingUntil", at.getTime() + TIMEOUT_MS),
  /** Call it in the last transaction or after it. */
  end: (tx: Transaction): void => tx.setCounter("changingUntil", 0),
  isActive: (counters: ReadonlyMap<string, number>, at: Date): boolean =>
    (counters.get("changingUntil") ?? 0) > at.getTime(),
};
