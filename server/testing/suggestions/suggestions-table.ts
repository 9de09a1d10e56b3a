import type { SuggestionVerdict } from "./judge-suggestions.ts";

/** Targets of a class of prefixes; shares from 0 to 1. */
export interface SuggestionTarget {
  /** Share of prefixes whose first row is right. */
  first: number;
  /** Share of the wanted rows that are offered. */
  offered: number;
}

export interface SuggestionFigures extends SuggestionTarget {
  name: string;
  prefixes: number;
  /** Number of rows that lead to nothing. */
  deadEnds: number;
  /** Number of prefixes with duplicates, a wrong order, too many rows, or businesses outside the place. */
  faulty: number;
}

/** Computes the figures of a class. */
export function suggestionFigures(name: string, verdicts: readonly SuggestionVerdict[]): SuggestionFigures {
  const mean = (valueOf: (verdict: SuggestionVerdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + valueOf(verdict), 0) / verdicts.length;
  return {
    name,
    prefixes: verdicts.length,
    first: mean(({ isFirstRight }) => Number(isFirstRight)),
    offered: mean(({ offered }) => offered),
    deadEnds: verdicts.reduce((sum, { deadEnds }) => sum + deadEnds.length, 0),
    faulty: verdicts.filter(({ problems }) => problems.length > 0).length,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Formats the figures of all classes as a table in Markdown. */
export function suggestionsTable(
  rows: readonly SuggestionFigures[],
  targets: Readonly<Record<string, SuggestionTarget>>,
): string {
  const lines = rows.map(({ name, prefixes, first, offered, deadEnds, faulty }) => {
    const target = targets[name];
    const goal = target === undefined ? "" : `${percent(target.first)} / ${percent(target.offered)}`;
    return `| ${[name, prefixes, percent(first), percent(offered), deadEnds, faulty, goal].join(" | ")} |`;
  });
  return [
    "| class | prefixes | first row right | wanted offered | dead ends | faulty lists | targets |",
    "|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

/** Lists the prefixes that went wrong, each with its rows. */
export function suggestionFailures(verdicts: readonly SuggestionVerdict[]): string[] {
  return verdicts.flatMap(({ prefix: { q, at }, isFirstRight, offered, deadEnds, problems, rows }) => {
    const wrongRows = [
      ...(isFirstRight ? [] : ["wrong first"]),
      ...(offered < 1 ? ["not offered"] : []),
      ...deadEnds.map((row) => `dead end: ${row}`),
      ...problems,
    ];
    if (wrongRows.length === 0) return [];
    return [`"${at === undefined ? q : `${q} | ${at}`}": ${wrongRows.join(", ")} → ${rows.join("; ") || "nothing"}`];
  });
}
