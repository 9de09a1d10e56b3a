import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import Pbf from "pbf";
import { pointAt } from "#domain/map/mercator";
import type { MapPlace, MapPlaceKind } from "#domain/search/landmarks/map-places";
import { tokenize } from "#domain/search/words/tokenize";
import { plainText } from "../archive/archive-metadata.ts";
import { damagedMap } from "../archive/damaged-map.ts";

const LAYERS = ["places", "pois"];
/** Kinds of the schema's labels, and details of a kind. Countries and regions are no landmarks. */
const KINDS: Readonly<Record<string, MapPlaceKind>> = {
  locality: "town",
  neighbourhood: "district",
  macrohood: "district",
  borough: "district",
  district: "district",
  suburb: "district",
  quarter: "district",
  station: "station",
  train_station: "station",
  railway_station: "station",
  halt: "station",
  subway_station: "station",
  bus_station: "station",
  ferry_terminal: "station",
  aerodrome: "airport",
  airport: "airport",
  square: "square",
  plaza: "square",
};
const NAME_FIELD = /^name(:[\w-]{2,12})?$/;
const MAX_NAMES = 30;
const MAX_NAME_CHARS = 100;
const MAX_RANK = 20;
/** Maximum buffer around a tile in which labels count, as a share of its side. */
const MAX_BUFFER = 0.5;

/** Reads the labels of districts, stations and squares of a tile. Errors: AppError `unreadable`. */
export function readPlaceLabels(tile: Uint8Array, zoom: number, x: number, y: number): MapPlace[] {
  try {
    const { layers } = new VectorTile(new Pbf(tile));
    return LAYERS.flatMap((name) => {
      const layer = layers[name];
      if (layer === undefined) return [];
      return Array.from({ length: layer.length }, (_, index) => placeOf(layer.feature(index), zoom, x, y)).filter(
        (place) => place !== undefined,
      );
    });
  } catch (error) {
    throw damagedMap(`The tile ${zoom}/${x}/${y} of the map is damaged: it is no vector tile.`, error);
  }
}

function placeOf(feature: VectorTileFeature, zoom: number, x: number, y: number): MapPlace | undefined {
  const { properties, extent } = feature;
  const kind = KINDS[String(properties["kind"])] ?? KINDS[String(properties["kind_detail"])];
  if (kind === undefined) return undefined;
  const names = namesOf(properties);
  const [name] = names;
  const keys = new Set(names.map((text) => tokenize(text).join(" ")).filter((key) => key !== ""));
  if (name === undefined || keys.size === 0) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = feature.bbox();
  const [left, top] = [(west + east) / 2 / extent, (south + north) / 2 / extent];
  const isNear = (share: number) => share >= -MAX_BUFFER && share <= 1 + MAX_BUFFER;
  if (!isNear(left) || !isNear(top)) return undefined;
  const minZoom = Number(properties["min_zoom"]);
  const { latitude, longitude } = pointAt({ x: x + left, y: y + top }, 2 ** zoom);
  return {
    name,
    kind,
    latitude: Number(latitude.toFixed(6)),
    longitude: Number(longitude.toFixed(6)),
    rank: minZoom >= 0 && minZoom <= MAX_RANK ? minZoom : MAX_RANK,
    keys: [...keys],
  };
}

/** Returns the names in all languages, without markup and control characters, the local one first. */
function namesOf(properties: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.keys(properties)
    .filter((field) => NAME_FIELD.test(field))
    .toSorted((a, b) => a.length - b.length);
  const names = fields
    .map((field) => plainText(properties[field]))
    .filter((name) => name !== "" && name.length <= MAX_NAME_CHARS);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
