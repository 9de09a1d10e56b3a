/** schema.org nodes (JSON-LD) of the pages. Only the server renders them, so the browser does not load the vocabulary. */
import type { CategoryBusinessList, NamedBusinessList } from "#contract/business";
import type { PageHead } from "#domain/publishing/page-head";
import { absoluteUrl, businessUrl, cityUrl } from "#domain/publishing/page-url";
import type { CardBusiness } from "../api/shown-business.ts";
import type { Trail } from "../components/breadcrumbs.tsx";
import { pageSlice } from "../lists/list-params.ts";
import type { AnyPage, PageView } from "../navigation/public-page.ts";
import type { BusinessData } from "../pages/business/business-page.tsx";
import { businessByIdPage, businessBySlugPage } from "../pages/business/business-page.tsx";
import type { BrowseData } from "../pages/business-lists/browse-page.tsx";
import { browsePage, browseTitle } from "../pages/business-lists/browse-page.tsx";
import { categoryPage } from "../pages/business-lists/category-page.tsx";
import { categoryTitle } from "../pages/business-lists/category-title.ts";
import { cityPage } from "../pages/business-lists/city-page.tsx";
import { type KindInCityData, kindInCityPage, kindInCityTitle } from "../pages/business-lists/kind-in-city-page.tsx";
import type { NamedListData } from "../pages/business-lists/named-list-page.tsx";
import type { CitiesData } from "../pages/cities/cities-page.tsx";
import { citiesPage } from "../pages/cities/cities-page.tsx";
import { CITIES_PER_PAGE } from "../pages/cities/cities-params.ts";
import { homePage } from "../pages/home/home-page.tsx";
import { localBusiness } from "./local-business.ts";
import { breadcrumbs, itemList, webSite } from "./structured-data.ts";

type Describe<Data> = (view: PageView<Data>, canonicalUrl: string) => object[];

const descriptions = new Map<AnyPage, Describe<never>>([
  [homePage, ({ site }) => webSite(site)],
  [browsePage, describeBrowse],
  [cityPage, describeCity],
  [categoryPage, describeCategory],
  [kindInCityPage, describeKindInCity],
  [citiesPage, describeCities],
  [businessBySlugPage, describeBusiness],
  [businessByIdPage, describeBusiness],
]);

/** Returns schema.org nodes without `@context`; none for noindex pages. */
export function structuredDataOf(page: AnyPage, view: PageView<object>, { indexed, canonical }: PageHead): object[] {
  if (!indexed || canonical === null) return [];
  const nodes = descriptions.get(page)?.(view as PageView<never>, canonical) ?? [];
  const trail = page.trail?.(view as PageView<Record<string, unknown>>);
  return trail ? [...nodes, breadcrumbNode(trail, canonical, view.site.baseUrl)] : nodes;
}

function breadcrumbNode({ steps, current }: Trail, canonicalUrl: string, baseUrl: string): object {
  const ancestors = steps.map(({ label, href }) => [label, href] as const);
  return breadcrumbs(baseUrl, [...ancestors, [current, canonicalUrl]]);
}

function describeBusiness({ data: { business }, site }: PageView<BusinessData>, canonicalUrl: string): object[] {
  const photos = business.photos.map((photo) => absoluteUrl(site.baseUrl, photo));
  return [localBusiness({ ...business, photos }, absoluteUrl(site.baseUrl, canonicalUrl))];
}

function describeBrowse({ data: { list }, site, location }: PageView<BrowseData>): object[] {
  return [listOfBusinesses(site.baseUrl, browseTitle(location), list, location.search)];
}

function describeCity({ data: { list }, site, location }: PageView<NamedListData<NamedBusinessList>>): object[] {
  return [listOfBusinesses(site.baseUrl, `Businesses in ${list.name}`, list, location.search)];
}

function describeCategory({ data: { list }, site, location }: PageView<NamedListData<CategoryBusinessList>>): object[] {
  return [listOfBusinesses(site.baseUrl, categoryTitle(list), list, location.search)];
}

function describeKindInCity({ data, site, location }: PageView<KindInCityData>): object[] {
  return [listOfBusinesses(site.baseUrl, kindInCityTitle(data), data.list, location.search)];
}

function describeCities({ data: { list }, site, location }: PageView<CitiesData>): object[] {
  return [
    itemList(site.baseUrl, {
      name: "All cities",
      items: list.cities.map(({ name }) => [name, cityUrl(name)]),
      totalCount: list.totalCount,
      offset: pageSlice(location.search, CITIES_PER_PAGE).offset,
    }),
  ];
}

interface ListOfCards {
  businesses: CardBusiness[];
  totalCount: number;
}

function listOfBusinesses(baseUrl: string, name: string, list: ListOfCards, search: URLSearchParams): object {
  return itemList(baseUrl, {
    name,
    items: list.businesses.map((business) => [business.name, businessUrl(business.slug)]),
    totalCount: list.totalCount,
    offset: pageSlice(search).offset,
  });
}
