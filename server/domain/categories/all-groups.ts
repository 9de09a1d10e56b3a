import { CATEGORY_GROUPS, type NamedGroup } from "./category-group-names.ts";

/** Groups of what the eight do not cover. Their pages exist while they have businesses. */
export const FURTHER_GROUPS: readonly NamedGroup[] = [
  { slug: "shopping", name: "Shopping" },
  { slug: "hotels-travel", name: "Hotels & Travel" },
  { slug: "public-community", name: "Public & Community" },
  { slug: "pets-animals", name: "Pets & Animals" },
];

export const ALL_GROUPS: readonly NamedGroup[] = [...CATEGORY_GROUPS, ...FURTHER_GROUPS];

const SLUGS: ReadonlySet<string> = new Set(ALL_GROUPS.map(({ slug }) => slug));
const MIXED: ReadonlySet<string> = new Set(["other", ...FURTHER_GROUPS.map(({ slug }) => slug)]);

/** Tells whether this is the slug of a group rather than of a category. */
export function isGroup(slug: string): boolean {
  return SLUGS.has(slug);
}

/** Tells whether the businesses of a group are too unlike to be compared: a church and a town hall, a jeweler and a supermarket. */
export function isMixedGroup(group: string): boolean {
  return MIXED.has(group);
}

/** Returns the name of a group by its slug, "Other" for "other"; anything else comes back as it is. */
export function groupName(slug: string): string {
  return slug === "other" ? "Other" : (ALL_GROUPS.find((group) => group.slug === slug)?.name ?? slug);
}
