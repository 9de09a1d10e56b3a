import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A longer key is cached by its hash, since searches with many alternatives have keys of some kilobytes. */
const MAX_KEY_CHARS = 200;

/**
 * Caches results for one version of the data: a call with another version empties the cache. It has at most `max` entries and evicts the
 * least recently used one. A key identifies one type of result.
 */
export function createVersionCache(max: number) {
  const cache = new LRUCache<string, NonNullable<unknown>>({ max });
  let cachedVersion = "";
  return <Result extends NonNullable<unknown>>(version: string, text: string, compute: () => Result): Result => {
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
export function createAsyncVersionCache(max: number) {
  const cache = new LRUCache<string, NonNullable<unknown>>({ max });
  let cachedVersion = "";
  return async <Result extends NonNullable<unknown>>(
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
