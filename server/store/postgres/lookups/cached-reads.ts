import { LRUCache } from "lru-cache";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Longer keys are read each time. Characters. */
const MAX_KEY_LENGTH = 200;

/** What is done in a transaction; `More`: what it gets beside it. */
type Work<More extends unknown[], Result> = (tx: Transaction, ...more: More) => Promise<Result>;

/** Gives what `work` gives for a key, which may be cached. */
export type CachedRead<More extends unknown[] = []> = <Result>(
  key: string,
  work: Work<More, Result>,
) => Promise<Result>;

/**
 * Small reads by key, cached for one revision of the data. A server that follows the changes of others answers from the cache
 * without asking the database: as its data was when the listener last heard. A key stands for one type of result. At most `max` entries.
 */
export function createCachedReads<More extends unknown[]>(
  read: <Result>(work: Work<More, Result>) => Promise<Result>,
  listener: Pick<ChangeListener, "counters"> | undefined,
  max: number,
): CachedRead<More> {
  const cache = new LRUCache<string, { result: unknown }>({ max });
  let revision = -1;

  return async <Result>(key: string, work: Work<More, Result>): Promise<Result> => {
    const isCurrent = listener?.counters()?.get("revision") === revision;
    const cached = isCurrent ? cache.get(key) : undefined;
    if (cached !== undefined) return cached.result as Result;
    return read(async (tx, ...more: More) => {
      const own = tx.counter("revision");
      const result = await work(tx, ...more);
      if (own !== revision) cache.clear();
      revision = own;
      if (key.length <= MAX_KEY_LENGTH) cache.set(key, { result });
      return result;
    });
  };
}
