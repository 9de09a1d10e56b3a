import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CategorySummary, CountrySummary } from "#contract/business";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import { directoryQueries } from "../api/panel-queries.ts";
import { Button } from "../ui/button.tsx";
import { SelectBox, type SelectOption } from "../ui/select-box.tsx";
import styles from "./filter-bar.module.css";
import { type BusinessFilters, businessesHref, hasFilters, MISSING_LABELS, readFilters } from "./table-params.ts";

/** The largest categories; the search finds the others. */
const MAX_CATEGORIES = 200;

const STATUSES: readonly SelectOption[] = [
  { value: "", label: "All statuses" },
  { value: "verified", label: "Verified" },
  { value: "pending", label: "Pending" },
  { value: "closed", label: "Closed for good" },
  { value: "deleted", label: "Deleted" },
];

const SORTS: readonly SelectOption[] = [
  { value: "", label: "Newest first" },
  { value: "name", label: "By name" },
  { value: "rating", label: "Best rated" },
  { value: "reviews", label: "Most reviewed" },
];

const MISSING: readonly SelectOption[] = [
  { value: "", label: "Any data" },
  ...Object.entries(MISSING_LABELS).map(([value, label]) => ({ value, label })),
];

/** The filters of the table. A change returns to the first page. */
export function FilterBar({ filters }: { filters: BusinessFilters }) {
  const navigate = useNavigate();
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const setFilter = (change: Partial<BusinessFilters>) => {
    // The address is ahead of the last render when two filters change at once.
    const current = readFilters(new URLSearchParams(window.location.search));
    void navigate(businessesHref({ ...current, ...change }));
  };
  const selects: readonly { label: string; name: keyof BusinessFilters; options: readonly SelectOption[] }[] = [
    { label: "Country", name: "country", options: countryOptions(countries) },
    { label: "Category", name: "category", options: categoryOptions(categories.slice(0, MAX_CATEGORIES)) },
    { label: "Status", name: "status", options: STATUSES },
    { label: "Data", name: "missing", options: MISSING },
    { label: "Order", name: "sort", options: SORTS },
  ];
  return (
    <search className={styles.bar}>
      <SearchBox key={filters.search} search={filters.search} onSearch={(search) => setFilter({ search })} />
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

/** All, two that every directory has, then the others by size. */
function categoryOptions(categories: readonly CategorySummary[]) {
  const first: SelectOption[] = [
    { value: "", label: "All categories" },
    { value: "service-provider", label: "Service Provider" },
    { value: "restaurant", label: "Restaurant" },
  ];
  const rest = categories
    .map(({ category, slug, businessCount }) => ({ value: slug, label: category, note: exactCount(businessCount) }))
    .filter(({ value }) => first.every((option) => option.value !== value));
  return [...first, ...rest];
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <input
        type="search"
        aria-label="Search businesses"
        placeholder="Name, category or city"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
