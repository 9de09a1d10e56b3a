import type { MouseEvent, ReactNode } from "react";
import type { ListFacets } from "#contract/facets";
import type { SearchQuery } from "#contract/queries";
import { type DistanceUnit, distanceUnit } from "#domain/geography/distance";
import type { ListParams } from "#domain/publishing/page-url";
import type { CardBusiness } from "../api/shown-business.ts";
import type { ShownFacets } from "../api/shown-facets.ts";
import { useApp } from "../app-context.ts";
import { CardGrid, cardId } from "../components/card/business-card.tsx";
import { lazyMapPanel } from "../components/map/lazy-map-panel.ts";
import type { MapScope } from "../components/map/list-of-map.ts";
import type { MapPoint } from "../components/map/map-drawing.ts";
import { mainPoints } from "../components/map/map-extent.ts";
import type { PageLocation } from "../navigation/public-page.ts";
import layout from "../styles/layout.module.css";
import { AppliedFilters } from "./applied-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { isUnfolded } from "./facets/facets-query.ts";
import { FILTERS_ID, FilterButton } from "./facets/filter-button.tsx";
import { lazyFeedLink, lazyFilterPanel, lazyNearMe, lazyQuickFilters } from "./late/lazy-list-parts.tsx";
import { appliedFilters, type ListState } from "./list-filters.ts";
import styles from "./list-page.module.css";
import { sortOf, titleCased } from "./list-params.ts";
import { listSentence } from "./list-sentence.ts";
import { SortForm } from "./order/sort-form.tsx";
import { sortChoices } from "./order/sort-texts.ts";
import { WhyThisOrder } from "./order/why-this-order.tsx";
import { ListEnd, Pagination } from "./pagination.tsx";
import { useListNavigation } from "./use-list-navigation.ts";

export interface ListPageProps {
  location: PageLocation;
  list: { businesses: CardBusiness[]; totalCount: number; totalPages: number; reachableCount?: number };
  /** The query of the list. */
  query: Partial<SearchQuery>;
  facets: ShownFacets;
  state: ListState;
  searchText?: string;
  /** Limits the list further than its parameters: words, or a name in the path. */
  scope?: MapScope;
  /** The place in the heading, unless it is a filter. */
  place?: string;
  landmark?: string;
  /** Breadcrumbs. */
  trail?: ReactNode;
  /** The search of this page, shown in the header. */
  search: ReactNode;
  /** Notes below the heading, such as "Did you mean". */
  note?: ReactNode;
  /** Marks words in names and categories. */
  mark?: (text: string) => ReactNode;
  /** Address of the list without filters. */
  clearHref: string;
  /** `text` is for an empty list without filters, `steps` for any empty list. */
  empty: { text: string; steps: ReactNode };
  isDescribed?: boolean;
  /** Tells whether the list has one kind, so that cards show the street first. */
  isOneKind?: boolean;
}

/** Number of photos above the fold. */
const FIRST_PHOTOS = 2;
/** Maximum extent of a map without coasts and borders. */
const LARGEST_RADIUS_KM = 200;

