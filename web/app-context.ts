import { createContext, use } from "react";
import type { SiteInfo } from "#contract/site";
import type { PublicQueries } from "./api/queries.ts";

interface AppContents {
  site: SiteInfo;
  queries: PublicQueries;
}

export const AppContext = createContext<AppContents | null>(null);

/** Returns the site's settings and its data source. */
export function useApp(): AppContents {
  const contents = use(AppContext);
  if (!contents) throw new Error("Rendered outside of the app");
  return contents;
}
