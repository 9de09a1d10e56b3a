import "../../lazy/shared-list-modules.ts";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { BusinessList, CategorySummary } from "#contract/business";
import { MAX_TEXT_CHARS } from "#contract/lists/parameter";
import type { BusinessQuery } from "#contract/queries";
import { isWholeListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import { type BrowseParams, browseUrl, homeUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import type { Cards, PublicQuery } from "../../api/queries.ts";
import type { ShownFacets } from "../../api/shown-facets.ts";
import { Icon } from "../../components/icon.tsx";
import { HeaderSearch } from "../../components/search/header-search.tsx";
import styles from "../../components/search/search-form.module.css";
import { facetsQuery } from "../../lists/facets/facets-query.ts";
import { HiddenFields } from "../../lists/hidden-fields.tsx";
import { ListPage } from "../../lists/list-page.tsx";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import {
  isFilteredOrSorted,
  isPageInRange,
  listQuery,
  pageSuffix,
  readListParams,
  readTextParam,
  titleCased,
} from "../../lists/list-params.ts";
import { definePage, type PageLocation, type PageView } from "../../navigation/public-page.ts";

export const browsePage = definePage<BrowseData>({
  load: (queries, location) => {
    const query = queryOf(location);
    return {
      list: queries.businesses(query),
      categories: namesOf(queries.topCategories()),
      facets: facetsQuery(queries, query, location),
    };
  },
  head: ({ location, data, site }) => {
    const params = readBrowseParams(location);
    const { page = 1 } = params;
    return {
      title: fittingTitle([`${browseTitle(location)}${pageSuffix(page)}`], site.name),
      description: fittingDescription([
        `Browse local businesses with ratings, opening hours and phone numbers on ${site.name}.`,
      ]),
      canonical: browseUrl(params),
      indexed: !isFilteredOrSorted(params) && isWholeListIndexable(data.list.totalCount),
      ...adjacentPages(page, data.list.totalPages, (other) => browseUrl({ ...params, page: other })),
    };
  },
  exists: ({ location, data }) => isPageInRange(location.search, data.list.totalPages),
  failure: (status) =>
    status === 404
      ? {
          title: "No such category",
          text: "There is no category by this name.",
          next: { label: "Back to Home", href: homeUrl },
        }
      : {
          title: "Error Loading Businesses",
          text: "Unable to load businesses. Please try again later.",
          next: { label: "Back to Home", href: homeUrl },
        },
  Loading: () => <ListPageSkeleton />,
  Page: BrowseView,
});

type CategoryName = Pick<CategorySummary, "category" | "slug" | "businessCount">;

/** Selects only the names that the select shows, since the data are part of the page. */
function namesOf({ queryKey: [path], queryFn }: PublicQuery<CategorySummary[]>): PublicQuery<CategoryName[]> {
  return {
    queryKey: [path, "names"],
    queryFn: async () =>
      (await queryFn()).map(({ category, slug, businessCount }) => ({ category, slug, businessCount })),
  };
}

export interface BrowseData {
  list: Cards<BusinessList>;
  categories: CategoryName[];
  facets: ShownFacets;
}

function BrowseView({ location, data: { list, categories, facets } }: PageView<BrowseData>) {
  const { search, ...params } = readBrowseParams(location);
  const searchFilter = { label: `“${search}”`, removeHref: browseUrl({ ...params, page: 1 }) };
  const { category = "" } = params;
  const categoryName = categories.find(({ slug }) => slug === category)?.category ?? titleCased(category);
  return (
    <ListPage
      location={location}
      list={list}
      query={queryOf(location)}
      facets={facets}
      state={{
        params,
        href: (other) => browseUrl({ ...other, search }),
        extraFilters: search === "" ? [] : [searchFilter],
      }}
      searchText={search}
      scope={{ search }}
      place={params.city}
      search={
        <HeaderSearch what={search === "" ? "All businesses" : search} where={categoryName}>
          <BrowseForm key={`${search} ${params.category}`} params={{ ...params, search }} categories={categories} />
        </HeaderSearch>
      }
      clearHref={browseUrl()}
      empty={{ text: "No business is listed yet.", steps: null }}
    />
  );
}

interface BrowseFormProps {
  params: BrowseParams;
  /** Categories sorted by business count. */
  categories: CategoryName[];
}

/** The form for search text and category of the list, which then restarts at page 1. */
function BrowseForm({ params, categories }: BrowseFormProps) {
  const navigate = useNavigate();
  const { category = "" } = params;
  const otherParams = { ...params, page: 1 };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name)).trim();
    void navigate(browseUrl({ ...otherParams, search: textOf("search"), category: textOf("category") }));
  };
  const isOffered = category === "" || categories.some(({ slug }) => slug === category);
  return (
    <form className={styles.form} action={browseUrl()} role="search" onSubmit={submit}>
      <HiddenFields address={browseUrl({ ...otherParams, search: "", category: "" })} />
      <div className={styles.box}>
        <label className={styles.typed}>
          <Icon name="search" />
          <span className={styles.label}>Search</span>
          <input
            type="search"
            name="search"
            defaultValue={params.search}
            placeholder="Name or keyword"
            maxLength={MAX_TEXT_CHARS}
            enterKeyHint="search"
          />
        </label>
      </div>
      <div className={styles.box}>
        <label className={styles.typed}>
          <Icon name="store" />
          <span className={styles.label}>Category</span>
          <select name="category" defaultValue={category}>
            <option value="">All categories</option>
            {!isOffered && <option value={category}>{titleCased(category)}</option>}
            {categories.map(({ slug, category: name, businessCount }) => (
              <option key={slug} value={slug}>
                {`${name} (${exactCount(businessCount)})`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button className={styles.submit} type="submit">
        Search
      </button>
    </form>
  );
}

export function browseTitle({ search }: PageLocation): string {
  return readListParams(search).sort === "latest" ? "Recently added" : "Browse all businesses";
}

function queryOf(location: PageLocation): Partial<BusinessQuery> {
  const { search, ...params } = readBrowseParams(location);
  return { search, ...listQuery(params, search) };
}

function readBrowseParams({ search }: PageLocation): BrowseParams & { search: string } {
  const words = readTextParam(search, "search");
  return { search: words, ...readListParams(search, words) };
}
