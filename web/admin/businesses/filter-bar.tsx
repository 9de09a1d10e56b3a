import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import { directoryQueries } from "../api/directory-queries.ts";
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
  const country = countries.map(({ country, businessCount }) => ({
    value: country,
    label: country,
    note: exactCount(businessCount),
  }));
  return (
    <search className={styles.bar}>
      <SearchBox key={filters.search} search={filters.search} onSearch={(search) => setFilter({ search })} />
      <SelectBox
        label="Country"
        value={filters.country}
        options={[{ value: "", label: "All countries" }, ...country.filter(({ value }) => value !== "")]}
        onChange={(country) => setFilter({ country })}
      />
      <SelectBox
        label="Category"
        value={filters.category}
        options={categoryOptions(categories.slice(0, MAX_CATEGORIES))}
        onChange={(category) => setFilter({ category })}
      />
      <SelectBox
        label="Status"
        value={filters.status}
        options={STATUSES}
        onChange={(status) => setFilter({ status })}
      />
      <SelectBox
        label="Data"
        value={filters.missing}
        options={MISSING}
        onChange={(missing) => setFilter({ missing })}
      />
      <SelectBox label="Order" value={filters.sort} options={SORTS} onChange={(sort) => setFilter({ sort })} />
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

/** All, the two of product.md §2, then the others by size. */
function categoryOptions(categories: readonly { category: string; slug: string; businessCount: number }[]) {
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
