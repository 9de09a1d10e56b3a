import { ALL_GROUPS } from "#domain/categories/all-groups";
import type { SelectOption } from "../ui/select-box.tsx";

/** Category groups by slug, including "other". */
export const GROUP_OPTIONS: readonly SelectOption[] = [...ALL_GROUPS, { slug: "other", name: "Other" }].map(
  ({ slug, name }) => ({ value: slug, label: name }),
);
