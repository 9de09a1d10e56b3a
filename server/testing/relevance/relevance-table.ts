import type { Verdict } from "./judge.ts";

/** Targets of a class of searches; shares from 0 to 1. */
export interface Target {
  /** Share of searches whose first result is right. */
  first: number;
  /** Share of right ones among the first five. */
  five: number;
  /** Number of searches without results although something is right. */
  empty: number;
}

export interface ClassFigures extends Target {
  name: string;
  searches: number;
  /** Number of searches that show a forbidden result. */
  forbidden: number;
  falselyCorrected: number;
  /** Number of undamaged searches. */
  undamaged: number;
}

/** Computes the figures of a class. */
export function figuresOf(name: string, verdicts: readonly Verdict[]): ClassFigures {
  const share = (count: number) => count / verdicts.length;
  const count = (holds: (verdict: Verdict) => boolean) => verdicts.filter(holds).length;
  return {
    name,
    searches: verdicts.length,
    first: share(count(({ isFirstRight }) => isFirstRight)),
    five: share(verdicts.reduce((sum, { precision }) => sum + precision, 0)),
    empty: share(count(({ isEmpty }) => isEmpty)),
    forbidden: count(({ forbidden }) => forbidden !== undefined),
    falselyCorrected: count(({ isFalselyCorrected }) => isFalselyCorrected),
    undamaged: count(({ query }) => query.isDamaged !== true),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Formats the figures of all classes as a table in Markdown. */
export function relevanceTable(rows: readonly ClassFigures[], targets: Readonly<Record<string, Target>>): string {
  const lines = rows.map(({ name, searches, first, five, empty, forbidden, falselyCorrected }) => {
    const target = targets[name];
    const cells = [
      name,
      searches,
      percent(first),
      percent(five),
      percent(empty),
      forbidden,
      falselyCorrected,
      target === undefined ? "" : `${percent(target.first)} / ${percent(target.five)} / ${percent(target.empty)}`,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| class | searches | right one first | precision at 5 | nothing found | with forbidden results | false corrections | targets |",
    "|---|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

/** Lists the searches that went wrong, each with its results. */
export function failures(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(
      ({ isFirstRight, precision, forbidden, isFalselyCorrected }) =>
        !isFirstRight || precision < 1 || forbidden !== undefined || isFalselyCorrected,
    )
    .map(({ query: { q, at, filters }, isFirstRight, precision, forbidden, isFalselyCorrected, results }) => {
      const timeCell = at === undefined ? "" : ` | ${at}`;
      const filterText = filters === undefined ? "" : ` ${JSON.stringify(filters)}`;
      const faults = [
        isFirstRight ? "" : "wrong first",
        precision < 1 ? `at 5: ${precision.toFixed(2)}` : "",
        forbidden === undefined ? "" : `forbidden: ${forbidden}`,
        isFalselyCorrected ? "falsely corrected" : "",
      ];
      return `"${q}${timeCell}"${filterText}: ${faults.filter(Boolean).join(", ")} → ${results.join("; ") || "nothing"}`;
    });
}
