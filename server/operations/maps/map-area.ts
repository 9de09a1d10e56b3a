import { cityKey } from "#domain/address/city-key";
import type { Coordinates } from "#domain/geography/distance";
import { businessBoxes } from "#domain/map/business-boxes";
import { type MapBox, parseBox } from "#domain/map/map-box";
import { AppError } from "../../errors.ts";
import { openPlaceNames } from "../../queries/search/places/place-names.ts";
import type { Store } from "../../store/store.ts";

export interface AreaOptions {
  /** Name of a city with businesses. */
  city?: string | undefined;
  /** "W,S,E,N" in degrees. */
  bbox?: string | undefined;
}

export interface MapArea {
  /** Undefined, meaning the whole archive, if no business has coordinates. */
  boxes: readonly MapBox[] | undefined;
  /** Number of businesses far from all others, which were left out. */
  outliers: number;
}

const PAGE = 2_000;

/** Returns the area that a map is made of: a box, a city's businesses or all of them. Errors: AppError `usage`, `not-found`. */
export async function mapArea(
  store: Pick<Store, "directory" | "search">,
  { city, bbox }: AreaOptions,
): Promise<MapArea> {
  if (city !== undefined && bbox !== undefined) throw new AppError("usage", "Give --city or --bbox, not both.");
  if (bbox !== undefined) {
    const box = parseBox(bbox);
    if (box !== undefined) return { boxes: [box], outliers: 0 };
    throw new AppError(
      "usage",
      "--bbox must be west, south, east and north in degrees, such as --bbox 8.44,47.32,8.63,47.44.",
    );
  }
  const key = city === undefined ? undefined : await keyOfCity(store, city);
  const { boxes, outliers } = businessBoxes(await pointsOf(store, key));
  if (boxes.length > 0) return { boxes, outliers };
  if (city === undefined) return { boxes: undefined, outliers: 0 };
  throw new AppError("not-found", `No business in ${city} has coordinates. Name the area with --bbox.`);
}

async function keyOfCity(store: Pick<Store, "directory" | "search">, city: string): Promise<string> {
  const place = await openPlaceNames(store)(city, ["city"]);
  if (place !== undefined) return place.key;
  throw new AppError("not-found", `No business is in a city named ${city}. Name the area with --bbox.`);
}

async function pointsOf({ directory }: Pick<Store, "directory">, city: string | undefined): Promise<Coordinates[]> {
  const points: Coordinates[] = [];
  for (let afterId = 0; ; ) {
    const businesses = await directory.businessesAfter(afterId, PAGE);
    for (const business of businesses) {
      const { latitude, longitude } = business;
      if (latitude === null || longitude === null || (city !== undefined && cityKey(business.city) !== city)) continue;
      points.push({ latitude, longitude });
    }
    const last = businesses.at(-1);
    if (last === undefined) return points;
    afterId = last.id;
  }
}
