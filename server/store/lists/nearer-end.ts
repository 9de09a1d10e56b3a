import type { Page } from "../port/directory.ts";

/**
 * Returns the page as it is counted from the nearer end of a sorted list, so that the last page is read as quickly as the first. From
 * the far end its rows come in reverse. The page must begin within the list.
 */
export function fromNearerEnd({ limit, offset }: Page, totalCount: number): { isReversed: boolean; page: Page } {
  const count = Math.min(limit, totalCount - offset);
  const rowsAfter = totalCount - offset - count;
  const isReversed = rowsAfter < offset;
  return { isReversed, page: { limit: count, offset: isReversed ? rowsAfter : offset } };
}
