import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../../../components/icon.tsx";
import { jobQueries } from "../../api/job-api.ts";
import { directoryQueries } from "../../api/panel-queries.ts";
import { Button } from "../../ui/button.tsx";
import { SelectBox, type SelectOption } from "../../ui/select-box.tsx";
import {
  type BusinessFilters,
  businessesHref,
  hasFilters,
  MISSING_LABELS,
  OPEN_LABELS,
  readFilters,
} from "../table-params.ts";
import { CityFilter } from "./city-filter.tsx";
import styles from "./filter-bar.module.css";
import {
  categoryOptions,
  categoryOrGroup,
  categoryValue,
  countryOptions,
  EDITED_OPTIONS,
  importOptions,
  MISSING_OPTIONS,
  OPEN_OPTIONS,
  STATUS_OPTIONS,
  sourceOptions,
} from "./filter-options.ts";
import { SearchBox } from "./search-box.tsx";

type FilterName = keyof BusinessFilters;

interface FilterBarProps {
  filters: BusinessFilters;
  /** Controls at the end of the row. */
  children: ReactNode;
}

/** Shows the search, the three main filters, the others on request and those that apply. A change returns to the first page. */
export function FilterBar({ filters, children }: FilterBarProps) {
  const navigate = useNavigate();
  const more = useId();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const { data: imports = [] } = useQuery(jobQueries.imports);
  const isBin = filters.status === "deleted";
  const setFilter = (change: Partial<BusinessFilters>, isTyped = false) => {
    // The address is ahead of the last render when two filters change at once.
    const params = new URLSearchParams(window.location.search);
    const href = businessesHref({ ...readFilters(params), ...change }, 1, params);
    void navigate(href, { replace: isTyped });
  };
  const select = (label: string, name: FilterName, options: readonly SelectOption[]) => (
    <SelectBox
      label={label}
      isLabelShown
      value={filters[name]}
      options={options}
      onChange={(value) => setFilter({ [name]: value })}
    />
  );
  return (
    <search className={styles.frame}>
      <div className={styles.bar}>
        <SearchBox search={filters.search} onSearch={(search) => setFilter({ search }, true)} />
        {select("Country", "country", countryOptions(countries))}
        <SelectBox
          label="Category"
          isLabelShown
          value={categoryValue(filters)}
          options={categoryOptions(categories)}
          onChange={(value) => setFilter(categoryOrGroup(value))}
        />
        {!isBin && select("Status", "status", STATUS_OPTIONS)}
        <Button aria-expanded={isMoreOpen} aria-controls={more} onClick={() => setMoreOpen(!isMoreOpen)}>
          <Icon name="filter" size={16} /> Filter
        </Button>
        {chipsOf(filters, imports).map(({ name, label }) => (
          <Button
            key={name}
            className={styles.chip}
            onClick={() => setFilter({ [name]: "" })}
            aria-label={`Remove the filter ${label}`}
          >
            {label} <Icon name="close" size={14} />
          </Button>
        ))}
        {hasFilters(filters) && (
          <Button onClick={() => setFilter({ ...EMPTY, sort: filters.sort })}>Clear filters</Button>
        )}
        <span className={styles.end}>{children}</span>
      </div>
      <div className={styles.bar} id={more} hidden={!isMoreOpen}>
        <CityFilter city={filters.city} onChoose={(city) => setFilter({ city })} />
        {select("Missing", "missing", MISSING_OPTIONS)}
        {isBin ? (
          <p className={styles.note}>The recycle bin has no filters for open status, imports and hand edits.</p>
        ) : (
          <>
            {select("Open status", "open", OPEN_OPTIONS)}
            {select("Edited by hand", "edited", EDITED_OPTIONS)}
            {select("Import", "import", importOptions(imports))}
            {select("Source", "source", sourceOptions(imports))}
          </>
        )}
      </div>
    </search>
  );
}

const EMPTY: BusinessFilters = readFilters(new URLSearchParams());

/** Names the filters that apply and that the first row does not show. */
function chipsOf(filters: BusinessFilters, imports: Parameters<typeof importOptions>[0]) {
  const { city, missing, open, edited, source } = filters;
  const importLabel = importOptions(imports).find(({ value }) => value === filters.import)?.label ?? filters.import;
  const chips: { name: FilterName; label: string }[] = [
    { name: "city", label: city && `City: ${city}` },
    { name: "missing", label: missing && `Missing: ${lower(labelOf(MISSING_LABELS, missing))}` },
    { name: "open", label: open && labelOf(OPEN_LABELS, open) },
    { name: "edited", label: edited && (edited === "yes" ? "Edited by hand" : "Not edited by hand") },
    { name: "import", label: filters.import && (filters.import === "none" ? importLabel : `Import: ${importLabel}`) },
    { name: "source", label: source && `Source: ${source}` },
  ];
  return chips.filter(({ label }) => label !== "");
}

function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

function lower(label: string): string {
  return label === "SEO text" ? label : label.toLowerCase();
}
