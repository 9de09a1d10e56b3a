import Pbf from "pbf";

export interface MadeUpFeature {
  /** Points within the tile, from 0 to 4096; one makes a point, more a line. */
  points: readonly (readonly [number, number])[];
  properties: Readonly<Record<string, string | number>>;
}

/** Layers of a vector tile by name. */
export type MadeUpLayers = Readonly<Record<string, readonly MadeUpFeature[]>>;

const EXTENT = 4096;
const POINT = 1;
const LINE = 2;
const MOVE_TO = 9;

/** Encodes a tile (Mapbox Vector Tile, version 2). */
export function madeUpTile(layers: MadeUpLayers): Uint8Array {
  const tile = new Pbf();
  for (const [name, features] of Object.entries(layers)) tile.writeMessage(3, writeLayer, { name, features });
  return tile.finish();
}

function writeLayer({ name, features }: { name: string; features: readonly MadeUpFeature[] }, pbf?: Pbf): void {
  if (pbf === undefined) return;
  const keys: string[] = [];
  const values: (string | number)[] = [];
  const indexIn = <Value>(list: Value[], value: Value) =>
    list.includes(value) ? list.indexOf(value) : list.push(value) - 1;
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  pbf.writeVarintField(5, EXTENT);
  for (const { points, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)]);
    pbf.writeMessage(2, writeFeature, { tags, points });
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values) pbf.writeMessage(4, writeValue, value);
}

function writeFeature(
  { tags, points }: { tags: number[]; points: readonly (readonly [number, number])[] },
  pbf?: Pbf,
): void {
  if (pbf === undefined) return;
  const commands = points.flatMap(([x, y], index) => {
    const [beforeX = 0, beforeY = 0] = points[index - 1] ?? [];
    const steps = [zigzag(x - beforeX), zigzag(y - beforeY)];
    if (index === 0) return [MOVE_TO, ...steps];
    return index === 1 ? [((points.length - 1) << 3) | 2, ...steps] : steps;
  });
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, points.length === 1 ? POINT : LINE);
  pbf.writePackedVarint(4, commands);
}

function writeValue(value: string | number, pbf?: Pbf): void {
  if (typeof value === "string") pbf?.writeStringField(1, value);
  else pbf?.writeDoubleField(3, value);
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);
