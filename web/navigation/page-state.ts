import type { DehydratedState } from "@tanstack/react-query";
import type { SiteInfo } from "#contract/site";

/** What the browser hydrates from: JSON in the document. */
export interface PageState {
  site: SiteInfo;
  /** Whether the failure page is shown. */
  isFailure: boolean;
  queries: DehydratedState;
}
