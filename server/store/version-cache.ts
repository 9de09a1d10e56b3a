import { LRUCache } from "lru-cache";

/**
 * Caches results for one version of the data: a call with another version empties the cache. At most `max` entries, the
 * least recently used one is evicted. A key stands for one type of result.
 */
export function createVersionCache(max: number) {
  const cache = new LRUCache<string, NonNullable<unknown>>({ max });
  let cachedVersion = "";
  return <Result extends NonNullable<unknown>>(version: string, key: string, compute: () => Result): Result => {
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const cached = cache.get(key);
    if (cached !== undefined) return cached as Result;
    const result = compute();
    cache.set(key, result);
    return result;
  };
}
