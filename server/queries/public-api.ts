import type {
  Business,
  BusinessList,
  CardDetails,
  DetailedBusiness,
  NearbyBusiness,
  StoredCard,
  WithDistance,
} from "#contract/business";
import type { ListedKind } from "#contract/facets";
import type { OwnField } from "#contract/fields/own-fields";
import { SEARCH_DEFAULTS } from "#contract/lists/list-parameters";
import type { MapPoints } from "#contract/lists/map-points";
import type { PublicApi } from "#contract/public-api";
import type { BusinessSort } from "#contract/queries";
import { cityKey } from "#domain/address/city-key";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { chosenAttributes } from "#domain/attributes/chosen-attributes";
import { byUsefulness, mainGroup } from "#domain/attributes/useful-attributes";
import { callUrl } from "#domain/business/contact-url";
import { labelledLinks } from "#domain/business/facts/link-labels";
import { kindPlaces } from "#domain/categories/kind-places";
import { listedKind } from "#domain/categories/listed-kind";
import { withCategoryDrawings, withDrawings } from "#domain/drawings/choose-drawings";
import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { nextHoliday } from "#domain/opening-hours/holidays/next-holiday";
import { openAtPhrase } from "#domain/opening-hours/open-at/open-at-phrase";
import { hasUsualHours } from "#domain/opening-hours/usual-hours";
import { localDate } from "#domain/opening-hours/week-minute";
import { comesToCustomers, pointOfPremises } from "#domain/premises/comes-to-customers";
import { AppError } from "../errors.ts";
import type { BusinessRecord } from "../store/port/directory.ts";
import type { VisitorStore } from "../store/port/replicas.ts";
import type { ListQuery, ListResult } from "../store/port/search.ts";
import { readBatch } from "./business-batch.ts";
import { ownFieldsFor, toBusiness } from "./computed-fields.ts";
import { createFeaturedCities } from "./featured-cities.ts";
import { freshnessOf } from "./freshness.ts";
import { reachableList } from "./reachable-list.ts";
import { combinedFilter, findCategory } from "./search/conditions.ts";
import { createSearcher, type FindMapPlaces, type Searcher } from "./search/create-searcher.ts";
import type { SearchPlan } from "./search/expanded-plan.ts";
import { suggest } from "./suggestions/suggest.ts";
import { suggestPlaces } from "./suggestions/suggest-places.ts";

const EMPTY_LIST: BusinessList<never> = { businesses: [], totalCount: 0, totalPages: 0 };
const METRES_PER_KM = 1000;
const OWNER_CITIES = HEADER_CITIES.map(({ name }) => name);
/** Number of the best businesses of a city among which popular ones are chosen. */
const POPULAR_CANDIDATES = 60;

/** Number of points on a map, which show the best businesses of a longer list. */
const MAP_REACH = 20_000;
/** Maximum number of points of a map with names, which take the most bytes. */
const MAX_NAMED_POINTS = 2_000;
const NO_POINTS: MapPoints = {
  totalCount: 0,
  placedCount: 0,
  ids: [],
  latitudes: [],
  longitudes: [],
  ratings: [],
  prices: [],
  names: [],
  towns: [],
};

interface ApiParts {
  store: VisitorStore;
  now: () => Date;
  /** Returns the names of the cities in the header, the setting `site.featuredCities`. */
  featuredCities?: () => readonly string[];
  /** Number of businesses of a list that its pages reach. */
  listReach?: number;
  /** Places among the labels of the map. */
  mapPlaces?: FindMapPlaces;
  /** The searcher, if others use its plans too. */
  searcher?: Searcher;
}

/** Creates the reads of the public API. Errors: AppError `not-found`, `gone`, and `storage` of the store. */
export function createPublicApi(parts: ApiParts): PublicApi {
  const { store, now } = parts;
  return createReads(parts, async (...query) => {
    const { businesses, totalCount } = await store.search.businesses(...query);
    return { businesses: await listedBusinesses(store, businesses, now()), totalCount };
  });
}

/** Creates the same reads for rendering pages, whose lists hold only the fields of cards. */
export function createPageApi(parts: ApiParts): PublicApi<CardDetails> {
  return createReads(parts, async (...query) => {
    const { businesses, totalCount } = await parts.store.search.businessCards(...query);
    return { businesses: businesses.map(cardOf), totalCount };
  });
}

/** A business with the drawing that it has in its list. */
type WithDrawing<Details> = Details & Pick<CardDetails, "drawing">;

type FindBusinesses<Details> = (...query: ListQuery) => Promise<ListResult<Details>>;

