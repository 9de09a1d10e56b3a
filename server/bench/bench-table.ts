export interface BenchRow {
  what: string;
  measured: string;
  limit: string;
  /** undefined: a figure to compare with, not a promise. */
  holds?: boolean;
}

/** A table for people, as wide as its longest cells. */
export function benchTable(rows: BenchRow[]): string {
  const cells = [
    ["what", "measured", "limit", ""],
    ...rows.map(({ what, measured, limit, holds }) => [
      what,
      measured,
      limit,
      holds === undefined ? "" : holds ? "ok" : "MISSED",
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}

/** At least this much: `18,300 rows/s` against `≥ 15,000 rows/s`. */
export function atLeast(what: string, value: number, limit: number, unit: string): BenchRow {
  return {
    what,
    measured: `${shown(value)} ${unit}`,
    limit: `≥ ${shown(limit)} ${unit}`,
    holds: value >= limit,
  };
}

/** At most this much. */
export function atMost(what: string, value: number, limit: number, unit: string): BenchRow {
  return {
    what,
    measured: `${shown(value)} ${unit}`,
    limit: `≤ ${shown(limit)} ${unit}`,
    holds: value <= limit,
  };
}

/** A figure that others are held against. */
export function reference(what: string, value: number, unit: string): BenchRow {
  return { what, measured: `${shown(value)} ${unit}`, limit: "" };
}

/** Of the rounds of one measurement. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Math.round(value * 100) / 100);
}
