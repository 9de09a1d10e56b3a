import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { SiteInfo } from "#contract/site";
import { statusOfError } from "./api/api-error.ts";

/** What the server hands to the browser in the page, as JSON: all that it rendered from. */
export interface PageState {
  site: SiteInfo;
  data: [key: QueryKey, data: unknown][];
  /** Whether it is not the page that is shown, but that it cannot be had. */
  isFailure: boolean;
  /** Queries without an answer, with the status that tells why. */
  failures: [key: QueryKey, status: number][];
}

/** Everything the queries of this client gave. */
export function collectQueries(client: QueryClient): Pick<PageState, "data" | "failures"> {
  const queries = client.getQueryCache().getAll();
  return {
    data: queries.flatMap(({ queryKey, state }) => (state.status === "success" ? [[queryKey, state.data]] : [])),
    failures: queries.flatMap(({ queryKey, state }) =>
      state.status === "error" ? [[queryKey, statusOfError(state.error)]] : [],
    ),
  };
}

/** Puts it back, so that the browser asks for none of it again. */
export function restoreQueries(client: QueryClient, { data, failures }: PageState): void {
  for (const [queryKey, answer] of data) client.setQueryData(queryKey, answer);
  for (const [queryKey, status] of failures) {
    const error = Object.assign(new Error(`${status}`), { status });
    client.getQueryCache().build(client, { queryKey }).setState({ status: "error", error, errorUpdateCount: 1 });
  }
}