function createReads<Details extends Located>(
  {
    store,
    now,
    featuredCities = () => OWNER_CITIES,
    listReach,
    mapPlaces = async () => undefined,
    searcher = createSearcher(store, now, mapPlaces),
  }: ApiParts,
  findBusinesses: FindBusinesses<Details>,
): PublicApi<WithDrawing<Details>> {
  const details = async (record: BusinessRecord | "deleted" | undefined): Promise<DetailedBusiness> => {
    if (record === undefined) throw new AppError("not-found", "There is no such business.");
    if (record === "deleted") throw new AppError("gone", "This business is no longer listed.");
    return {
      ...businessAt(record, now(), await ownFieldsFor(store.directory, [record])),
      hasUsualHours: hasUsualHours(record),
      links: labelledLinks(record),
      holiday: holidayOf(record, now()),
      freshness: freshnessOf(record, await store.directory.origin(record)),
    };
  };
  /** Reads a business; instead of a merged one, the one that it became part of. */
  const findById = async (id: number) => {
    const record = await store.directory.business(id);
    const survivor = record === "deleted" ? await store.duplicates.survivorOf(id) : undefined;
    return details(survivor === undefined ? record : await store.directory.business(survivor));
  };
  const list = reachableList<WithDrawing<Details>>(async (filter, sort, page) => {
    const { businesses, totalCount } = await findBusinesses(filter, sort, page);
    const { near } = filter;
    return {
      businesses: withDrawings(near ? businesses.map((business) => addDistance(business, near)) : businesses),
      totalCount,
    };
  }, listReach);
  const firstOfSort = async (sort: BusinessSort, limit: number): Promise<WithDrawing<Details>[]> =>
    (await list({}, sort, { limit, offset: 0 })).businesses;

  const nearby = async (to: Business, limit: number): Promise<NearbyBusiness[]> => {
    const nearestBusinesses = await store.search.nearby(to, limit);
    const ownFields = await ownFieldsFor(
      store.directory,
      nearestBusinesses.map(({ business }) => business),
    );
    return withDrawings(
      nearestBusinesses.map(({ business, distance }) => ({
        ...businessAt(business, now(), ownFields),
        distanceKm: distance && roundToMetre(distance),
      })),
    );
  };

  const listedKindOf = async (category: string): Promise<ListedKind | null> => {
    const foundCategory = await findCategory(store, category);
    return foundCategory === undefined ? null : listedKind(foundCategory);
  };

  return {
    statistics: () => store.directory.statistics(),
    popularCities: async (limit) => (await store.directory.cities("", { limit, offset: 0 })).cities,
    featuredCities: createFeaturedCities(store, featuredCities),
    cities: ({ search, limit, offset, state, country }) =>
      store.directory.cities(search, { limit, offset }, { state, country }),
    states: (limit) => store.directory.states(limit),
    recommended: (limit) => firstOfSort("recommended", limit),
    latest: (limit) => firstOfSort("latest", limit),
    async popular(limit) {
      const [city] = (await store.directory.cities("", { limit: 1, offset: 0 })).cities;
      if (city === undefined) return { city: null, businesses: [] };
      const page = { limit: POPULAR_CANDIDATES, offset: 0 };
      const { businesses } = await list({ cityKey: cityKey(city.name) }, "recommended", page);
      return { city: city.name, businesses: oneOfEachKind(businesses).slice(0, limit) };
    },
    async businesses(query) {
      const { businesses, totalCount, totalPages, reachableCount } = await searcher.search(query, list, EMPTY_LIST);
      return { businesses, totalCount, totalPages, ...(reachableCount !== undefined && { reachableCount }) };
    },
    business: findById,
    businessBySlug: async (slug) => details(await store.directory.businessBySlug(slug)),
    async batch(ids) {
      const { records, ...rest } = await readBatch(store, ids);
      return { businesses: withDrawings(await listedBusinesses(store, records, now())), ...rest };
    },
    nearby: async (id, limit) => nearby(await findById(id), limit),
    nearbyBySlug: async (slug, limit) => nearby(await details(await store.directory.businessBySlug(slug)), limit),

    async city(name, page) {
      const key = cityKey(name);
      const city =
        (await store.directory.city(key)) ??
        [...OWNER_CITIES, ...featuredCities()].map((name) => ({ name })).find(({ name }) => cityKey(name) === key);
      if (city === undefined) throw new AppError("not-found", `No city is known by the name ${name}.`);
      const isRenamed = cityKey(city.name) !== key;
      return {
        name: city.name,
        ...(isRenamed && { isRenamed }),
        ...(await list({ cityKey: key }, "recommended", page)),
      };
    },
    async category(name, page) {
      const category = await findCategory(store, name);
      if (category === undefined) throw new AppError("not-found", `No category is known by the name ${name}.`);
      return { name: category.name, slug: category.slug, ...(await list(category.filter, "recommended", page)) };
    },
    categories: async () => withCategoryDrawings(await store.directory.categories()),
    countries: () => store.directory.countries(),

    search: (query) => searcher.search(query, list, EMPTY_LIST),
    async facets(query) {
      const at = now();
      const { plan, criteria } = await searcher.plan(query);
      const { fixed, chosen } = criteria;
      const facets = await store.search.facets(fixed, chosen, at);
      return {
        ...facets,
        attributes: byUsefulness(facets.attributes, mainGroup(facets.categories)),
        chosenAttributes: chosenAttributes(query.has, facets.attributes),
        openAtPhrase: query.openAt === undefined ? "" : openAtPhrase(query.openAt),
        kind: query.category === "" ? searchedKind(plan) : await listedKindOf(query.category),
      };
    },
    map: async (query) => {
      const { criteria } = await searcher.plan({ ...SEARCH_DEFAULTS, ...query });
      const filter = combinedFilter(criteria);
      return filter === undefined ? NO_POINTS : store.search.mapPoints(filter, MAP_REACH, MAX_NAMED_POINTS);
    },
    suggest: async (q, location = "") =>
      suggest({ store, lexicon: await searcher.lexicon(), mapPlaces: (await mapPlaces())?.places }, q, location),
    suggestPlaces: async (q) =>
      suggestPlaces({ store, vocabulary: await store.search.vocabulary(), mapPlaces: (await mapPlaces())?.places }, q),
  };
}

