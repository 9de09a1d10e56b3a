/** Names of members that hold the records, in responses of services and files of exporters. */
const WRAPPER_KEYS = new Set(
  (
    "data results result local_results places items businesses records listings tasks response features rows hits " +
    "docs entries output search_results place_results localResults placeResults"
  ).split(" "),
);
/** Keys by which an object is recognised as a business. */
const NAMING_KEYS = new Set("name title displayName display_name business_name place_id placeId".split(" "));

/** Type of the object around the features of a GeoJSON file. */
export const FEATURE_COLLECTION = "FeatureCollection";

export const isWrapperKey = (key: string) => WRAPPER_KEYS.has(key);
export const isNamingKey = (key: string) => NAMING_KEYS.has(key);

export type JsonObject = Record<string, unknown>;

/**
 * Returns the business objects in a parsed value: itself, or those in the lists of an object around them. Other values are returned
 * unchanged.
 */
export function recordsOf(value: unknown): unknown[] {
  if (!isObject(value)) return [value];
  const { type, features } = value;
  if (type === FEATURE_COLLECTION && Array.isArray(features)) return features.flatMap(recordsOf);
  if (Object.keys(value).some(isNamingKey)) return [value];
  if (type === "Feature" && "geometry" in value) return [recordOfFeature(value)];
  const lists = Object.entries(value).filter(([key, member]) => isWrapperKey(key) && isListOfObjects(member));
  if (lists.length === 0) return [value];
  return lists.flatMap(([, list]) => (list as unknown[]).flatMap(recordsOf));
}

/** Returns the properties of a GeoJSON feature (RFC 7946), with its id and its point, which has the longitude first. */
function recordOfFeature({ id, geometry, properties }: JsonObject): JsonObject {
  const record: JsonObject = isObject(properties) ? { ...properties } : {};
  if (id !== undefined && !Object.hasOwn(record, "id")) record["id"] = id;
  if (!isObject(geometry) || geometry["type"] !== "Point" || !Array.isArray(geometry["coordinates"])) return record;
  const [longitude, latitude] = geometry["coordinates"];
  const hasPoint = Object.entries(record).some(
    ([key, value]) => /^(?:lat|latitude)$/i.test(key) && value !== null && value !== "",
  );
  return hasPoint ? record : { ...record, latitude, longitude };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

/** Matches integers with more digits than a number can hold. */
const LONG_NUMBER = /[:[,\s]-?\d{16}/;

/** Parses JSON but returns long integers, such as a cid, as text with all their digits. Errors: SyntaxError. */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
      ? context?.source
      : value,
  );
}
