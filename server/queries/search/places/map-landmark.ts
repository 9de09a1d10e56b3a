import { type Coordinates, distanceKm } from "#domain/geography/distance";
import type { MapPlace, MapPlaceKind } from "#domain/search/landmarks/map-places";
import type { Store } from "../../../store/store.ts";
import { nearLandmark } from "./near-landmark.ts";
import type { Landmark, ResolvedPlace } from "./place-names.ts";

const RADIUS_KM: Readonly<Record<MapPlaceKind, number>> = {
  town: 3,
  district: 1.5,
  station: 1.5,
  airport: 4,
  square: 1.5,
};
/** Maximum number of important namesakes to compare; the one with most businesses around it wins. */
const MAX_NAMESAKES = 5;

/** A town, and how far from its centre a landmark of it may be. */
export interface TownArea {
  place: ResolvedPlace;
  centre: Coordinates;
  maxKm: number;
}

/** Chooses one of the places of the map that some words name; with a town, the most important within the distance of its centre. */
export async function mapLandmark(
  { search }: Pick<Store, "search">,
  places: readonly MapPlace[],
  town?: TownArea,
): Promise<Landmark | undefined> {
  if (town === undefined)
    return mostBusinesses(await Promise.all(places.slice(0, MAX_NAMESAKES).map((place) => landmarkOf(search, place))));
  const [mostImportant] = places
    .map((place) => ({ place, km: distanceKm(place, town.centre) }))
    .filter(({ km }) => km <= town.maxKm)
    .toSorted((a, b) => a.place.rank - b.place.rank || a.km - b.km);
  const landmark = mostImportant && (await landmarkOf(search, mostImportant.place));
  return (
    landmark && { ...landmark, place: { kind: "landmark", name: withTown(landmark.place.name, town.place.place.name) } }
  );
}

/** Appends the town unless the name contains it, as in "Zürich HB". */
const withTown = (name: string, town: string) => (name.includes(town) ? name : `${name}, ${town}`);

/** Describes a place of the map by the businesses around it. Returns undefined if there are none. */
export async function landmarkOf(search: Store["search"], place: MapPlace): Promise<Landmark | undefined> {
  const { name, kind, latitude, longitude, radiusKm = RADIUS_KM[kind] } = place;
  const near = nearLandmark({ latitude, longitude }, radiusKm);
  const { businesses, totalCount } = await search.businessCards({ near }, "distance", { limit: 1, offset: 0 });
  const [nearest] = businesses;
  if (nearest === undefined) return undefined;
  return { place: { kind: "landmark", name }, filter: {}, near, city: nearest.city, businessCount: totalCount };
}

/** Chooses the landmark with most businesses. */
export function mostBusinesses(landmarks: readonly (Landmark | undefined)[]): Landmark | undefined {
  return landmarks
    .filter((landmark) => landmark !== undefined)
    .toSorted((a, b) => b.businessCount - a.businessCount)[0];
}
