import type { Coordinates } from "./distance.ts";

const PLACE_MARKER = /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/;
const MAP_CENTRE = /\/@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/;

/**
 * Parses coordinates in a Google Maps link: the place's own, else the centre of the open map; undefined without either. The 13-column
 * layout has no other source of coordinates.
 */
export function parseMapLink(link: string): Coordinates | undefined {
  const [, north, east] = PLACE_MARKER.exec(link) ?? MAP_CENTRE.exec(link) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const point = { latitude: Number(north) + 0, longitude: Number(east) + 0 };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

const MAPS_LINK =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl\/|goo\.gl\/maps\/|g\.page\/)/i;

/** Tells whether the text is the address of a page of Google Maps, with its scheme. */
export function isMapsLink(text: string): boolean {
  return MAPS_LINK.test(text);
}
