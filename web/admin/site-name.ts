import { createContext, use, useEffect } from "react";

export const SiteName = createContext("");

/** Names the document after what it shows. */
export function useTitle(title: string): void {
  const siteName = use(SiteName);
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}
