import type { BusinessList, CategorySummary } from "#contract/business";
import type { BusinessSort } from "#contract/queries";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { type BrowseParams, browseUrl, homeUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { Chip } from "../../components/chip.tsx";
import { ListPage, ListPageSkeleton } from "../../components/list-page.tsx";
import { askedPage, askedText, hasAskedPage, pageSlice, titleCased } from "../../list-address.ts";
import { definePage, type PageLocation } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import { BrowseForm } from "./browse-form.tsx";
import styles from "./browse-page.module.css";

interface BrowseData {
  list: Cards<BusinessList>;
  categories: CategorySummary[];
}

const SORTS: readonly BusinessSort[] = ["recommended", "latest", "rating", "reviews", "name"];

export const browsePage = definePage<BrowseData>({
  path: "/businesses",
  load: (queries, { search }) => ({
    list: queries.businesses({
      ...pageSlice(search),
      search: askedText(search, "search"),
      category: askedText(search, "category"),
      sort: askedSort(search),
    }),
    categories: queries.topCategories(),
  }),
  head: ({ location, data, site }) => {
    const params = askedParams(location);
    return {
      title: `${titleOf(location)} | ${site.name}`,
      description: `Browse local businesses with ratings, opening hours and phone numbers on ${site.name}.`,
      canonical: browseUrl({ ...params, page: askedPage(location.search) }),
      indexed: Object.values(params).every((param) => param === "") && data.list.totalCount > 0,
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, data.list.totalPages),
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
  Loading: ListPageSkeleton,
  Page: ({ location, data }) => {
    const params = askedParams(location);
    const isNarrowed = params.search !== "" || params.category !== "";
    return (
      <ListPage
        title={titleOf(location)}
        list={data.list}
        page={askedPage(location.search)}
        href={(page) => browseUrl({ ...params, page })}
        filters={
          <>
            <BrowseForm key={browseUrl(params)} asked={params} categories={data.categories} />
            {isNarrowed && <AppliedFilters params={params} categories={data.categories} />}
          </>
        }
        empty={
          isNarrowed && (
            <a className={layout.button} href={browseUrl()}>
              Clear Filters
            </a>
          )
        }
      />
    );
  },
});

function AppliedFilters({ params, categories }: { params: BrowseParams; categories: CategorySummary[] }) {
  const { search = "", category = "" } = params;
  return (
    <div className={styles.chips}>
      {search !== "" && <Chip label={`“${search}”`} without={browseUrl({ ...params, search: "" })} />}
      {category !== "" && (
        <Chip label={categoryLabel(category, categories)} without={browseUrl({ ...params, category: "" })} />
      )}
    </div>
  );
}

/** The name of a category or group as it is spelled, by its slug or name in the address. */
function categoryLabel(category: string, categories: CategorySummary[]): string {
  const group = CATEGORY_GROUPS.find(({ slug }) => slug === category);
  return group?.name ?? categories.find(({ slug }) => slug === category)?.category ?? titleCased(category);
}

function titleOf({ search }: PageLocation): string {
  return askedSort(search) === "latest" ? "Recently added" : "Browse all businesses";
}

function askedSort(search: URLSearchParams): BusinessSort {
  return SORTS.find((sort) => sort === search.get("sort")) ?? "recommended";
}

function askedParams({ search }: PageLocation) {
  const sort = askedSort(search);
  return {
    search: askedText(search, "search"),
    category: askedText(search, "category"),
    sort: sort === "recommended" ? "" : sort,
  };
}
