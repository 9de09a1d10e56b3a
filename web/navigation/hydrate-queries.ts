import { type DehydratedState, hashKey, hydrate, type QueryClient } from "@tanstack/react-query";
import type { LoadedQuery } from "./page-state.ts";

/** Puts the queries that the server answered, or failed to, into the client of a browser. */
export function hydrateQueries(client: QueryClient, queries: readonly LoadedQuery[]): void {
  hydrate(client, { mutations: [], queries: queries.map(dehydratedQuery) } satisfies DehydratedState);
}

function dehydratedQuery({ queryKey, data, status }: LoadedQuery): DehydratedState["queries"][number] {
  return {
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: 0,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: 0,
      error: status === undefined ? null : Object.assign(new Error(), { name: "ApiError", status }),
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: status === undefined ? "success" : "error",
      fetchStatus: "idle",
    },
  };
}
