import { detachSlice } from "./detach-slice.ts";

const MAX_KEY_CHARS = 500;

/** Memoizes a function of a code and a text. There are few codes, such as those of countries, or "". */
export function memoizeByCode<T extends NonNullable<unknown> | null>(
  compute: (code: string, text: string) => T,
): (code: string, text: string) => T {
  const memoizedByCode = new Map<string, (text: string) => T>();
  return (code, text) => {
    let memoized = memoizedByCode.get(code);
    if (memoized === undefined) {
      memoized = memoize((key) => compute(code, key), { limit: 2_000 });
      memoizedByCode.set(code, memoized);
    }
    return memoized(text);
  };
}

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

/** Memoizes a function without arguments: a table is built on first use, and most commands need few of them. */
export function once<Value>(compute: () => Value): () => Value {
  let cachedResult: { value: Value } | undefined;
  return () => {
    cachedResult ??= { value: compute() };
    return cachedResult.value;
  };
}
