import { counted } from "#domain/text/count-label";
import { seoNumbers } from "./seo-numbers.ts";
import type { SeoTexts } from "./seo-texts.ts";

export const ENGLISH: SeoTexts = {
  title: "SEO Sitemap",
  intro: "Pages that search engines are told about, pages that are left out, and why.",
  retry: "Try again",
  loading: "Loading",
  numbers: seoNumbers("en", (percent) => `less than ${percent}`),
  figures: {
    error: "The sitemap figures could not be loaded",
    businesses: "Businesses in the sitemap",
    businessSitemaps: "Business sitemaps",
    maxPerSitemap: "Most businesses per sitemap",
    files: "Sitemap files",
    filesNote: "Businesses, main pages, categories and cities",
  },
  files: {
    title: "Sitemap files",
    intro: "Give search engines the address of the index only; it lists the other files.",
    index: "Sitemap index",
    mainPages: "Main pages",
    categories: "Categories",
    cities: "Cities",
    businessTitle: "Business sitemaps",
    businessNone: "No business sitemap yet. One is made once there are businesses.",
    business: (number) => `Businesses ${number}`,
  },
  noindex: {
    title: "Pages left out of search engines",
    intro: "Visitors can open these pages, but search engines are asked not to list them, and they are in no sitemap.",
    error: "The pages left out could not be loaded",
    none: "No page is left out.",
    pages: (count) => counted(count, "page", "pages"),
    show: "Show",
    hide: "Hide",
    toggle: (reason, isOpen) => `${reason}: ${isOpen ? "hide pages" : "show pages"}`,
    pagesError: "The pages could not be loaded",
    edit: "Edit",
    editOf: (name) => `Edit ${name}`,
    pageList: "Pages",
    previous: "Previous",
    next: "Next",
    position: (page, totalPages) => `Page ${page} of ${totalPages}`,
    reasons: {
      "closed-for-good": {
        pages: "Permanently closed businesses",
        fix: "If a business has reopened, change its status. If it has really closed, there is nothing to do.",
      },
      "no-name-category-or-city": {
        pages: "Businesses without a name, category or city",
        fix: "Fill in the missing field in the editor, or complete the file and import it again with “Update them”.",
      },
      "too-little-known": {
        pages: "Businesses with no reviews and no phone or opening hours",
        fix: "Add both a phone number and opening hours.",
      },
      "canonical-elsewhere": {
        pages: "Businesses whose canonical URL points to another page",
        fix: "To have a business’s own page listed, clear its canonical URL.",
      },
      "too-few-businesses": {
        pages: "City and category lists with fewer than three businesses",
        fix: "Add businesses to the city or category; three are enough. If the city goes by another name, add a rule in the Import tab.",
      },
    },
  },
  similar: {
    title: "Similar texts",
    intro:
      "Business texts are compared by runs of five words. Two texts that share at least half of them count as very similar.",
    error: "The texts could not be compared",
    loading: "Comparing texts. This can take a few seconds in a large directory.",
    none: ["There are no texts to compare. Generate them in the ", "Import tab", "."],
    share: "Texts with a very similar one",
    shareNone: "No text is very similar to another",
    shareNote: "The lower, the better",
    nearest: "Similarity to the nearest text",
    nearestNote: "Median",
    compared: "Texts compared",
    sampleNote: "A sample of all businesses",
    pairsTitle: "Most similar texts",
    advice:
      "To make texts differ more, write the text of a business by hand. To have it generated again, complete the details of the business, clear its text, then generate SEO content in the Import tab.",
  },
};
