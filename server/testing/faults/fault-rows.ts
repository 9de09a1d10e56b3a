/** A row of the table that `npm run faults` prints. */
export interface FaultRow {
  fault: string;
  tries: number;
  /** Number of tries in which the fault occurred during the operation. */
  struck: number;
  /** A sentence for each loss; expected to be empty. */
  losses: string[];
  /** Sentences that the user sees, each once. */
  seen: string[];
  /** Counts by status, and the longest time without a page, if there were visitors. */
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
