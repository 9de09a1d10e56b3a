import type { ImportEntry } from "#contract/admin-api";
import type { ImportSource } from "#contract/admin-table";
import type { CategorySummary, CountrySummary } from "#contract/business";
import { exactCount } from "#domain/text/count-label";
import { GROUP_OPTIONS } from "../../rules/group-options.ts";
import { dateTimeText } from "../../ui/date-time.ts";
import type { SelectOption } from "../../ui/select-box.tsx";
import { type BusinessFilters, MISSING_LABELS, OPEN_LABELS } from "../table-params.ts";

/** Number of the largest categories to list; the search finds the others. */
const MAX_CATEGORIES = 200;
/** Prefix of a group's value; no slug of a category has a colon. */
const GROUP_VALUE = "group:";

const all = (label: string): SelectOption => ({ value: "", label });
const options = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const STATUS_OPTIONS: readonly SelectOption[] = [
  all("All"),
  { value: "verified", label: "Verified" },
  { value: "pending", label: "Pending" },
];

export const OPEN_OPTIONS: readonly SelectOption[] = [all("Any"), ...options(OPEN_LABELS)];
export const MISSING_OPTIONS: readonly SelectOption[] = [all("No filter"), ...options(MISSING_LABELS)];
export const EDITED_OPTIONS: readonly SelectOption[] = [
  all("Any"),
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export function countryOptions(countries: readonly CountrySummary[]): SelectOption[] {
  const countryOptions = countries.map(({ country, businessCount }) => ({
    value: country,
    label: country,
    note: exactCount(businessCount),
  }));
  return [all("All"), ...countryOptions.filter(({ value }) => value !== "")];
}

const GROUPS = GROUP_OPTIONS.map(
  ({ value, label }): SelectOption => ({ value: GROUP_VALUE + value, label: `Group: ${label}` }),
);

/** Lists all, two options that every directory has, the other categories by size, then the groups. */
export function categoryOptions(categories: readonly CategorySummary[]): SelectOption[] {
  const firstOptions: SelectOption[] = [
    all("All"),
    { value: "service-provider", label: "Service Provider" },
    { value: "restaurant", label: "Restaurant" },
  ];
  const otherCategories = categories
    .slice(0, MAX_CATEGORIES)
    .map(({ category, slug, businessCount }) => ({ value: slug, label: category, note: exactCount(businessCount) }))
    .filter(({ value }) => firstOptions.every((option) => option.value !== value));
  return [...firstOptions, ...otherCategories, ...GROUPS];
}

export function categoryValue({ category, group }: BusinessFilters): string {
  return group === "" ? category : GROUP_VALUE + group;
}

export function categoryOrGroup(value: string): Pick<BusinessFilters, "category" | "group"> {
  return value.startsWith(GROUP_VALUE)
    ? { category: "", group: value.slice(GROUP_VALUE.length) }
    : { category: value, group: "" };
}

export function importOptions(imports: readonly ImportEntry[]): SelectOption[] {
  const entries = imports.map(({ id, files, startedAt }) => ({
    value: String(id),
    label: files.join(", "),
    note: dateTimeText(startedAt),
  }));
  return [all("Any"), { value: "none", label: "Added by hand" }, ...entries];
}

export function sourceOptions(imports: readonly (ImportEntry & ImportSource)[]): SelectOption[] {
  const sources = [...new Set(imports.flatMap(({ source }) => source ?? []))].toSorted();
  return [all("Any"), ...sources.map((source) => ({ value: source, label: source }))];
}
