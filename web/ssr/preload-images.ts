/**
 * Pictures of the style sheet above the fold of a phone. They are preloaded, since browsers would discover them only in the style sheet.
 */
import type { AnyPage } from "../navigation/public-page.ts";
import { homePage } from "../pages/home/home-page.tsx";

const HOME_IMAGES = ["web/images/street.svg"];

/** Returns the pictures to preload, as paths of source files. */
export function preloadedImages(page: AnyPage): string[] {
  return page === homePage ? HOME_IMAGES : [];
}
