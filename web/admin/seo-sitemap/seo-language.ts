import { createContext, use, useState } from "react";
import type { SeoLanguage } from "#contract/site";
import { chooseSeoLanguage, chosenSeoLanguage } from "../settings/seo-language-choice.ts";
import { Site } from "../site.ts";
import { ENGLISH } from "./english-texts-data.ts";
import type { SeoTexts } from "./seo-texts.ts";
import { TURKISH } from "./turkish-texts-data.ts";

export const SEO_LANGUAGES: readonly { value: SeoLanguage; label: string; lang: string }[] = [
  { value: "tr", label: "Türkçe", lang: "tr" },
  { value: "en", label: "English", lang: "en" },
];

/** Texts of the tab in the chosen language. */
export const SeoTextsContext = createContext<SeoTexts>(TURKISH);

export function seoTextsIn(language: SeoLanguage): SeoTexts {
  return language === "en" ? ENGLISH : TURKISH;
}

/** Returns the language chosen in this browser, or that of the setting, and the choice of another one. */
export function useSeoLanguage(): [SeoLanguage, (language: SeoLanguage) => void] {
  const { seoLanguage } = use(Site);
  const [choice, setChoice] = useState(chosenSeoLanguage);
  return [
    choice ?? seoLanguage,
    (chosen) => {
      setChoice(chosen);
      chooseSeoLanguage(chosen);
    },
  ];
}
