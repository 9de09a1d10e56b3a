import type { MapTheme } from "#domain/map/drawing/map-palette-data";
import { isTileAddress } from "#domain/map/drawing/map-view";
import { parsePins, parseSmallMapView, SMALL_MAPS, type SmallMap } from "#domain/map/small-maps";
import { AppError } from "../../errors.ts";
import { isDamagedMap } from "../../map/archive/damaged-map.ts";
import type { CurrentMap, MapArchive } from "../../map/map-archive.ts";
import { drawSmallMap, drawTile } from "../../map/map-drawer.ts";
import { mapVersion } from "../../map/map-version.ts";
import { CACHE_FOREVER } from "../cache/cached-response.ts";
import type { CachedRoute, ReadRequest, RouteResponse } from "./route.ts";

/** `Cache-Control` for an address with another version, as pages from before an update have. */
const CACHE_BRIEFLY = "public, max-age=300";
/** `v` is the version of the map; `theme` is light or dark, otherwise the drawing follows the page; `pins` are covered by no label. */
const PARAMETERS = ["v", "theme", "pins"];

export interface MapRouteOptions {
  currentMap: CurrentMap;
  /** Called with the error if the archive cannot be read; the map is then answered as one without streets. */
  onDamage: (error: unknown) => void;
}

/**
 * Drawings of the town's streets: `/map/{z}/{x}/{y}.svg` one tile, `/map/around/{latitude},{longitude},{zoom}/{size}.svg` a small map of a
 * page. 204 where the archive has nothing. Errors: AppError `not-found` for an impossible address and without an archive.
 */
export function mapRoutes({ currentMap, onDamage }: MapRouteOptions): CachedRoute[] {
  const withoutDamaged = (error: unknown): undefined => {
    if (!isDamagedMap(error)) throw error;
    onDamage(error);
  };
  const route = (
    path: string,
    drawingOf: (map: MapArchive, params: ReadRequest["params"], query: URLSearchParams) => Drawing,
  ): CachedRoute => ({
    path,
    parameters: PARAMETERS,
    async respond({ params, querystring }) {
      const query = new URLSearchParams(querystring);
      const map = await currentMap();
      if (map === undefined) throw new AppError("not-found", "This directory has no map.");
      return responseOf(await drawingOf(map, params, query).catch(withoutDamaged), query.get("v") === mapVersion(map));
    },
  });
  return [
    route("/map/around/:place/:size.svg", (map, { place = "", size = "" }, query) => {
      const smallMap = parseSmallMapView(place);
      if (smallMap === undefined || !isSmallMap(size)) throw new AppError("not-found", "There is no such map.");
      return drawSmallMap(map, size, smallMap, { theme: themeOf(query), pins: parsePins(query.get("pins") ?? "") });
    }),
    route("/map/:zoom/:x/:y.svg", (map, { zoom = "", x = "", y = "" }, query) => {
      const address = { zoom: wholeNumber(zoom), x: wholeNumber(x), y: wholeNumber(y) };
      if (!isTileAddress(address)) throw new AppError("not-found", "There is no such tile.");
      return drawTile(map, address, themeOf(query));
    }),
  ];
}

type Drawing = Promise<string | undefined>;

function responseOf(drawing: string | undefined, isVersioned: boolean): RouteResponse {
  const cacheControl = isVersioned ? CACHE_FOREVER : CACHE_BRIEFLY;
  if (drawing === undefined) return { status: 204, headers: { "Cache-Control": CACHE_BRIEFLY }, body: "" };
  return { headers: { "Content-Type": "image/svg+xml", "Cache-Control": cacheControl }, body: drawing };
}

function isSmallMap(text: string): text is SmallMap {
  return Object.hasOwn(SMALL_MAPS, text);
}

function themeOf(query: URLSearchParams): MapTheme | undefined {
  const text = query.get("theme");
  return text === "light" || text === "dark" ? text : undefined;
}

/** Returns NaN for anything but a whole number in its shortest form, so that each tile has one address. */
function wholeNumber(text: string): number {
  return /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
}
