import type { SeoLanguage } from "#contract/site";

const STORAGE_KEY = "seo-sitemap-language";

/** Returns the language that somebody chose in the tab SEO Sitemap in this browser; undefined: the setting decides. */
export function chosenSeoLanguage(): SeoLanguage | undefined {
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    return text === "en" || text === "tr" ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice in this browser; undefined forgets it. */
export function chooseSeoLanguage(language: SeoLanguage | undefined): void {
  try {
    if (language === undefined) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the tab.
  }
}
