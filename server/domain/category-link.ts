import { categoryUrl } from "./page-url.ts";
import { isPlainText, plainSlug } from "./plain-slug.ts";

/**
 * The page of a category, by its name as a business has it. A name that is not plain is left as it is, since only the
 * server can write it in Latin letters: its page then answers by naming its true address.
 */
export function categoryLink(category: string): string {
  const slug = isPlainText(category) ? plainSlug(category) : "";
  return categoryUrl(slug === "" ? category : slug);
}
