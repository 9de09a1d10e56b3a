import type { QueryKey } from "@tanstack/react-query";
import type { SiteInfo } from "#contract/site";

/** A query with its data, or with the HTTP status of its failure. */
export interface LoadedQuery {
  queryKey: QueryKey;
  data?: unknown;
  status?: number;
}

/** State from which the browser hydrates: JSON in the document. */
export interface PageState {
  site: SiteInfo;
  /** The failure page is shown. */
  isFailure: boolean;
  queries: LoadedQuery[];
}
