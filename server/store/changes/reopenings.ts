import type { Reopening } from "../port/directory.ts";
import type { WrittenFields } from "./written-fields.ts";

/** Marks journal entries of businesses that were closed before or after a change; the partial indexes have the same text. */
export const CLOSED_MARK = '"businessStatus":"CLOSED_';

/** A journal entry of a business that is open now. `at` is an ISO time. */
export interface ReopeningRow extends Reopening {
  /** JSON of the change by an import or an edit. */
  previous: string;
}

/** Returns the latest reopening of each business, latest first. */
export function latestReopenings(rows: readonly ReopeningRow[], limit: number): Reopening[] {
  const byTime = rows.filter(isReopening).toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
  const seen = new Set<number>();
  return byTime
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, limit)
    .map(({ id, at }) => ({ id, at }));
}

function isReopening({ previous }: ReopeningRow): boolean {
  const { values, before, after } = JSON.parse(previous) as Partial<WrittenFields> & { values?: WithStatus };
  const previousStatus = statusIn(values ?? before);
  return previousStatus !== undefined && previousStatus !== OPEN && (after === undefined || statusIn(after) === OPEN);
}

const OPEN = "OPERATIONAL";

interface WithStatus {
  businessStatus?: unknown;
}

function statusIn(values: WithStatus | undefined): unknown {
  return values?.businessStatus;
}
