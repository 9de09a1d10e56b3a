import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { SiteInfo } from "#contract/site";
import { statusOfError } from "../api/api-error.ts";
import type { Loaded } from "./page-outcome.ts";

/** What the server hands to the browser in the page, as JSON: all that it rendered from. */
export interface PageState extends Answers {
  site: SiteInfo;
  /** Whether it is not the page that is shown, but that it cannot be had. */
  isFailure: boolean;
}

export interface Answers {
  data: [key: QueryKey, data: unknown][];
  /** Queries without an answer, with the status that tells why. */
  failures: [key: QueryKey, status: number][];
}

/** What the queries gave, by path. */
export function answersOf(answered: ReadonlyMap<string, Loaded>): Answers {
  const answers: Answers = { data: [], failures: [] };
  for (const [path, { data, error }] of answered) {
    if (error === null) answers.data.push([[path], data]);
    else answers.failures.push([[path], statusOfError(error)]);
  }
  return answers;
}

/** Gives them to a client, for the rendering and for the browser alike, so that none is asked for again. */
export function restoreQueries(client: QueryClient, { data, failures }: Answers): void {
  for (const [queryKey, answer] of data) client.setQueryData(queryKey, answer);
  for (const [queryKey, status] of failures) {
    const error = Object.assign(new Error(`${status}`), { status });
    client.getQueryCache().build(client, { queryKey }).setState({ status: "error", error, errorUpdateCount: 1 });
  }
}
