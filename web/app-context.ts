import { createContext, use } from "react";
import type { SiteInfo } from "#contract/site";
import type { PublicQueries } from "./api/queries.ts";

interface AppContents {
  site: SiteInfo;
  queries: PublicQueries;
}

export const AppContext = createContext<AppContents | null>(null);

/** Whose site this is and where its data comes from. */
export function useApp(): AppContents {
  const contents = use(AppContext);
  if (!contents) throw new Error("Rendered outside of the app");
  return contents;
}
