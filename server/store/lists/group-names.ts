import { ALL_GROUPS } from "#domain/categories/all-groups";
import type { ListSummary } from "../port/search.ts";

const GROUP_NAMES: ReadonlyMap<string, string> = new Map(ALL_GROUPS.map(({ slug, name }) => [slug, name]));

/** Names the list of a category group after the group. */
export function nameGroup(list: ListSummary): ListSummary {
  return list.kind === "category" ? { ...list, name: GROUP_NAMES.get(list.slug) ?? list.name } : list;
}
