import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { statusOfError } from "../api/api-error.ts";

/**
 * Serializes the queries of a page for the browser. Failed queries have only their status, so that the browser does not repeat them. Times
 * are left out, since equal data must give equal bytes (ETag).
 */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: () => true });
  return {
    mutations: [],
    queries: queries.map(({ queryKey, queryHash, state }) => {
      const error = state.error && { name: "ApiError", message: "", status: statusOfError(state.error) };
      return {
        queryKey,
        queryHash,
        dehydratedAt: 0,
        state: { ...state, dataUpdatedAt: 0, error, errorUpdatedAt: 0, fetchFailureReason: null },
      };
    }),
  };
}
