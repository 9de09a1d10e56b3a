import { LRUCache } from "lru-cache";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Maximum length of a cached key. */
const MAX_KEY_CHARS = 200;

/** Work in a transaction. `More` are its further arguments. */
type Work<More extends unknown[], Result> = (tx: Transaction, ...furtherArguments: More) => Promise<Result>;

/** Returns the result of `work`, or a cached result of the same key. */
export type CachedRead<More extends unknown[] = []> = <Result>(
  key: string,
  work: Work<More, Result>,
) => Promise<Result>;

/**
 * Caches small reads by key for one revision of the data, with at most `max` entries. A server with a listener answers from the cache
 * without a query, as of the listener's last read. A key identifies one type of result.
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
    const cachedResult = isCurrent ? cache.get(key) : undefined;
    if (cachedResult !== undefined) return cachedResult.result as Result;
    return read(async (tx, ...furtherArguments: More) => {
      const currentRevision = tx.counter("revision");
      const result = await work(tx, ...furtherArguments);
      if (currentRevision !== revision) cache.clear();
      revision = currentRevision;
      if (key.length <= MAX_KEY_CHARS) cache.set(key, { result });
      return result;
    });
  };
}
