import { categorySlug } from "#domain/business-keys";
import { cityKey } from "#domain/city-key";
import { boundingBox, distanceKm, type Spot } from "#domain/distance";
import type { BusinessFilter, StoredBusiness } from "../store.ts";
import type { openBusinesses } from "./businesses.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { openListings } from "./listings.ts";

/** Nobody calls it nearby beyond. Kilometres. */
const FARTHEST = 100;
/** Businesses of a city that are looked at for some that are in business: those that are closed for now rank low. */
const LOOKED_AT = 25;

export interface NearbyParts {
  keys: FilterKeys;
  businesses: ReturnType<typeof openBusinesses>;
  listings: ReturnType<typeof openListings>;
}

interface Near {
  business: StoredBusiness;
  distance: number | null;
}

/** Others of a business's kind: of its category, and if those are too few of its group. */
export function openNearby({ keys, businesses, listings }: NearbyParts) {
  function around(columns: ListingColumns, to: StoredBusiness, centre: Spot, limit: number): Near[] {
    const category = keys.category(categorySlug(to.category))?.id;
    if (category === undefined) return [];
    const own = new Uint8Array(category + 1).fill(1, category);
    const found = nearest(columns, own, centre, to.id, limit);
    if (found.length < limit) {
      const group = keys.categoriesOf(to.group);
      group[category] = 0;
      found.push(...nearest(columns, group, centre, to.id, limit - found.length));
    }
    return businesses.getAll(found.map(({ id }) => id)).map((business, at) => ({
      business,
      distance: found[at]?.distance ?? null,
    }));
  }

  function inCity(to: StoredBusiness, limit: number): Near[] {
    const city = cityKey(to.city);
    if (city === "") return [];
    const best = (filter: BusinessFilter) => {
      const { ids } = listings.find({ ...filter, cityKey: city }, "recommended", { limit: LOOKED_AT, offset: 0 });
      return businesses
        .getAll(ids)
        .filter(({ businessStatus, id }) => businessStatus === "OPERATIONAL" && id !== to.id);
    };
    const found = best({ categorySlug: categorySlug(to.category) });
    if (found.length < limit) {
      const known = new Set(found.map(({ id }) => id));
      found.push(...best({ group: to.group }).filter(({ id }) => !known.has(id)));
    }
    return found.slice(0, limit).map((business) => ({ business, distance: null }));
  }

  return (columns: ListingColumns, to: StoredBusiness, limit: number): Near[] => {
    const { latitude, longitude } = to;
    if (latitude === null || longitude === null) return inCity(to, limit);
    return around(columns, to, { latitude, longitude }, limit);
  };
}

/** Those of the marked categories that are in business, nearest first. */
function nearest(columns: ListingColumns, categories: Uint8Array, centre: Spot, without: number, limit: number) {
  const { firstId, size, categoryId, patternId, latitude, longitude } = columns;
  const found: { id: number; distance: number }[] = [];
  let { south, north, west, east } = boundingBox(centre, FARTHEST);
  let farthest = FARTHEST;
  for (let at = 0; at < size; at++) {
    if (categories[categoryId[at] as number] !== 1 || patternId[at] === 0 || at + firstId === without) continue;
    const spot = { latitude: latitude[at] as number, longitude: longitude[at] as number };
    const isInBox =
      spot.latitude >= south && spot.latitude <= north && spot.longitude >= west && spot.longitude <= east;
    if (!isInBox) continue;
    const distance = distanceKm(centre, spot);
    if (distance > farthest) continue;
    found.push({ id: at + firstId, distance });
    found.sort((a, b) => a.distance - b.distance || a.id - b.id);
    if (found.length <= limit) continue;
    found.pop();
    // only what is nearer than the last of them still counts
    farthest = found.at(-1)?.distance ?? farthest;
    ({ south, north, west, east } = boundingBox(centre, farthest));
  }
  return found;
}
