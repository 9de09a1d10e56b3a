/** Preloads the style sheet's pictures above the fold of a phone, which browsers would find only in the style sheet. */
import type { AnyPage } from "../navigation/public-page.ts";
import { homePage } from "../pages/home/home-page.tsx";

const HOME_IMAGES = ["web/images/street.svg"];

/** Returns paths of source files from the project's root. */
export function firstImages(page: AnyPage): string[] {
  return page === homePage ? HOME_IMAGES : [];
}
