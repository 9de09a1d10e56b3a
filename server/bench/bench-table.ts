export interface BenchRow {
  what: string;
  measured: string;
  limit: string;
  /** Tells whether the figure is within the limit; undefined for a reference figure, which has none. */
  holds?: boolean;
}

/** Formats the rows as aligned text. */
export function benchTable(rows: BenchRow[]): string {
  return alignCells([["what", "measured", "limit", ""], ...rows.map((row) => [row.what, ...cellsOf(row)])]);
}

function cellsOf(row: BenchRow | undefined): string[] {
  if (row === undefined) return ["", "", ""];
  const { measured, limit, holds } = row;
  return [measured, limit, holds === undefined ? "" : holds ? "ok" : "MISSED"];
}

function alignCells(cells: readonly string[][]): string {
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Formats the same rows of two engines as one table. */
export function comparisonTable(
  one: { name: string; rows: readonly BenchRow[] },
  other: { name: string; rows: readonly BenchRow[] },
): string {
  const sides = [one, other];
  const head = ["what", ...sides.flatMap(({ name }) => [name, "limit", ""])];
  const body = one.rows.map(({ what }, index) => [what, ...sides.flatMap(({ rows }) => cellsOf(rows[index]))]);
  return alignCells([head, ...body]);
}

/** Makes a figure with a lower limit: `18,300 rows/s` against `≥ 15,000 rows/s`. */
export function atLeast(label: string, value: number, limit: number, unit: string): BenchRow {
  return {
    what: label,
    measured: `${figureText(value)} ${unit}`,
    limit: `≥ ${figureText(limit)} ${unit}`,
    holds: value >= limit,
  };
}

/** Makes a figure with an upper limit. */
export function atMost(label: string, value: number, limit: number, unit: string): BenchRow {
  return {
    what: label,
    measured: `${figureText(value)} ${unit}`,
    limit: `≤ ${figureText(limit)} ${unit}`,
    holds: value <= limit,
  };
}

/** Makes a figure to compare others with. */
export function reference(label: string, value: number, unit: string): BenchRow {
  return { what: label, measured: `${figureText(value)} ${unit}`, limit: "" };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function figureText(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Math.round(value * 100) / 100);
}
