import type { CategoryGroup } from "../../contract/business.ts";

export interface NamedGroup {
  slug: Exclude<CategoryGroup, "other">;
  name: string;
}

/** The eight groups of the header, footer and home page, in their order there, with the slugs of their pages. */
export const CATEGORY_GROUPS: readonly NamedGroup[] = [
  { slug: "restaurants", name: "Restaurants" },
  { slug: "healthcare", name: "Healthcare" },
  { slug: "auto-services", name: "Auto Services" },
  { slug: "beauty-wellness", name: "Beauty & Wellness" },
  { slug: "home-services", name: "Home Services" },
  { slug: "professional-services", name: "Professional Services" },
  { slug: "education", name: "Education" },
  { slug: "entertainment", name: "Entertainment" },
];
