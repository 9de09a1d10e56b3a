import type {
  Business,
  BusinessList,
  CardDetails,
  DetailedBusiness,
  NearbyBusiness,
  Suggestion,
  WithDistance,
} from "#contract/business";
import type { Facets, ListedKind } from "#contract/facets";
import type { PublicApi } from "#contract/public-api";
import type { BusinessQuery } from "#contract/queries";
import { cityKey } from "#domain/address/city-key";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { categorySlug } from "#domain/business/business-keys";
import { defaultImage } from "#domain/business/default-image";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { listedKind } from "#domain/categories/listed-kind";
import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { isOpenAt } from "#domain/opening-hours/opening-hours";
import { businessUrl, categoryUrl, cityUrl } from "#domain/publishing/page-url";
import { AppError } from "../errors.ts";
import type { BusinessRecord, Page } from "../store/port/directory.ts";
import type { BusinessFilter, ListQuery, ListResult } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";
import { categoryFilter, type RequestedBusinesses, readBusinessQuery, wholeFilter } from "./business-filter.ts";

const MOST_SUGGESTIONS = 8;
/** Of the suggestions, how many may be categories and how many cities: names of businesses get the rest. */
const MOST_OF_A_KIND = 2;
const NOTHING: BusinessList<never> = { businesses: [], totalCount: 0, totalPages: 0 };
const NO_FACETS: Facets = { openNow: 0, verified: 0, ratings: [], categories: [], cities: [], isAtLeast: false };
/** Distances are told to the metre, in kilometres. */
const METRES = 1000;

interface ApiParts {
  store: Store;
  now: () => Date;
}

/** Every read of a public page, in process. Errors: AppError `not-found`, `gone`, and the store's `storage`. */
export function createPublicApi({ store, now }: ApiParts): PublicApi {
  return readsOf({ store, now }, async (...asked) => {
    const { businesses, totalCount } = await store.search.businesses(...asked);
    return { businesses: businesses.map((stored) => shownAt(stored, now())), totalCount };
  });
}

/** The same for the pages themselves, whose lists are read with no more than cards show. */
export function createPageApi({ store, now }: ApiParts): PublicApi<CardDetails> {
  return readsOf({ store, now }, (...asked) => store.search.businessCards(...asked));
}

type FindBusinesses<Details> = (...asked: ListQuery) => Promise<ListResult<Details>>;

