import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { statusOfError } from "../../api/api-error.ts";
import type { Notification } from "../../components/notifications/notification.ts";
import { notify } from "../../components/notifications/notify.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationPolicy;
  }
}

/** Options that every mutation of the panel declares in `meta`. */
interface MutationPolicy extends Record<string, unknown> {
  success?(data: unknown, variables: unknown): Notification;
  /** Returns the notification; without one the component shows the error itself. */
  failure?(error: Error, variables: unknown): Notification | undefined;
  /** Queries to refetch afterwards; all if absent. */
  invalidates?: readonly QueryKey[];
}

/**
 * Creates the panel's query client. It never retries or refetches by itself. Mutations refetch what they may have changed, and stay pending
 * until the new data arrives, so that no button is enabled over a list that still shows removed items.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _, { meta }) => {
        if (meta?.success) notify(meta.success(data, variables));
      },
      onError: (error, variables, _, { meta }) => {
        if (isAbort(error)) return;
        const notice = meta?.failure?.(error, variables);
        if (notice) notify(notice);
      },
      onSettled: async (_, error, __, ___, { meta }) => {
        // Without a session a refetch would only open the login dialog again.
        if (!isAbort(error) && statusOfError(error) !== 401) await invalidate(client, meta);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/** Tells whether the user cancelled the request. */
export function isAbort(error: Error | null): boolean {
  return error?.name === "AbortError";
}

/** Resolves once the queries on the screen were refetched or have failed. */
async function invalidate(client: QueryClient, meta: MutationPolicy | undefined): Promise<void> {
  const filters = meta?.invalidates?.map((queryKey) => ({ queryKey })) ?? [{}];
  await Promise.all(filters.map((filter) => client.invalidateQueries(filter)));
}
