import type { Business, BusinessList, Suggestion } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { BusinessQuery } from "#contract/queries";
import { categorySlug } from "#domain/business-keys";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { cityKey } from "#domain/city-key";
import { countryName } from "#domain/country";
import { foldText } from "#domain/fold";
import { HEADER_CITIES } from "#domain/header-cities";
import { isOpenAt } from "#domain/opening-hours";
import { businessUrl, categoryUrl, cityUrl } from "#domain/page-url";
import { AppError } from "./errors.ts";
import { findPlace, findStateKey } from "./find-place.ts";
import type { BusinessFilter, Page, Store, StoredBusiness } from "./store/store.ts";

const MOST_SUGGESTIONS = 8;
/** Of the suggestions, how many may be categories and how many cities: names of businesses get the rest. */
const MOST_OF_A_KIND = 2;
const NOTHING: BusinessList = { businesses: [], totalCount: 0, totalPages: 0 };

/** Every read of a public page, in process. Errors: AppError `not-found`, `gone`, and the store's `storage`. */
export function createPublicApi({ store, now }: { store: Store; now: () => Date }): PublicApi {
  const shown = (stored: StoredBusiness): Business => ({
    ...stored,
    isOpen: stored.businessStatus === "OPERATIONAL" && isOpenAt(stored.openingHours, stored.timeZone, now()),
  });
  const one = (stored: StoredBusiness | "deleted" | undefined): Business => {
    if (stored === undefined) throw new AppError("not-found", "There is no such business.");
    if (stored === "deleted") throw new AppError("gone", "This business is no longer listed.");
    return shown(stored);
  };
  const list = async (filter: BusinessFilter, sort: BusinessQuery["sort"], page: Page): Promise<BusinessList> => {
    const { businesses, totalCount } = await store.businesses(filter, sort, page);
    return { businesses: businesses.map(shown), totalCount, totalPages: Math.ceil(totalCount / page.limit) };
  };
  const first = async (sort: BusinessQuery["sort"], limit: number): Promise<Business[]> =>
    (await list({}, sort, { limit, offset: 0 })).businesses;

  const filterOf = async (query: BusinessQuery): Promise<BusinessFilter> => {
    const filter: BusinessFilter = query.category === "" ? {} : categoryFilter(query.category);
    if (query.search !== "") filter.words = query.search;
    if (query.city !== "") filter.cityKey = cityKey(query.city);
    if (query.state !== "") filter.stateKey = await findStateKey(store, query.state);
    if (query.country !== "") filter.countryKey = foldText(countryName(query.country) || query.country);
    if (query.status !== undefined) filter.verified = query.status === "verified";
    if (query.minRating !== undefined) filter.minRating = query.minRating;
    if (query.openNow) filter.openAt = now();
    if (query.lat !== undefined && query.lng !== undefined) {
      filter.near = { latitude: query.lat, longitude: query.lng };
      if (query.radiusKm !== undefined) filter.near.radiusKm = query.radiusKm;
    }
    return filter;
  };

  const categoryBySlug = async (slug: string) => {
    const known = await store.category(slug);
    return known && { name: known.category, slug };
  };

  return {
    statistics: () => store.statistics(),
    popularCities: async (limit) => (await store.cities("", { limit, offset: 0 })).cities,
    cities: ({ search, limit, offset }) => store.cities(search, { limit, offset }),
    recommended: (limit) => first("recommended", limit),
    latest: (limit) => first("latest", limit),
    businesses: async (query) => list(await filterOf(query), query.sort, query),
    business: async (id) => one(await store.business(id)),
    businessBySlug: async (slug) => one(await store.businessBySlug(slug)),

    async city(name, page) {
      const key = cityKey(name);
      const known = (await store.city(key)) ?? HEADER_CITIES.find((city) => cityKey(city.name) === key);
      if (known === undefined) throw new AppError("not-found", `No city is known by the name ${name}.`);
      return { name: known.name, ...(await list({ cityKey: key }, "recommended", page)) };
    },
    async category(name, page) {
      const filter = categoryFilter(name);
      const known =
        CATEGORY_GROUPS.find(({ slug }) => slug === filter.group) ?? (await categoryBySlug(filter.categorySlug ?? ""));
      if (known === undefined) throw new AppError("not-found", `No category is known by the name ${name}.`);
      return { name: known.name, slug: known.slug, ...(await list(filter, "recommended", page)) };
    },
    categories: () => store.categories(),
    countries: () => store.countries(),

    async search(query) {
      const found = await findPlace(store, query.location);
      const typed = [query.search, query.q];
      // a location that no business has is searched for as text, rather than answered with everything or nothing
      if (found === undefined) typed.push(query.location);
      const words = typed.filter((text) => text !== "").join(" ");
      const asked = await filterOf({ ...query, search: words });
      const both = { ...asked, ...found?.filter };
      const listed = contradict(asked, both) ? NOTHING : await list(both, query.sort, query);
      return { ...listed, place: found?.place ?? null, didYouMean: null };
    },
    async suggest(q) {
      if (q === "") return [];
      const found = await store.suggest(q, MOST_SUGGESTIONS);
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

/** No business has two values of one key: what asks for both has no answer. */
function contradict(asked: BusinessFilter, both: BusinessFilter): boolean {
  const keys = ["cityKey", "stateKey", "countryKey"] as const;
  return keys.some((key) => asked[key] !== undefined && asked[key] !== both[key]);
}

/** A category's name or slug, or one of the eight groups. */
function categoryFilter(name: string): Pick<BusinessFilter, "categorySlug" | "group"> {
  const slug = categorySlug(name);
  const group = CATEGORY_GROUPS.find((its) => its.slug === slug)?.slug;
  return group === undefined ? { categorySlug: slug } : { group };
}
