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
import type { OwnField } from "#contract/own-fields";
import type { PublicApi } from "#contract/public-api";
import type { BusinessSort } from "#contract/queries";
import { cityKey } from "#domain/address/city-key";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { chosenAttributes } from "#domain/attributes/chosen-attributes";
import { byUsefulness, mainGroup } from "#domain/attributes/useful-attributes";
import { callUrl } from "#domain/business/contact-url";
import { defaultImage } from "#domain/business/default-image";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { listedKind } from "#domain/categories/listed-kind";
import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { openAtPhrase } from "#domain/opening-hours/open-at/open-at-phrase";
import { hasUsualHours } from "#domain/opening-hours/usual-hours";
import { comesToCustomers, pointOfPremises } from "#domain/premises/comes-to-customers";
import { AppError } from "../errors.ts";
import { NO_FACETS } from "../store/columns/facets.ts";
import type { BusinessRecord } from "../store/port/directory.ts";
import type { VisitorStore } from "../store/port/replicas.ts";
import type { BusinessFilter, ListQuery, ListResult } from "../store/port/search.ts";
import { ownFieldsFor, toBusiness } from "./computed-fields.ts";
import { reachableList } from "./reachable-list.ts";
import { categoryFilter } from "./search/conditions.ts";
import { createSearcher, type Searcher } from "./search/create-searcher.ts";
import { suggest } from "./suggestions/suggest.ts";

const EMPTY_LIST: BusinessList<never> = { businesses: [], totalCount: 0, totalPages: 0 };
const METRES_PER_KM = 1000;

