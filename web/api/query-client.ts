import { QueryClient } from "@tanstack/react-query";
import { fetchJson } from "./fetch-api.ts";

/** The data of the pages: never retried, never stale, never fetched anew by itself (product.md §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => fetchJson(queryKey.join("/")),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}
