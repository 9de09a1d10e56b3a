import type { CategoryGroup } from "../../contract/business.ts";

/** The eight groups of the header, footer and home page, in their order there, with the slugs of their pages. */
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

/** Returns the name of a group by its slug, "Other" for "other"; anything else comes back as it is. */
export function groupName(slug: string): string {
  return slug === "other" ? "Other" : (CATEGORY_GROUPS.find((group) => group.slug === slug)?.name ?? slug);
}

/** Tells whether this is the slug of a group rather than of a category. */
export function isGroup(slug: string): boolean {
  return CATEGORY_GROUPS.some((group) => group.slug === slug);
}