function readsOf<Details extends Located>(
  { store, now }: ApiParts,
  findAll: FindBusinesses<Details>,
): PublicApi<Details> {
  const shown = (stored: BusinessRecord): Business => shownAt(stored, now());
  const one = (stored: BusinessRecord | "deleted" | undefined): DetailedBusiness => {
    if (stored === undefined) throw new AppError("not-found", "There is no such business.");
    if (stored === "deleted") throw new AppError("gone", "This business is no longer listed.");
    const { category, group } = stored;
    return { ...shown(stored), categorySlug: categorySlug(category), defaultImage: defaultImage(category, group) };
  };
  const list = async (
    filter: BusinessFilter,
    sort: BusinessQuery["sort"],
    page: Page,
  ): Promise<BusinessList<Details>> => {
    const { businesses, totalCount } = await findAll(filter, sort, page);
    const { near } = filter;
    const listed = near ? businesses.map((business) => withDistance(business, near)) : businesses;
    return { businesses: listed, totalCount, totalPages: Math.ceil(totalCount / page.limit) };
  };
  const first = async (sort: BusinessQuery["sort"], limit: number): Promise<Details[]> =>
    (await list({}, sort, { limit, offset: 0 })).businesses;

  const find = (
    asked: RequestedBusinesses,
    query: BusinessQuery,
  ): BusinessList<Details> | Promise<BusinessList<Details>> => {
    const filter = wholeFilter(asked);
    return filter === undefined ? NOTHING : list(filter, query.sort, query);
  };
  const nearby = async (to: Business, limit: number): Promise<NearbyBusiness[]> => {
    const found = await store.search.nearby(to, limit);
    return found.map(({ business, distance }) => ({ ...shown(business), distanceKm: distance && toMetres(distance) }));
  };

  const categoryBySlug = async (slug: string) => {
    const known = await store.directory.category(slug);
    return known && { name: known.category, slug };
  };
  const knownCategory = async ({ group, categorySlug }: Pick<BusinessFilter, "categorySlug" | "group">) =>
    CATEGORY_GROUPS.find(({ slug }) => slug === group) ?? (await categoryBySlug(categorySlug ?? ""));
  const kindOf = async (category: string): Promise<ListedKind | null> => {
    const known = category === "" ? undefined : await knownCategory(categoryFilter(category));
    return known === undefined ? null : listedKind(known);
  };

  return {
    statistics: () => store.directory.statistics(),
    popularCities: async (limit) => (await store.directory.cities("", { limit, offset: 0 })).cities,
    cities: ({ search, limit, offset, state, country }) =>
      store.directory.cities(search, { limit, offset }, { state, country }),
    states: (limit) => store.directory.states(limit),
    recommended: (limit) => first("recommended", limit),
    latest: (limit) => first("latest", limit),
    businesses: async (query) => find(await readBusinessQuery(store, query, now()), query),
    business: async (id) => one(await store.directory.business(id)),
    businessBySlug: async (slug) => one(await store.directory.businessBySlug(slug)),
    nearby: async (id, limit) => nearby(one(await store.directory.business(id)), limit),
    nearbyBySlug: async (slug, limit) => nearby(one(await store.directory.businessBySlug(slug)), limit),

    async city(name, page) {
      const key = cityKey(name);
      const known = (await store.directory.city(key)) ?? HEADER_CITIES.find((city) => cityKey(city.name) === key);
      if (known === undefined) throw new AppError("not-found", `No city is known by the name ${name}.`);
      const isRenamed = cityKey(known.name) !== key;
      return {
        name: known.name,
        ...(isRenamed && { isRenamed }),
        ...(await list({ cityKey: key }, "recommended", page)),
      };
    },
    async category(name, page) {
      const filter = categoryFilter(name);
      const known = await knownCategory(filter);
      if (known === undefined) throw new AppError("not-found", `No category is known by the name ${name}.`);
      return { name: known.name, slug: known.slug, ...(await list(filter, "recommended", page)) };
    },
    categories: () => store.directory.categories(),
    countries: () => store.directory.countries(),

    async search(query) {
      const asked = await readBusinessQuery(store, query, now());
      return { ...(await find(asked, query)), place: asked.place, didYouMean: null };
    },
    async facets(query) {
      const at = now();
      const { fixed, chosen } = await readBusinessQuery(store, query, at);
      const facets = fixed === undefined ? NO_FACETS : await store.search.facets(fixed, chosen, at);
      return { ...facets, kind: await kindOf(query.category) };
    },
    async suggest(q) {
      if (q === "") return [];
      const found = await store.search.suggest(q, MOST_SUGGESTIONS);
      const places: Suggestion[] = [
        ...found.categories
          .slice(0, MOST_OF_A_KIND)
          .map(({ category, slug }) => ({ kind: "category" as const, label: category, href: categoryUrl(slug) })),
        ...found.cities
          .slice(0, MOST_OF_A_KIND)
          .map(({ name }) => ({ kind: "city" as const, label: name, href: cityUrl(name) })),
      ];
      const businesses = found.businesses.map(({ name, slug, city }) => ({
        kind: "business" as const,
        label: city === "" ? name : `${name}, ${city}`,
        href: businessUrl(slug),
      }));
      return [...places, ...businesses].slice(0, MOST_SUGGESTIONS);
    },
  };
}

function shownAt(stored: BusinessRecord, at: Date): Business {
  const { businessStatus, openingHours, timeZone } = stored;
  return { ...stored, isOpen: businessStatus === "OPERATIONAL" && isOpenAt(openingHours, timeZone, at) };
}

type Located = Pick<Business, "latitude" | "longitude">;

function withDistance<Details extends Located>(business: Details, from: Coordinates): WithDistance<Details> {
  const { latitude, longitude } = business;
  if (latitude === null || longitude === null) return { ...business, distanceKm: null };
  return { ...business, distanceKm: toMetres(distanceKm(from, { latitude, longitude })) };
}

function toMetres(km: number): number {
  return Math.round(km * METRES) / METRES;
}
