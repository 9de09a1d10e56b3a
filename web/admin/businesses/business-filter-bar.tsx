import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import { directoryQueries } from "../api/directory-queries.ts";
import { Button } from "../parts/button.tsx";
import { SelectBox, type SelectOption } from "../parts/select-box.tsx";
import styles from "./business-filter-bar.module.css";
import { type BusinessFilters, businessesHref, hasFilters, MISSING_LABELS } from "./businesses-address.ts";

/** Categories offered by themselves; any other is reached by the search or from the dashboard. */
const OFFERED_CATEGORIES = 200;

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

/** What the table is narrowed to; every change is a new address, back on the first page. */
export function BusinessFilterBar({ filters }: { filters: BusinessFilters }) {
  const navigate = useNavigate();
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const narrow = (change: Partial<BusinessFilters>) => void navigate(businessesHref({ ...filters, ...change }));
  const country = countries.map(({ country, businessCount }) => ({
    value: country,
    label: country,
    note: exactCount(businessCount),
  }));
  return (
    <search className={styles.bar}>
      <SearchBox key={filters.search} search={filters.search} onSearch={(search) => narrow({ search })} />
      <SelectBox
        label="Country"
        value={filters.country}
        options={[{ value: "", label: "All countries" }, ...country.filter(({ value }) => value !== "")]}
        onChange={(country) => narrow({ country })}
      />
      <SelectBox
        label="Category"
        value={filters.category}
        options={categoryOptions(categories.slice(0, OFFERED_CATEGORIES))}
        onChange={(category) => narrow({ category })}
      />
      <SelectBox label="Status" value={filters.status} options={STATUSES} onChange={(status) => narrow({ status })} />
      <SelectBox label="Data" value={filters.missing} options={MISSING} onChange={(missing) => narrow({ missing })} />
      <SelectBox label="Order" value={filters.sort} options={SORTS} onChange={(sort) => narrow({ sort })} />
      {filters.city !== "" && (
        <Button onClick={() => narrow({ city: "" })} aria-label={`Remove the filter City: ${filters.city}`}>
          City: {filters.city} <Icon name="close" size={14} />
        </Button>
      )}
      {hasFilters(filters) && (
        <Button onClick={() => void navigate(businessesHref({ sort: filters.sort }))}>Clear filters</Button>
      )}
    </search>
  );
}

/** All, the two that are asked for most, then the rest, most businesses first. */
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
