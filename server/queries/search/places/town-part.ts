import { coordinatesOf } from "#contract/lists/map-points";
import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { compassDirection, partOfTown } from "#domain/search/landmarks/compass";
import { densestPoint } from "#domain/search/landmarks/densest-point";
import { namesTownCentre } from "#domain/search/landmarks/town-centre";
import type { Store } from "../../../store/store.ts";
import { nearLandmark } from "./near-landmark.ts";
import type { Landmark, ResolvedPlace } from "./place-names.ts";

/** Words that begin or end with a town, and the other words. */
export interface TownAndRest {
  town: ResolvedPlace;
  rest: readonly string[];
  /** Tells whether the other words follow the town. */
  isAfterTown: boolean;
}

const CENTRE_RADIUS_KM = 2.5;
const MIN_PART_RADIUS_KM = 1.5;
/** Number of the best businesses of a town by which its centre is located. */
const MAX_SAMPLED_BUSINESSES = 200;
/**
 * Minimum number and share of sampled businesses close together. The distance from the middle of all excludes a mall at the edge of the
 * town.
 */
const MIN_CLUSTER = 5;
const MIN_CLUSTER_SHARE = 0.15;
const MAX_FROM_MIDDLE_KM = 6;

/** Finds the centre of a town, where most of its businesses are, or a part of it by the compass: "downtown Austin", "Zürich Nord". */
export async function townPart(
  { search }: Pick<Store, "search">,
  { town, rest, isAfterTown }: TownAndRest,
): Promise<Landmark | undefined> {
  const direction = compassDirection(rest, isAfterTown);
  if (direction === undefined && !namesTownCentre(rest)) return undefined;
  const { place, filter } = town;
  const centre = await search.placeCentre(filter);
  if (centre === undefined) return undefined;
  const part = direction && partOfTown(centre, direction);
  const near = part
    ? nearLandmark(part, Math.max(MIN_PART_RADIUS_KM, part.radiusKm))
    : nearLandmark((await downtown(search, { filter, centre })) ?? centre, CENTRE_RADIUS_KM);
  const { totalCount } = await search.businessCards(part ? { near } : filter, "recommended", { limit: 1, offset: 0 });
  if (totalCount === 0) return undefined;
  const words = rest.join(" ");
  const partName = isAfterTown ? `${place.name} ${words}` : `${words} ${place.name}`;
  const name = part ? partName : `${words}, ${place.name}`;
  return { city: place.name, businessCount: totalCount, place: { kind: "landmark", name }, filter: {}, near };
}

/** Finds the point around which most businesses of a town lie close together; undefined if few do, or far from its middle. */
async function downtown(
  search: Store["search"],
  { filter, centre }: { filter: ResolvedPlace["filter"]; centre: Coordinates },
): Promise<Coordinates | undefined> {
  const points = coordinatesOf(await search.mapPoints(filter, MAX_SAMPLED_BUSINESSES, 0));
  const densest = densestPoint(points);
  if (densest === undefined || distanceKm(densest, centre) > MAX_FROM_MIDDLE_KM) return undefined;
  const isCluster = densest.share >= MIN_CLUSTER_SHARE && Math.round(densest.share * points.length) >= MIN_CLUSTER;
  return isCluster ? densest : undefined;
}
