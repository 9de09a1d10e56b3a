import type { CorrectedValues, CorrectLeftOutValues, LeftOutValue } from "#contract/fields/left-out-values";

/** Corrections by row and column, with the reason of the last refusal. They hold for all pages of the list. */
export type Corrections = ReadonlyMap<string, Pick<LeftOutValue, "row" | "column" | "value"> & { refusal?: string }>;

/** Number of values in one request, each of which is a transaction. */
export const VALUES_PER_REQUEST = 100;

export const keyOf = ({ row, column }: Pick<LeftOutValue, "row" | "column">) => `${row} ${column}`;

export interface SentCorrections {
  answers: CorrectedValues[];
  /** The corrections of all requests that were answered. */
  answered: Corrections;
  /** Why a request after these failed; those after it were not sent. */
  error?: unknown;
}

/** Sends corrections, a hundred in each request. Throws what `send` throws for the first; what was corrected before a later one stays so. */
export async function sendCorrections(
  corrections: Corrections,
  send: (values: CorrectLeftOutValues["values"]) => Promise<CorrectedValues>,
): Promise<SentCorrections> {
  const entries = [...corrections];
  const answers: CorrectedValues[] = [];
  for (let start = 0; start < entries.length; start += VALUES_PER_REQUEST) {
    const part = entries.slice(start, start + VALUES_PER_REQUEST);
    try {
      answers.push(await send(part.map(([, { row, column, value }]) => ({ row, column, value }))));
    } catch (error) {
      if (start === 0) throw error;
      return { answers, answered: new Map(entries.slice(0, start)), error };
    }
  }
  return { answers, answered: corrections };
}

/** Returns what is not imported: values that came back, each with its reason, and those that were not sent, or changed meanwhile. */
export function remainingCorrections(current: Corrections, { answers, answered }: SentCorrections): Corrections {
  const reasons = new Map(answers.flatMap(({ refused }) => refused.map((one) => [keyOf(one), one.reason] as const)));
  return new Map(
    [...current].flatMap(([key, correction]) => {
      if (correction !== answered.get(key)) return [[key, correction] as const];
      const reason = reasons.get(key);
      return reason === undefined ? [] : [[key, { ...correction, refusal: reason }] as const];
    }),
  );
}
