import type { Facets } from "#contract/facets";
import { categorySlug } from "#domain/business-keys";
import { cityKey } from "#domain/city-key";
import { distanceKm } from "#domain/distance";
import type { BusinessFilter, ChosenFacets, StoredBusiness } from "../store.ts";
import type { openBusinesses } from "./businesses.ts";
import type { openCategories } from "./categories.ts";
import type { openCities } from "./cities.ts";
import type { openListings } from "./listings.ts";

/** Facets and nearby businesses, asked of the lists one by one. */
export function openPlainFacets(
  listings: ReturnType<typeof openListings>,
  businesses: ReturnType<typeof openBusinesses>,
  categories: ReturnType<typeof openCategories>,
  cities: ReturnType<typeof openCities>,
) {
  const first = { limit: 10, offset: 0 };
  function facets(fixed: BusinessFilter, chosen: ChosenFacets, at: Date): Facets {
    const count = (changed: Partial<ChosenFacets>, ...without: (keyof ChosenFacets)[]) => {
      const filter: BusinessFilter = { ...fixed, ...chosen };
      for (const name of without) if (fixed[name] === undefined) delete filter[name];
      if (fixed.cityKey !== undefined && changed.cityKey !== undefined && fixed.cityKey !== changed.cityKey) return 0;
      return listings.find({ ...filter, ...changed }, "recommended", first).totalCount;
    };
    const counted = <Item extends { businessCount: number }>(items: Item[], how: (item: Item) => number) =>
      items
        .map((item) => ({ ...item, businessCount: how(item) }))
        .filter(({ businessCount }) => businessCount > 0)
        .toSorted((a, b) => b.businessCount - a.businessCount);
    return {
      openNow: count({ openAt: at }),
      verified: count({ verified: true }),
      ratings: [4.5, 4, 3]
        .map((minRating) => ({ minRating, businessCount: count({ minRating }) }))
        .filter(({ businessCount }) => businessCount > 0),
      categories: counted(
        categories
          .list()
          .filter(({ group }) => chosen.group === undefined || group === chosen.group)
          .slice(0, 10),
        ({ slug }) => count({ categorySlug: slug }, "group"),
      ),
      cities: counted(
        cities.list("", first).cities.map(({ name, businessCount }) => ({ name, businessCount })),
        ({ name }) => count({ cityKey: cityKey(name) }),
      ),
      isAtLeast: false,
    };
  }

  function nearby(to: StoredBusiness, limit: number): { business: StoredBusiness; distance: number | null }[] {
    const { latitude, longitude } = to;
    const filter: BusinessFilter = { categorySlug: categorySlug(to.category) };
    const spot = latitude === null || longitude === null ? undefined : { latitude, longitude };
    if (spot === undefined) filter.cityKey = cityKey(to.city);
    else filter.near = { ...spot, radiusKm: 100 };
    const { ids } = listings.find(filter, spot ? "distance" : "recommended", { limit: limit + 1, offset: 0 });
    return businesses.getAll(ids.filter((id) => id !== to.id).slice(0, limit)).map((business) => ({
      business,
      distance:
        spot && business.latitude !== null && business.longitude !== null
          ? distanceKm(spot, { latitude: business.latitude, longitude: business.longitude })
          : null,
    }));
  }
  return { facets, nearby };
}
