import Pbf from "pbf";

/** A feature of a tile that is written by hand. Coordinates are pixels of a tile that is 512 wide. */
export interface MadeUpFeature {
  type: "point" | "line" | "polygon";
  /** Each part is a list of points. */
  parts: readonly (readonly (readonly [x: number, y: number])[])[];
  properties: Readonly<Record<string, string | number | boolean>>;
}

/** Layers of a tile by name. */
export type MadeUpLayers = Readonly<Record<string, readonly MadeUpFeature[]>>;

const EXTENT = 4096;
const UNITS_PER_PX = EXTENT / 512;
const TYPES = { point: 1, line: 2, polygon: 3 };
const MOVE = 1;
const LINE = 2;
const CLOSE = 7;

export const point = (x: number, y: number, properties: MadeUpFeature["properties"]): MadeUpFeature => ({
  type: "point",
  parts: [[[x, y]]],
  properties,
});

export const line = (
  points: MadeUpFeature["parts"][number],
  properties: MadeUpFeature["properties"],
): MadeUpFeature => ({ type: "line", parts: [points], properties });

/** Writes a Mapbox Vector Tile (version 2) with these layers. */
export function madeUpTile(layers: MadeUpLayers): Uint8Array {
  const tile = new Pbf();
  for (const [name, features] of Object.entries(layers))
    tile.writeMessage(3, (layer, pbf) => writeLayer(name, layer, pbf), features);
  return tile.finish();
}

function writeLayer(name: string, features: readonly MadeUpFeature[], pbf: Pbf): void {
  const keys: string[] = [];
  const values: (string | number | boolean)[] = [];
  const indexIn = <Value>(list: Value[], value: Value) => {
    if (!list.includes(value)) list.push(value);
    return list.indexOf(value);
  };
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const { type, parts, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)]);
    pbf.writeMessage(
      2,
      (_, feature) => {
        feature.writePackedVarint(2, tags);
        feature.writeVarintField(3, TYPES[type]);
        feature.writePackedVarint(4, geometryOf(type, parts));
      },
      undefined,
    );
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values)
    pbf.writeMessage(
      4,
      (_, message) => {
        if (typeof value === "string") message.writeStringField(1, value);
        else if (typeof value === "boolean") message.writeBooleanField(7, value);
        else message.writeDoubleField(3, value);
      },
      undefined,
    );
  pbf.writeVarintField(5, EXTENT);
}

function geometryOf(type: MadeUpFeature["type"], parts: MadeUpFeature["parts"]): number[] {
  let [lastX, lastY] = [0, 0];
  const step = ([x, y]: readonly [number, number]) => {
    const [nextX, nextY] = [Math.round(x * UNITS_PER_PX), Math.round(y * UNITS_PER_PX)];
    const delta = [zigzag(nextX - lastX), zigzag(nextY - lastY)];
    [lastX, lastY] = [nextX, nextY];
    return delta;
  };
  return parts.flatMap(([first = [0, 0], ...rest]) => [
    command(MOVE, 1),
    ...step(first),
    ...(rest.length > 0 ? [command(LINE, rest.length), ...rest.flatMap(step)] : []),
    ...(type === "polygon" ? [command(CLOSE, 1)] : []),
  ]);
}

function command(id: number, count: number): number {
  return id | (count << 3);
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
