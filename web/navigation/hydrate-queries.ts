import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import type { LoadedQuery } from "./page-state.ts";

/** Puts the queries that the server answered, or failed to, into the client of a browser. */
export async function hydrateQueries(client: QueryClient, queries: readonly LoadedQuery[]): Promise<void> {
  for (const { queryKey, data, status } of queries) {
    if (status === undefined) client.setQueryData(queryKey, data);
    else {
      const error = new ApiError(status, "", "");
      await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });
    }
  }
}
