import { createContext, use, useEffect } from "react";
import type { PanelSite } from "#contract/site";

/** The site as the page was loaded. */
export const Site = createContext<PanelSite>({ name: "", seoLanguage: "tr" });

export function useTitle(title: string): void {
  const { name } = use(Site);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
