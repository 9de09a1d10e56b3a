import { parseBusinessId } from "#domain/publishing/page-url";

/** Maximum number of businesses that one request or one link names by their ids. */
export const MAX_BUSINESS_IDS = 100;

export interface BusinessIds {
  /** The first `MAX_BUSINESS_IDS` different ids, in their order. */
  ids: number[];
  /** Number of further ids. */
  furtherCount: number;
  /** Number of items that are not ids. */
  unreadableCount: number;
}

/** Reads ids with commas between them. Empty items and repeated ids are ignored. */
export function readBusinessIds(text: string): BusinessIds {
  const items = text.split(",").map((item) => item.trim());
  const parsedItems = items.filter((item) => item !== "").map(parseBusinessId);
  const ids = [...new Set(parsedItems.filter((id) => id !== undefined))];
  return {
    ids: ids.slice(0, MAX_BUSINESS_IDS),
    furtherCount: Math.max(0, ids.length - MAX_BUSINESS_IDS),
    unreadableCount: parsedItems.filter((id) => id === undefined).length,
  };
}
