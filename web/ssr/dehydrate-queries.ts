import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { statusOfError } from "../api/api-error.ts";

/**
 * The queries of a page for the browser: failed ones too, with nothing but their status, so that it does not ask again.
 * Without times, since equal data must give equal bytes (ETag).
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
