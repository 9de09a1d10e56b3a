import { type AdminFilter, adminFilterSchema } from "#contract/admin-queries";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../../errors.ts";
import { administratorIds } from "../../../queries/admin-businesses.ts";
import type { Store } from "../../../store/store.ts";

/** Number of businesses that one request may change. */
const MAX_CHANGED = 20_000;

/**
 * Returns the ids of the businesses that a filter of the table matches now. Errors: AppError `conflict` if they are not as many as somebody
 * chose, `invalid` if they are too many for one change.
 */
export async function matchingIds(
  reads: { store: Store; now: () => Date },
  filter: AdminFilter = adminFilterSchema.parse({}),
  expectedCount?: number,
): Promise<number[]> {
  const { ids, totalCount } = await administratorIds(reads, filter, MAX_CHANGED);
  if (expectedCount !== undefined && totalCount !== expectedCount) {
    const change = `${counted(totalCount, "business", "businesses")} match now, not ${exactCount(expectedCount)}`;
    throw new AppError("conflict", `${change}. Look at the list again, then repeat the change.`);
  }
  if (totalCount > MAX_CHANGED)
    throw new AppError(
      "invalid",
      `At most ${exactCount(MAX_CHANGED)} businesses can be changed at once. Add a filter.`,
    );
  return ids;
}