function businessAt(record: BusinessRecord, now: Date, ownFields: readonly OwnField[]): Business {
  const business = toBusiness(record, now, ownFields);
  // The link of a business without premises has the point that must not be shown.
  const locationLink = business.comesToCustomers ? null : business.locationLink;
  return { ...business, ...pointOfPremises(record), locationLink };
}

function holidayOf({ openingHours, timeZone, businessStatus, country, specialDays }: BusinessRecord, at: Date) {
  if (openingHours === null || businessStatus !== "OPERATIONAL") return null;
  return nextHoliday(country, localDate(timeZone, at) ?? at.toISOString().slice(0, 10), specialDays);
}

async function listedBusinesses(
  store: VisitorStore,
  records: readonly BusinessRecord[],
  now: Date,
): Promise<Business[]> {
  const ownFields = await ownFieldsFor(store.directory, records);
  return records.map((record) => businessAt(record, now, ownFields));
}

/** Returns nouns for the results of a search, if its only term is one of food and all results have it. */
function searchedKind({ query: { filter, kinds }, widened }: SearchPlan): ListedKind | null {
  const terms = filter.terms?.terms ?? [];
  const [term] = terms;
  if (term === undefined || terms.length > 1 || (widened?.words ?? []).length > 0) return null;
  return kindPlaces(
    term.typed,
    kinds.map(({ category }) => category),
  );
}

/** Leaves out the point of a business without premises: it would send visitors to a place where nobody is. */
function cardOf({ phoneE164, isServiceArea, fullAddress, zipCode, ...card }: StoredCard): Omit<CardDetails, "drawing"> {
  const premises = { ...card, isServiceArea, fullAddress, zipCode };
  return {
    ...card,
    ...pointOfPremises(premises),
    telUri: callUrl({ ...card, phoneE164 }) ?? null,
    comesToCustomers: comesToCustomers(premises),
  };
}

/** Keeps the first business of each kind, whatever the language of its category. */
function oneOfEachKind<Details extends Pick<Business, "kind">>(businesses: readonly Details[]): Details[] {
  const kinds = new Set<string>();
  return businesses.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
}

type Located = Pick<
  CardDetails,
  "latitude" | "longitude" | "name" | "category" | "kind" | "group" | "city" | "businessStatus" | "comesToCustomers"
>;

function addDistance<Details extends Located>(business: Details, from: Coordinates): WithDistance<Details> {
  const { latitude, longitude } = business;
  if (latitude === null || longitude === null) return { ...business, distanceKm: null };
  return { ...business, distanceKm: roundToMetre(distanceKm(from, { latitude, longitude })) };
}

function roundToMetre(km: number): number {
  return Math.round(km * METRES_PER_KM) / METRES_PER_KM;
}
