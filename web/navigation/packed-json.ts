/**
 * Packs JSON with lists of similar objects, such as twenty cards: each name is written once, followed by the values of all objects. A list
 * of objects becomes `{"": 2, "name": ["Ann", "Bo"], "age": [{"": 0}, 3]}`, where `{"": 0}` stands for a property that is absent. If the
 * list has other values too, `""` is a list with 0 for each object. A property named `""` is written as `"~"`.
 */

const ABSENT = Symbol("absent");
const MARK = "";
/** Names that get one more tilde, so that none is the mark. */
const TILDES = /^~*$/;
const PACKED_ABSENT = { [MARK]: 0 };

type Json = unknown;
type JsonObject = Record<string, Json>;

export function packJson(value: Json): Json {
  if (value === ABSENT) return PACKED_ABSENT;
  if (Array.isArray(value)) return packList(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [packedName(name), packJson(child)]));
}

function packedName(name: string): string {
  return TILDES.test(name) ? `~${name}` : name;
}

function unpackedName(name: string): string {
  return TILDES.test(name) ? name.slice(1) : name;
}

function packList(list: readonly Json[]): Json {
  const objects = list.filter(isObject);
  const names = objects.length < 2 ? undefined : sharedOrder(objects);
  if (!names) return list.map(packJson);
  const shape =
    objects.length === list.length ? list.length : list.map((value) => (isObject(value) ? 0 : [packJson(value)]));
  const columns = names.map((name) => [packedName(name), packColumn(objects.map((object) => valueOf(object, name)))]);
  return Object.fromEntries([[MARK, shape], ...columns]);
}

/** Columns of numbers and texts, which most are, stay as they are. */
function packColumn(values: readonly Json[]): Json {
  return values.every((value) => typeof value === "string" || typeof value === "number") ? values : packList(values);
}

function valueOf(object: JsonObject, name: string): Json {
  const value = object[name];
  return value === undefined || !Object.hasOwn(object, name) ? ABSENT : value;
}

/** Returns the names of all objects in an order consistent with each object; undefined if there is none. */
function sharedOrder(objects: readonly JsonObject[]): string[] | undefined {
  const names: string[] = [];
  for (const object of objects) {
    let next = 0;
    for (const name of Object.keys(object)) {
      const index = names.indexOf(name, next);
      if (index === -1) {
        if (names.includes(name)) return undefined;
        names.splice(next, 0, name);
      } else next = index;
      next++;
    }
  }
  return names;
}

export function unpackJson(value: Json): Json {
  const unpacked = unpack(value);
  return unpacked === ABSENT ? undefined : unpacked;
}

function unpack(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isObject(value)) return value;
  const { [MARK]: shape, ...properties } = value;
  if (shape === 0) return ABSENT;
  const columns = Object.entries(properties).map(([name, column]) => [unpackedName(name), unpack(column)] as const);
  if (shape === undefined) return Object.fromEntries(columns);
  const items = Array.isArray(shape) ? (shape as Json[]) : Array<Json>(Number(shape)).fill(0);
  let row = 0;
  return items.map((item) => (item === 0 ? rowOf(columns, row++) : unpack((item as Json[])[0])));
}

function rowOf(columns: readonly (readonly [string, Json])[], row: number): JsonObject {
  return Object.fromEntries(
    columns.map(([name, column]) => [name, (column as Json[])[row]]).filter(([, value]) => value !== ABSENT),
  ) as JsonObject;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
