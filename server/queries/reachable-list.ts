import type { WithDistance } from "#contract/business";
import type { BusinessSort } from "#contract/queries";
import type { Page } from "../store/port/directory.ts";
import type { BusinessFilter } from "../store/port/search.ts";
import type { FindList } from "./search/create-searcher.ts";

/**
 * Number of businesses of a list that its pages reach, since the work of a page grows with its offset. Narrower filters find the
 * others; exports and sitemaps list all.
 */
export const LIST_REACH = 20_000;

type FindPage<Details> = (
  filter: BusinessFilter,
  sort: BusinessSort,
  page: Page,
) => Promise<{ businesses: WithDistance<Details>[]; totalCount: number }>;

/** Ends lists after `reach` businesses. Pages beyond are empty and as cheap as a count. */
export function reachableList<Details>(find: FindPage<Details>, reach = LIST_REACH): FindList<Details> {
  return async (filter, sort, { limit, offset }) => {
    const remainingCount = Math.max(0, reach - offset);
    const page = { limit: Math.min(limit, remainingCount), offset: Math.min(offset, reach) };
    const { businesses, totalCount } = await find(filter, sort, page);
    const reachableCount = Math.min(totalCount, reach);
    const totalPages = Math.ceil(reachableCount / limit);
    return { businesses, totalCount, totalPages, ...(reachableCount < totalCount && { reachableCount }) };
  };
}
