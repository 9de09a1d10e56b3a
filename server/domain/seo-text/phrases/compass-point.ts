import type { Coordinates } from "#domain/geography/distance";

type Place = { [Key in keyof Coordinates]: number | null };

const POINTS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

/** Returns the point of the compass in which `to` lies as seen from `from`, a few kilometres away. */
export function compassPoint(from: Place, to: Place): string {
  const [latitude, longitude] = [from.latitude ?? 0, from.longitude ?? 0];
  const north = (to.latitude ?? 0) - latitude;
  const east = ((to.longitude ?? 0) - longitude) * Math.cos((latitude * Math.PI) / 180);
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return POINTS[(eighth + POINTS.length) % POINTS.length] ?? "";
}
