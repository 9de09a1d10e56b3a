import type { CategoryGroup } from "../../contract/business.ts";

/** The eight groups that the header, footer and home page link to, in their order there; `slug` is the link's last part. */
export const CATEGORY_GROUPS: readonly { slug: Exclude<CategoryGroup, "other">; name: string }[] = [
  { slug: "restaurants", name: "Restaurants" },
  { slug: "healthcare", name: "Healthcare" },
  { slug: "auto-services", name: "Auto Services" },
  { slug: "beauty-wellness", name: "Beauty & Wellness" },
  { slug: "home-services", name: "Home Services" },
  { slug: "professional-services", name: "Professional Services" },
  { slug: "education", name: "Education" },
  { slug: "entertainment", name: "Entertainment" },
];

/** Is `slug` one of the eight, so that it is not asked for as a category? */
export function isGroup(slug: string): boolean {
  return CATEGORY_GROUPS.some((group) => group.slug === slug);
}
