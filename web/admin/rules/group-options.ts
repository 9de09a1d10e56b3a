import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import type { SelectOption } from "../ui/select-box.tsx";

/** Category groups by slug, including "other". */
export const GROUP_OPTIONS: readonly SelectOption[] = [...CATEGORY_GROUPS, { slug: "other", name: "Other" }].map(
  ({ slug, name }) => ({ value: slug, label: name }),
);
