import type { ReactNode } from "react";
import type { BusinessList, NamedBusinessList } from "#contract/business";
import type { NamedListQuery } from "#contract/queries";
import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages, type PageHead } from "#domain/publishing/page-head";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import type { ListParams } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { type Cards, type PublicQueries, type PublicQuery, SINGLE_ROW } from "../../api/queries.ts";
import type { ShownFacets } from "../../api/shown-facets.ts";
import { Breadcrumbs, type Trail } from "../../components/breadcrumbs.tsx";
import { facetsQuery } from "../../lists/facets/facets-query.ts";
import type { ListState } from "../../lists/list-filters.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import {
  isFilteredOrSorted,
  isPageInRange,
  listQuery,
  pageSlice,
  pageSuffix,
  readListParams,
} from "../../lists/list-params.ts";
import { type AnyPage, definePage, type Failure, type PageLocation } from "../../navigation/public-page.ts";
import { NamedListSearch } from "./named-list-search.tsx";

export interface NamedListData<List extends NamedBusinessList> {
  /** The list's name, and its businesses unless they are filtered or sorted. */
  list: Cards<List>;
  /** Businesses of a filtered or sorted list. */
  filteredList?: Cards<BusinessList>;
  facets: ShownFacets;
}

/** Differences between the pages of cities and of categories. */
interface NamedListKind<List extends NamedBusinessList> {
  /** Filter that the path sets; a parameter of that name is ignored. */
  filter: "city" | "category";
  nameIn(params: PageLocation["params"]): string;
  query(queries: PublicQueries, name: string, page: NamedListQuery): PublicQuery<Cards<List>>;
  url(list: Cards<List>, params?: ListParams): string;
  /** Tells whether the list has another address: its name in the path is not the canonical one, or a kind in a city was chosen. */
  isMoved(list: Cards<List>, name: string, params: ListParams): boolean;
  title(list: Cards<List>): string;
  /** `count` is a text such as “12 local businesses”. */
  description(list: Cards<List>, count: string): string;
  image?(list: Cards<List>): PageHead["image"];
  trail(list: Cards<List>): Trail;
  state?(list: Cards<List>, params: ListParams): Partial<ListState>;
  /** Returns the place in the sentence above the list. */
  place(list: Cards<List>, params: ListParams): string | undefined;
  failureTitle: string;
  /** Next step that a failure page offers. */
  next: Failure["next"];
  /** Next steps that an empty list offers. */
  emptySteps: ReactNode;
}

/** Defines the page of a city or a category. */
export function namedListPage<List extends NamedBusinessList>(kind: NamedListKind<List>): AnyPage {
  const { filter, next } = kind;
  const readParams = ({ search }: PageLocation): ListParams => ({ ...readListParams(search), [filter]: "" });
  const queryOf = (location: PageLocation) =>
    listQuery({ ...readParams(location), [filter]: kind.nameIn(location.params) });
  return definePage<NamedListData<List>>({
    load: (queries, location) => {
      const name = kind.nameIn(location.params);
      const params = readParams(location);
      const query = queryOf(location);
      const facets = facetsQuery(queries, query, location);
      return isFilteredOrSorted(params)
        ? { list: kind.query(queries, name, SINGLE_ROW), filteredList: queries.businesses(query), facets }
        : { list: kind.query(queries, name, pageSlice(location.search)), facets };
    },
    movedTo: ({ location, data: { list } }) => {
      const params = readParams(location);
      return kind.isMoved(list, kind.nameIn(location.params), params) ? kind.url(list, params) : undefined;
    },
    head: ({ location, data: { list, filteredList = list }, site }) => {
      const params = readParams(location);
      const { page = 1 } = params;
      const image = kind.image?.(list);
      return {
        title: fittingTitle([`${kind.title(list)}${pageSuffix(page)}`], site.name),
        description: fittingDescription([
          kind.description(list, counted(filteredList.totalCount, "local business", "local businesses")),
        ]),
        canonical: kind.url(list, params),
        indexed: !isFilteredOrSorted(params) && isListIndexable(list.totalCount),
        ...(image && { image }),
        ...adjacentPages(page, filteredList.totalPages, (other) => kind.url(list, { ...params, page: other })),
      };
    },
    trail: ({ data: { list } }) => kind.trail(list),
    exists: ({ location, data: { list, filteredList = list } }) =>
      isPageInRange(location.search, filteredList.totalPages),
    failure: (status) => ({
      title: kind.failureTitle,
      text:
        status === 404
          ? `No business of this ${filter} has ever been listed here.`
          : `Unable to load this ${filter}. Please try again later.`,
      next,
    }),
    Loading: () => <ListPageSkeleton isDescribed />,
    Page: ({ location, data: { list, filteredList = list, facets } }) => {
      const params = readParams(location);
      return (
        <ListPage
          location={location}
          trail={<Breadcrumbs {...kind.trail(list)} />}
          search={<NamedListSearch words={filter === "category" ? list.name : ""} place={kind.place(list, params)} />}
          list={filteredList}
          query={queryOf(location)}
          scope={{ [filter]: kind.nameIn(location.params) }}
          facets={facets}
          state={{
            params,
            href: (other) => kind.url(list, other),
            fixedFilters: [filter],
            ...kind.state?.(list, params),
          }}
          place={kind.place(list, params)}
          clearHref={kind.url(list)}
          isDescribed
          empty={{ text: `No business of this ${filter} is listed at the moment.`, steps: kind.emptySteps }}
        />
      );
    },
  });
}
