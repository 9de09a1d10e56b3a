import type { Coordinates } from "#domain/geography/distance";
import { parallelKm } from "#domain/map/mercator";
import type { StreetMap } from "../../contract/site.ts";
import { TILE_PX } from "./tile-size.ts";

/** Sizes of the small maps on pages, in CSS pixels. */
export const SMALL_MAPS = {
  /** The surroundings of a business; a phone sees the middle. */
  street: { width: 1240, height: 300 },
  /** All places of a list. */
  list: { width: 400, height: 360 },
  /** Map on the picture of a shared link. */
  card: { width: 500, height: 148 },
  /** Map above the card of a business on other sites; a narrower frame shows the middle. */
  embed: { width: 560, height: 200 },
} as const;

export type SmallMap = keyof typeof SMALL_MAPS;

/** Scale of the map `street`, at which two walking circles fit. */
export const STREET_METRES_PER_PX = 2.35;
const METRES_PER_KM = 1000;

/** West, south, east, north in degrees. */
type MapBounds = readonly [number, number, number, number];

/** View of a small map: its centre and zoom. */
export interface SmallMapView {
  centre: Coordinates;
  /** 0 shows the world 512 pixels wide; each level doubles the scale. */
  zoom: number;
}

/** Returns the zoom at which a CSS pixel is `metresPerPx` wide at a latitude. */
export function zoomOfScale(metresPerPx: number, latitude: number): number {
  return Math.log2((parallelKm(latitude) * METRES_PER_KM) / (TILE_PX * metresPerPx));
}

/** Returns the view around a point at the scale of `street`. */
export function viewOfStreet(centre: Coordinates): SmallMapView {
  return { centre, zoom: zoomOfScale(STREET_METRES_PER_PX, centre.latitude) };
}

/** Tells whether the archive has streets around a place. */
export function isOnMap({ latitude, longitude }: Coordinates, [west, south, east, north]: MapBounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Returns the map if it has streets in this view. */
export function streetsAround({ centre, zoom }: SmallMapView, streets: StreetMap | undefined): StreetMap | undefined {
  return streets && zoom >= streets.minZoom && isOnMap(centre, streets.bounds) ? streets : undefined;
}

/** A position on a small map in CSS pixels. */
interface PinPosition {
  x: number;
  y: number;
}

/**
 * Returns the URL of a drawing of the streets in a view, whose labels leave the pins free. A metre and a thousandth of a zoom level are
 * exact enough.
 */
export function smallMapUrl(
  kind: SmallMap,
  { centre, zoom }: SmallMapView,
  version: string,
  pins: readonly PinPosition[],
): string {
  const view = [centre.latitude.toFixed(5), centre.longitude.toFixed(5), zoom.toFixed(3)].join(",");
  const query = new URLSearchParams({ v: version, ...(pins.length > 0 && { pins: pinText(pins) }) });
  return `/map/around/${view}/${kind}.svg?${query}`;
}

const MAX_PINS = 60;
const PIN_RADIX = 36;
const COORDINATE_CHARS = 2;
const PIN_TEXT = /^(?:[0-9a-z]{4}){0,60}$/;

/** Encodes each coordinate as two base-36 digits. */
function pinText(pins: readonly PinPosition[]): string {
  const digits = (value: number) =>
    Math.min(PIN_RADIX ** COORDINATE_CHARS - 1, Math.max(0, Math.round(value)))
      .toString(PIN_RADIX)
      .padStart(COORDINATE_CHARS, "0");
  return pins
    .slice(0, MAX_PINS)
    .map(({ x, y }) => digits(x) + digits(y))
    .join("");
}

/** Parses the pins of a URL from `smallMapUrl`. Returns an empty list for any other text. */
export function parsePins(text: string): PinPosition[] {
  if (!PIN_TEXT.test(text)) return [];
  return Array.from(text.matchAll(/(..)(..)/g), ([, x = "", y = ""]) => ({
    x: Number.parseInt(x, PIN_RADIX),
    y: Number.parseInt(y, PIN_RADIX),
  }));
}

const VIEW = /^(-?\d{1,2}\.\d{5}),(-?\d{1,3}\.\d{5}),(\d{1,2}\.\d{3})$/;
const MAX_ZOOM = 19;

/** Parses the view of a URL from `smallMapUrl`. Returns undefined for any other text. */
export function parseSmallMapView(text: string): SmallMapView | undefined {
  const [, latitude, longitude, zoom] = (VIEW.exec(text) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined || zoom === undefined) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && zoom <= MAX_ZOOM ? { centre: { latitude, longitude }, zoom } : undefined;
}
