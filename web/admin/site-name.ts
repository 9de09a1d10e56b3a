import { createContext, use, useEffect } from "react";

export const SiteName = createContext("");

export function useTitle(title: string): void {
  const siteName = use(SiteName);
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}
