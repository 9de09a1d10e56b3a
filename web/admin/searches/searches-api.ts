import { queryOptions } from "@tanstack/react-query";
import type { MissedSearches, NewSynonym, Synonym } from "#contract/admin-api";
import { adminJson, adminSend } from "../api/admin-fetch.ts";
import { importHref } from "../import/import-sections.ts";

/** Parameter of the address with the search for which a synonym is added. */
export const SYNONYM_PARAM = "synonym";

/** Returns the address of the form for a synonym, filled in with a search. */
export function synonymHref(search: string): string {
  return `${importHref("rules")}&${new URLSearchParams({ [SYNONYM_PARAM]: search })}`;
}

/** Number of entries in the list. */
const MAX_SHOWN_SEARCHES = 50;

export const synonymsQuery = queryOptions({
  queryKey: ["admin/synonyms"],
  queryFn: () => adminJson<Synonym[]>("synonyms"),
});

export const missedSearchesQuery = queryOptions({
  queryKey: ["admin/searches"],
  queryFn: () => adminJson<MissedSearches>(`searches?limit=${MAX_SHOWN_SEARCHES}`),
});

/** Query keys that a change of synonyms or searches invalidates. */
export const SEARCH_KEYS = [synonymsQuery.queryKey, missedSearchesQuery.queryKey, ["admin/activity"]];

/**
 * Adds a synonym, and removes the missed search `for` from the list. Throws what `adminFetch` throws, with field errors of `from` and `to`.
 */
export async function addSynonym({ from, to, for: search }: NewSynonym & { for?: string }): Promise<Synonym> {
  const newSynonym = await adminSend<Synonym>("POST", "synonyms", { from, to });
  if (search !== undefined) await forgetSearches(search);
  return newSynonym;
}

/** Removes a synonym. Throws what `adminFetch` throws. */
export function removeSynonym(id: number): Promise<Synonym> {
  return adminSend("DELETE", `synonyms/${id}`);
}

/** Deletes the missed searches with one text, or all. Throws what `adminFetch` throws. */
export function forgetSearches(text: string | undefined): Promise<void> {
  return adminSend("DELETE", text === undefined ? "searches" : `searches?${new URLSearchParams({ text })}`);
}
