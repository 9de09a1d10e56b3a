import { detachSlice } from "./detach-slice.ts";

const MAX_KEY_CHARS = 500;

/**
 * Memoizes a function of a text: exports repeat the same cities, categories and hours in thousands of rows. It is bounded: the cache is
 * cleared at `limit` entries, and texts longer than `longest` are not cached. It is not lru-cache, which pages would load.
 */
export function memoize<T extends NonNullable<unknown> | null>(
  compute: (text: string) => T,
  { limit = 5_000, longest = MAX_KEY_CHARS } = {},
): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return compute(text);
    const cachedResult = cache.get(text);
    if (cachedResult !== undefined) return cachedResult;
    if (cache.size >= limit) cache.clear();
    const key = detachSlice(text);
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}
