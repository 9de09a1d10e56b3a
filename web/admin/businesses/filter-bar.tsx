import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CategorySummary, CountrySummary } from "#contract/business";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import { directoryQueries } from "../api/panel-queries.ts";
import { GROUP_OPTIONS } from "../rules/group-options.ts";
import { Button } from "../ui/button.tsx";
import { SelectBox, type SelectOption } from "../ui/select-box.tsx";
import styles from "./filter-bar.module.css";
import { type BusinessFilters, businessesHref, hasFilters, MISSING_LABELS, readFilters } from "./table-params.ts";

/** Number of the largest categories to list; the search finds the others. */
const MAX_CATEGORIES = 200;

const STATUSES: readonly SelectOption[] = [
  { value: "", label: "All statuses" },
  { value: "listed", label: "Listed" },
  { value: "verified", label: "Verified" },
  { value: "pending", label: "Pending" },
  { value: "operating", label: "Operating" },
  { value: "closed-for-now", label: "Closed for now" },
  { value: "closed", label: "Closed for good" },
  { value: "deleted", label: "Deleted" },
];

const SORTS: readonly SelectOption[] = [
  { value: "", label: "Newest first" },
  { value: "name", label: "By name" },
  { value: "rating", label: "Best rated" },
  { value: "reviews", label: "Most reviewed" },
];

/** Kinds of missing data to filter by. */
const MISSING_DATA_OPTIONS: readonly SelectOption[] = [
  { value: "", label: "Any data" },
  ...Object.entries(MISSING_LABELS).map(([value, label]) => ({ value, label })),
];

/** Shows the filters of the table. A change returns to the first page. */
export function FilterBar({ filters }: { filters: BusinessFilters }) {
  const navigate = useNavigate();
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const setFilter = (change: Partial<BusinessFilters>) => {
    // The address is ahead of the last render when two filters change at once.
    const currentFilters = readFilters(new URLSearchParams(window.location.search));
    void navigate(businessesHref({ ...currentFilters, ...change }));
  };
  const selects: readonly { label: string; name: keyof BusinessFilters; options: readonly SelectOption[] }[] = [
    { label: "Status", name: "status", options: STATUSES },
    { label: "Data", name: "missing", options: MISSING_DATA_OPTIONS },
    // The recycle bin always lists the latest deletion first.
    ...(filters.status === "deleted" ? [] : [{ label: "Order", name: "sort", options: SORTS } as const]),
  ];
  return (
    <search className={styles.bar}>
      <SearchBox key={filters.search} search={filters.search} onSearch={(search) => setFilter({ search })} />
      <SelectBox
        label="Country"
        value={filters.country}
        options={countryOptions(countries)}
        onChange={(country) => setFilter({ country })}
      />
      <SelectBox
        label="Category"
        value={filters.group === "" ? filters.category : GROUP_VALUE + filters.group}
        options={categoryOptions(categories.slice(0, MAX_CATEGORIES))}
        onChange={(value) => setFilter(categoryOrGroup(value))}
      />
      {selects.map(({ label, name, options }) => (
        <SelectBox
          key={name}
          label={label}
          value={filters[name]}
          options={options}
          onChange={(value) => setFilter({ [name]: value })}
        />
      ))}
      {filters.city !== "" && (
        <Button onClick={() => setFilter({ city: "" })} aria-label={`Remove the filter City: ${filters.city}`}>
          City: {filters.city} <Icon name="close" size={14} />
        </Button>
      )}
      {hasFilters(filters) && (
        <Button onClick={() => void navigate(businessesHref({ sort: filters.sort }))}>Clear filters</Button>
      )}
    </search>
  );
}

function countryOptions(countries: readonly CountrySummary[]): SelectOption[] {
  const options = countries.map(({ country, businessCount }) => ({
    value: country,
    label: country,
    note: exactCount(businessCount),
  }));
  return [{ value: "", label: "All countries" }, ...options.filter(({ value }) => value !== "")];
}

/** Prefix of a group's value; no slug of a category has a colon. */
const GROUP_VALUE = "group:";

const GROUPS = GROUP_OPTIONS.map(
  ({ value, label }): SelectOption => ({ value: GROUP_VALUE + value, label: `Group: ${label}` }),
);

function categoryOrGroup(value: string): Pick<BusinessFilters, "category" | "group"> {
  return value.startsWith(GROUP_VALUE)
    ? { category: "", group: value.slice(GROUP_VALUE.length) }
    : { category: value, group: "" };
}

/** Lists all, two options that every directory has, the other categories by size, then the groups. */
function categoryOptions(categories: readonly CategorySummary[]) {
  const firstOptions: SelectOption[] = [
    { value: "", label: "All categories" },
    { value: "service-provider", label: "Service Provider" },
    { value: "restaurant", label: "Restaurant" },
  ];
  const otherCategories = categories
    .map(({ category, slug, businessCount }) => ({ value: slug, label: category, note: exactCount(businessCount) }))
    .filter(({ value }) => firstOptions.every((option) => option.value !== value));
  return [...firstOptions, ...otherCategories, ...GROUPS];
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typedText, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typedText.trim());
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <input
        type="search"
        aria-label="Search businesses"
        placeholder="Name, phone, place id"
        value={typedText}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
