/** Example: `12,345`. */
export function exactCount(count: number): string {
  return Math.abs(count) < 1_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Shortens a count: `999`, `12k`, `1.0M`. It rounds down, so that it never claims too much. */
export function countLabel(count: number): string {
  if (count >= 1_000_000) return `${(Math.floor(count / 100_000) / 10).toFixed(1)}M`;
  if (count >= 1_000) return `${Math.floor(count / 1_000)}k`;
  return String(count);
}

/** Examples: `1 business`, `2,345 businesses`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${exactCount(count)} ${count === 1 ? singular : plural}`;
}
