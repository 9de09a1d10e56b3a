import { ownCopy } from "./own-copy.ts";

const LONGEST = 500;

/**
 * The same function, but it remembers what it answered: exports repeat the same cities, categories and hours in
 * thousands of rows. When `limit` answers are known it forgets them all and starts again, and long texts it does not
 * remember, so memory stays bounded.
 */
export function memoize<T extends NonNullable<unknown> | null>(
  compute: (text: string) => T,
  { limit = 5_000, longest = LONGEST } = {},
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return compute(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= limit) known.clear();
    const own = ownCopy(text);
    const answer = compute(own);
    known.set(own, answer);
    return answer;
  };
}
