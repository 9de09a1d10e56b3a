import type { DehydratedState } from "@tanstack/react-query";
import type { SiteInfo } from "#contract/site";

/** State from which the browser hydrates: JSON in the document. */
export interface PageState {
  site: SiteInfo;
  /** The failure page is shown. */
  isFailure: boolean;
  queries: DehydratedState;
}
