import { VectorTile, type VectorTileLayer } from "@mapbox/vector-tile";
import Pbf from "pbf";

export type FeatureProperties = Readonly<Record<string, number | string | boolean>>;
export type FeatureType = "point" | "line" | "polygon";

/** A feature of a tile. Coordinates run from 0 to 1 within the tile and alternate x and y. */
export interface TileFeature {
  type: FeatureType;
  properties: FeatureProperties;
  parts(): number[][];
}

/** Number of points that may still be read, which bounds the time for a tile of any size. */
export interface PointBudget {
  points: number;
}

/** Maximum size of a tile; the largest of real builds have some 2 MB. */
export const MAX_TILE_BYTES = 8 * 1024 * 1024;
/** A feature costs as much to read as this many points, besides its own. */
const FEATURE_COST = 8;
const TYPES: readonly (FeatureType | undefined)[] = [undefined, "point", "line", "polygon"];

export interface MapTileData {
  /** Yields features of a layer until the budget is spent; nothing for a layer that is missing. */
  features(layer: string, budget: PointBudget): Iterable<TileFeature>;
}

const EMPTY: MapTileData = { features: () => [] };

/** Decodes a vector tile. One that is too large, or none, has no features. */
export function readMapTile(bytes: Uint8Array): MapTileData {
  if (bytes.length > MAX_TILE_BYTES) return EMPTY;
  try {
    const { layers } = new VectorTile(new Pbf(bytes));
    return { features: (name, budget) => featuresOf(layers[name], budget) };
  } catch {
    return EMPTY;
  }
}

function* featuresOf(layer: VectorTileLayer | undefined, budget: PointBudget): Generator<TileFeature> {
  if (layer === undefined || !(layer.extent > 0)) return;
  for (let index = 0; index < layer.length && budget.points > 0; index++) {
    const feature = readFeature(layer, index, budget);
    if (feature !== undefined) yield feature;
  }
}

function readFeature(layer: VectorTileLayer, index: number, budget: PointBudget): TileFeature | undefined {
  budget.points -= FEATURE_COST;
  try {
    const feature = layer.feature(index);
    const type = TYPES[feature.type];
    if (type === undefined) return undefined;
    return {
      type,
      properties: feature.properties,
      parts: () => {
        try {
          return feature.loadGeometry().map((points) => {
            budget.points -= points.length;
            const numbers: number[] = [];
            for (const { x, y } of points) numbers.push(x / layer.extent, y / layer.extent);
            return numbers;
          });
        } catch {
          return [];
        }
      },
    };
  } catch {
    return undefined;
  }
}
