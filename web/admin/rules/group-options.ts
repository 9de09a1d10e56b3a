import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import type { SelectOption } from "../ui/select-box.tsx";

/** The groups of categories, "other" too, by slug. */
export const GROUP_OPTIONS: readonly SelectOption[] = [...CATEGORY_GROUPS, { slug: "other", name: "Other" }].map(
  ({ slug, name }) => ({ value: slug, label: name }),
);
