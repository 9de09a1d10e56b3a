import type { NoindexReason } from "#domain/publishing/indexing";
import type { SeoNumbers } from "./seo-numbers.ts";

/** Texts of the SEO Sitemap tab in one language. */
export interface SeoTexts {
  title: string;
  intro: string;
  retry: string;
  loading: string;
  numbers: SeoNumbers;
  figures: {
    error: string;
    businesses: string;
    businessSitemaps: string;
    maxPerSitemap: string;
    files: string;
    filesNote: string;
  };
  files: {
    title: string;
    intro: string;
    index: string;
    mainPages: string;
    categories: string;
    cities: string;
    businessTitle: string;
    businessNone: string;
    business: (number: string) => string;
  };
  noindex: {
    title: string;
    intro: string;
    error: string;
    none: string;
    pages: (count: number) => string;
    show: string;
    hide: string;
    /** Accessible name of the button that shows or hides the pages of a reason. */
    toggle: (reason: string, isOpen: boolean) => string;
    pagesError: string;
    edit: string;
    editOf: (name: string) => string;
    pageList: string;
    previous: string;
    next: string;
    position: (page: string, totalPages: string) => string;
    reasons: Readonly<Record<NoindexReason, { pages: string; fix: string }>>;
  };
  similar: {
    title: string;
    intro: string;
    error: string;
    loading: string;
    /** Sentence about missing texts, around a link to the Import tab. */
    none: readonly [before: string, link: string, after: string];
    share: string;
    shareNone: string;
    shareNote: string;
    nearest: string;
    nearestNote: string;
    compared: string;
    sampleNote: string;
    pairsTitle: string;
    advice: string;
  };
}
