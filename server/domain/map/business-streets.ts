import type { StreetMap } from "../../contract/site.ts";
import { type SmallMapView, streetsAround, viewOfStreet } from "./small-maps.ts";

interface BusinessPoint {
  latitude: number | null;
  longitude: number | null;
}

/** Returns the surroundings of a business and the map that shows its streets, if there is one. */
export function businessStreets(
  { latitude, longitude }: BusinessPoint,
  streets: StreetMap | undefined,
): { view: SmallMapView; streets: StreetMap } | undefined {
  if (latitude === null || longitude === null) return undefined;
  const view = viewOfStreet({ latitude, longitude });
  const map = streetsAround(view, streets);
  return map && { view, streets: map };
}
