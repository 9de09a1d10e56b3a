import type { QueryClient } from "@tanstack/react-query";
import { statusOfError } from "../api/api-error.ts";
import type { LoadedQuery } from "../navigation/page-state.ts";

/**
 * Serializes the queries of a page for the browser. Failed queries have only their status, so that the browser does not repeat them. Times
 * are left out, since equal data must give equal bytes (ETag).
 */
export function dehydrateQueries(client: QueryClient): LoadedQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state: { data, error } }) =>
      error ? { queryKey, status: statusOfError(error) } : { queryKey, data },
    );
}
