import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A longer key is cached by its hash, since searches with many alternatives have keys of some kilobytes. */
const MAX_KEY_CHARS = 200;

/** A bound of a cache beside the number of its entries. */
export interface CacheSize<Result> {
  /** Maximum sum of the sizes. */
  max: number;
  /** Size of a result, at least 1. */
  of: (result: Result) => number;
}

function createCache<Stored extends NonNullable<unknown>>(max: number, size: CacheSize<Stored> | undefined) {
  if (size === undefined) return new LRUCache<string, Stored>({ max });
  return new LRUCache<string, Stored>({ max, maxSize: size.max, sizeCalculation: (result) => size.of(result) });
}

/**
 * Caches results for one version of the data: a call with another version empties the cache. It has at most `max` entries, of `size`, and
 * evicts the least recently used one. A key identifies one type of result.
 */
export function createVersionCache<Stored extends NonNullable<unknown>>(max: number, size?: CacheSize<Stored>) {
  const cache = createCache(max, size);
  let cachedVersion = "";
  return <Result extends Stored>(version: string, text: string, compute: () => Result): Result => {
    const key = keyOf(text);
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const cachedResult = cache.get(key);
    if (cachedResult !== undefined) return cachedResult as Result;
    const result = compute();
    cache.set(key, result);
    return result;
  };
}

/** Caches asynchronous results. Concurrent calls with the same key each compute the result. */
export function createAsyncVersionCache<Stored extends NonNullable<unknown>>(max: number, size?: CacheSize<Stored>) {
  const cache = createCache(max, size);
  let cachedVersion = "";
  return async <Result extends Stored>(
    version: string,
    text: string,
    compute: () => Promise<Result>,
  ): Promise<Result> => {
    const key = keyOf(text);
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const cachedResult = cache.get(key);
    if (cachedResult !== undefined) return cachedResult as Result;
    const result = await compute();
    if (version === cachedVersion) cache.set(key, result);
    return result;
  };
}

function keyOf(text: string): string {
  return text.length > MAX_KEY_CHARS ? createHash("sha256").update(text).digest("base64") : text;
}
