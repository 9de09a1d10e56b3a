import { createContext, useState } from "react";
import { ENGLISH } from "./english-texts-data.ts";
import type { SeoLanguage } from "./seo-numbers.ts";
import type { SeoTexts } from "./seo-texts.ts";
import { TURKISH } from "./turkish-texts-data.ts";

export const SEO_LANGUAGES: readonly { value: SeoLanguage; label: string; lang: string }[] = [
  { value: "tr", label: "Türkçe", lang: "tr" },
  { value: "en", label: "English", lang: "en" },
];
const STORAGE_KEY = "seo-sitemap-language";

/** Texts of the tab in the chosen language. */
export const SeoTextsContext = createContext<SeoTexts>(TURKISH);

export function seoTextsIn(language: SeoLanguage): SeoTexts {
  return language === "en" ? ENGLISH : TURKISH;
}

/** Keeps the language of the tab in this browser; it is Turkish until another one is chosen. */
export function useSeoLanguage(): [SeoLanguage, (language: SeoLanguage) => void] {
  const [language, setLanguage] = useState<SeoLanguage>(storedLanguage);
  return [
    language,
    (chosen) => {
      setLanguage(chosen);
      try {
        window.localStorage.setItem(STORAGE_KEY, chosen);
      } catch {
        // Storage is blocked or full: the choice lasts as long as the tab.
      }
    },
  ];
}

function storedLanguage(): SeoLanguage {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === "en" ? "en" : "tr";
  } catch {
    return "tr";
  }
}
