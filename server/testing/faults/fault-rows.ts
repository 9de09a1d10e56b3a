/** A row of the table that `npm run faults` prints. */
export interface FaultRow {
  fault: string;
  tries: number;
  /** In how many of them the fault struck while the operation was under way. */
  struck: number;
  /** A sentence for each; none is expected. */
  losses: string[];
  /** What the user sees, each sentence once. */
  seen: string[];
  /** Where there were visitors: counts by status, and the longest time without a page. */
  visitors?: string;
}

export function formatRows(rows: readonly FaultRow[]): string {
  const lines = rows.map(
    ({ fault, tries, struck, losses, visitors = "", seen }) =>
      `| ${fault} | ${tries} | ${struck} | ${losses.length} | ${visitors} | ${seen.join(" · ")} |`,
  );
  const losses = rows.flatMap(({ fault, losses }) => losses.map((loss) => `LOSS, ${fault}: ${loss}`));
  return [
    "| fault | tries | struck | losses | visitors | what the user sees |",
    "|---|---|---|---|---|---|",
    ...lines,
    ...losses,
  ].join("\n");
}
