import type { QueryClient } from "@tanstack/react-query";

/** The key of the question whether somebody is signed in, which is asked once. */
export const SESSION = "admin/check-auth";

/** Asks for all data again that is on the screen, and for the rest when it is next needed. */
export function refreshData(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION });
}