interface ApiParts {
  store: VisitorStore;
  now: () => Date;
  /** Number of businesses of a list that its pages reach. */
  listReach?: number;
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

type FindBusinesses<Details> = (...query: ListQuery) => Promise<ListResult<Details>>;

function createReads<Details extends Located>(
  { store, now, listReach, searcher = createSearcher(store, now) }: ApiParts,
  findBusinesses: FindBusinesses<Details>,
): PublicApi<Details> {
  const details = async (record: BusinessRecord | "deleted" | undefined): Promise<DetailedBusiness> => {
    if (record === undefined) throw new AppError("not-found", "There is no such business.");
    if (record === "deleted") throw new AppError("gone", "This business is no longer listed.");
    const { category, group } = record;
    return {
      ...businessAt(record, now(), await ownFieldsFor(store.directory, [record])),
      hasUsualHours: hasUsualHours(record),
      defaultImage: defaultImage(category, group),
    };
  };
  /** Reads a business; instead of a merged one, the one that it became part of. */
  const findById = async (id: number) => {
    const record = await store.directory.business(id);
    const survivor = record === "deleted" ? await store.duplicates.survivorOf(id) : undefined;
    return details(survivor === undefined ? record : await store.directory.business(survivor));
  };
  const list = reachableList<Details>(async (filter, sort, page) => {
    const { businesses, totalCount } = await findBusinesses(filter, sort, page);
    const { near } = filter;
    return { businesses: near ? businesses.map((business) => addDistance(business, near)) : businesses, totalCount };
  }, listReach);
  const firstOfSort = async (sort: BusinessSort, limit: number): Promise<Details[]> =>
    (await list({}, sort, { limit, offset: 0 })).businesses;

  const nearby = async (to: Business, limit: number): Promise<NearbyBusiness[]> => {
    const nearestBusinesses = await store.search.nearby(to, limit);
    const ownFields = await ownFieldsFor(
      store.directory,
      nearestBusinesses.map(({ business }) => business),
    );
    return nearestBusinesses.map(({ business, distance }) => ({
      ...businessAt(business, now(), ownFields),
      distanceKm: distance && roundToMetre(distance),
    }));
  };

  const categoryBySlug = async (slug: string) => {
    const category = await store.directory.category(slug);
    return category && { name: category.category, slug: category.slug };
  };
  const namedCategory = async ({ group, categorySlug }: Pick<BusinessFilter, "categorySlug" | "group">) =>
    CATEGORY_GROUPS.find(({ slug }) => slug === group) ?? (await categoryBySlug(categorySlug ?? ""));
  const kindOf = async (category: string): Promise<ListedKind | null> => {
    const categoryOfList = category === "" ? undefined : await namedCategory(await categoryFilter(store, category));
    return categoryOfList === undefined ? null : listedKind(categoryOfList);
  };

  return {
    statistics: () => store.directory.statistics(),
    popularCities: async (limit) => (await store.directory.cities("", { limit, offset: 0 })).cities,
    cities: ({ search, limit, offset, state, country }) =>
      store.directory.cities(search, { limit, offset }, { state, country }),
    states: (limit) => store.directory.states(limit),
    recommended: (limit) => firstOfSort("recommended", limit),
    latest: (limit) => firstOfSort("latest", limit),
    async businesses(query) {
      const { businesses, totalCount, totalPages, reachableCount } = await searcher.search(query, list, EMPTY_LIST);
      return { businesses, totalCount, totalPages, ...(reachableCount !== undefined && { reachableCount }) };
    },
    business: findById,
    businessBySlug: async (slug) => details(await store.directory.businessBySlug(slug)),
    nearby: async (id, limit) => nearby(await findById(id), limit),
    nearbyBySlug: async (slug, limit) => nearby(await details(await store.directory.businessBySlug(slug)), limit),

    async city(name, page) {
      const key = cityKey(name);
      const city =
        (await store.directory.city(key)) ?? HEADER_CITIES.find((headerCity) => cityKey(headerCity.name) === key);
      if (city === undefined) throw new AppError("not-found", `No city is known by the name ${name}.`);
      const isRenamed = cityKey(city.name) !== key;
      return {
        name: city.name,
        ...(isRenamed && { isRenamed }),
        ...(await list({ cityKey: key }, "recommended", page)),
      };
    },
    async category(name, page) {
      const filter = await categoryFilter(store, name);
      const category = await namedCategory(filter);
      if (category === undefined) throw new AppError("not-found", `No category is known by the name ${name}.`);
      return { name: category.name, slug: category.slug, ...(await list(filter, "recommended", page)) };
    },
    categories: () => store.directory.categories(),
    countries: () => store.directory.countries(),

    search: (query) => searcher.search(query, list, EMPTY_LIST),
    async facets(query) {
      const at = now();
      const { fixed, chosen } = (await searcher.plan(query)).criteria;
      const facets = fixed === undefined ? NO_FACETS : await store.search.facets(fixed, chosen, at);
      return {
        ...facets,
        attributes: byUsefulness(facets.attributes, mainGroup(facets.categories)),
        chosenAttributes: chosenAttributes(query.has, facets.attributes),
        openAtPhrase: query.openAt === undefined ? "" : openAtPhrase(query.openAt),
        kind: await kindOf(query.category),
      };
    },
    suggest: async (q, location = "") => suggest({ store, lexicon: await searcher.lexicon() }, q, location),
  };
}

function businessAt(record: BusinessRecord, now: Date, ownFields: readonly OwnField[]): Business {
  const business = toBusiness(record, now, ownFields);
  // The link of a business without premises has the point that must not be shown.
  const locationLink = business.comesToCustomers ? null : business.locationLink;
  return { ...business, ...pointOfPremises(record), locationLink };
}

async function listedBusinesses(
  store: VisitorStore,
  records: readonly BusinessRecord[],
  now: Date,
): Promise<Business[]> {
  const ownFields = await ownFieldsFor(store.directory, records);
  return records.map((record) => businessAt(record, now, ownFields));
}

/** Leaves out the point of a business without premises: it would send visitors to a place where nobody is. */
function cardOf({ phoneE164, isServiceArea, fullAddress, zipCode, ...card }: StoredCard): CardDetails {
  const premises = { ...card, isServiceArea, fullAddress, zipCode };
  return {
    ...card,
    ...pointOfPremises(premises),
    telUri: callUrl({ ...card, phoneE164 }) ?? null,
    comesToCustomers: comesToCustomers(premises),
  };
}

type Located = Pick<Business, "latitude" | "longitude" | "name" | "category" | "city">;

function addDistance<Details extends Located>(business: Details, from: Coordinates): WithDistance<Details> {
  const { latitude, longitude } = business;
  if (latitude === null || longitude === null) return { ...business, distanceKm: null };
  return { ...business, distanceKm: roundToMetre(distanceKm(from, { latitude, longitude })) };
}

function roundToMetre(km: number): number {
  return Math.round(km * METRES_PER_KM) / METRES_PER_KM;
}