/** A page with a list of businesses: heading with their number, facets, order, cards, pagination, map. */
export function ListPage(props: ListPageProps) {
  const { list, query, facets, searchText, place, landmark, trail, search, note, mark, clearHref, empty } = props;
  const { isDescribed = false } = props;
  const { queries, site } = useApp();
  const state = addDisplayNames(props.state, facets, list.businesses);
  const { params, href } = state;
  const { follow, followLink } = useListNavigation(props.location.search);
  const unit = unitOf(list.businesses);
  const filters = appliedFilters(state, unit);
  const { main: points, outliers, radiusKm } = mainPoints(pointsOf(list.businesses));
  const visitorPosition =
    params.lat === undefined || params.lng === undefined ? undefined : { latitude: params.lat, longitude: params.lng };
  const hasDrawing = radiusKm > 0 && radiusKm < LARGEST_RADIUS_KM;
  const hasTiles = site.map !== undefined || site.tileServer !== undefined;
  // The map stays when a visitor searches an area of it that has nothing.
  const hasMap = hasDrawing || (hasTiles && points.length > 0) || params.bounds !== undefined;
  const isEmpty = list.totalCount === 0;
  const isBare = isEmpty && filters.length === 0;
  const wordsWithoutPlace = place || landmark ? props.scope?.understood?.without.place : undefined;
  // "49 pizza places" needs no "for “pizza”", and "near HB" no "for “vegan near hb”".
  const wordsInHeading = facets.kind === null || params.category ? (wordsWithoutPlace ?? searchText) : undefined;
  const change = (changes: ListParams) => href({ ...params, ...changes, page: 1 });
  const facetsProps = { state, facets, totalCount: list.totalCount, unit };
  return (
    <div className={styles.page} onClick={followLink}>
      <a className={styles.skip} href={`#${RESULTS}`} onClick={skip}>
        Skip to results
      </a>
      {!isBare && (
        <a className={`${styles.skip} ${styles.toFilters}`} href={`#${FILTERS_ID}`} onClick={skip}>
          Skip to filters
        </a>
      )}
      {search}
      {trail}
      <div className={styles.columns} data-map={hasMap} data-bare={isBare}>
        {!isBare && (
          <div className={styles.chips}>
            <FilterButton appliedCount={filters.length} />
            <AppliedFilters applied={filters} clearHref={isEmpty ? undefined : clearHref} />
            <lazyQuickFilters.Component {...facetsProps} />
            {!isEmpty && (
              <div className={styles.tools} data-filters="">
                <lazyNearMe.Component href={(lat, lng) => change({ lat, lng, sort: "distance" })} follow={follow} />
                <SortForm
                  choices={sortChoices(params, searchText)}
                  sort={params.sort ?? ""}
                  href={(sort) => change({ sort })}
                  follow={follow}
                />
              </div>
            )}
          </div>
        )}
        <div className={styles.title}>
          <div role="status">
            <h1>
              {listSentence({
                totalCount: list.totalCount,
                params,
                ...facets,
                searchText: wordsInHeading,
                place,
                landmark,
                unit,
              })}
            </h1>
          </div>
          {list.totalCount > 1 && <WhyThisOrder sort={sortOf(params, searchText)} />}
          {note}
        </div>
        <section id={RESULTS} className={styles.list} aria-labelledby={LIST_HEADING_ID} tabIndex={-1}>
          <h2 id={LIST_HEADING_ID} className={layout.visuallyHidden}>
            Businesses
          </h2>
          {isEmpty ? (
            <EmptyList text={isBare ? empty.text : NOTHING_FITS} clearHref={isBare ? undefined : clearHref}>
              {empty.steps}
            </EmptyList>
          ) : (
            <CardGrid
              businesses={list.businesses}
              isDescribed={isDescribed}
              first={FIRST_PHOTOS}
              numbers={hasDrawing ? numbersOf(points) : undefined}
              mark={mark}
              isOneKind={props.isOneKind}
            />
          )}
          <Pagination page={params.page ?? 1} totalPages={list.totalPages} href={(page) => href({ ...params, page })} />
          <ListEnd page={params.page ?? 1} list={list} />
          {!(isEmpty && searchText) && <lazyFeedLink.Component listUrl={href({ ...params, page: 1 })} />}
        </section>
        {!isBare && (
          <lazyFilterPanel.Component
            {...facetsProps}
            allFacets={queries.allFacets(query)}
            isUnfolded={isUnfolded(props.location)}
            clearHref={filters.length === 0 ? undefined : clearHref}
            openAt={{ value: params.openAt, facets, href: (openAt) => change({ openAt }), follow }}
          />
        )}
        {hasMap && (
          <lazyMapPanel.Component
            {...{ points, outliers, unit, here: visitorPosition }}
            businesses={list.businesses}
            totalCount={list.totalCount}
            params={params}
            scope={props.scope}
          />
        )}
      </div>
    </div>
  );
}

const RESULTS = "results";

/** Id of the heading before the cards. */
export const LIST_HEADING_ID = "list-heading";
const NOTHING_FITS = "Nothing fits all of this. Take a filter away, or start again.";

/** Moves the focus, and leaves the address as it is, which a visitor may share. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Adds the chosen attributes and display names of category and city, which every business of a filtered list has. */
function addDisplayNames(
  state: ListState,
  { kind, chosenAttributes, openAtPhrase }: ListFacets,
  [first]: CardBusiness[],
): ListState {
  const { category = "", city = "" } = state.params;
  const names = {
    category: category === "" ? undefined : (kind?.category ?? titleCased(category)),
    city: city === "" ? undefined : (first?.city ?? city),
  };
  return { ...state, attributes: chosenAttributes, openAtPhrase, displayNames: { ...names, ...state.displayNames } };
}

/** Returns the distance unit of the first business's country. */
function unitOf([first]: CardBusiness[]): DistanceUnit {
  return distanceUnit(first?.country ?? "");
}

function pointsOf(businesses: CardBusiness[]): (MapPoint & { businessId: number })[] {
  const isOneCity = new Set(businesses.map(({ city }) => city)).size === 1;
  return businesses.flatMap(({ id, name, city, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id: String(id),
            businessId: id,
            label: name,
            latitude,
            longitude,
            href: `#${cardId(id)}`,
            town: isOneCity ? "" : city,
          },
        ],
  );
}

function numbersOf(points: { businessId: number }[]): ReadonlyMap<number, number> {
  return new Map(points.map(({ businessId }, index) => [businessId, index + 1]));
}
