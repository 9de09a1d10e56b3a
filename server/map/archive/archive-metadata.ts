import { cleanText } from "#domain/text/clean-text";
import { damagedMap } from "./damaged-map.ts";

/** Layers of Protomaps' basemap schema, which the drawing knows. */
const SCHEMA_LAYERS = ["earth", "landcover", "landuse", "water", "roads", "buildings", "boundaries", "places", "pois"];
/** An archive of another schema, such as OpenMapTiles, lacks this layer. */
const REQUIRED_LAYER = "roads";
/** Credit of an archive that names none: OpenStreetMap's licence asks for it. */
export const OSM_CREDIT = "© OpenStreetMap contributors";
const MAX_CREDIT_CHARS = 200;
const ENTITIES: Readonly<Record<string, string>> = { copy: "©", amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

export interface ArchiveMetadata {
  name: string;
  /** Plain text. */
  attribution: string;
  /** Names of the archive's layers; undefined if the metadata does not list them. */
  layers: readonly string[] | undefined;
}

/** Reads the metadata of an archive, a JSON object. `file` begins the sentences of errors. Errors: AppError `unreadable`. */
export function readArchiveMetadata(bytes: Uint8Array, file: string): ArchiveMetadata {
  const { name, attribution, vector_layers: vectorLayers } = parseObject(bytes, file);
  const layers = Array.isArray(vectorLayers)
    ? vectorLayers.flatMap((layer: unknown) => {
        const id = (layer as { id?: unknown } | null)?.id;
        return typeof id === "string" ? [id] : [];
      })
    : undefined;
  const credit = plainText(attribution);
  return {
    name: plainText(name) || "Map",
    attribution: /openstreetmap/i.test(credit)
      ? credit
      : [credit, OSM_CREDIT].filter((text) => text !== "").join(" · "),
    layers,
  };
}

function parseObject(bytes: Uint8Array, file: string): Record<string, unknown> {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // The sentence below says it.
  }
  throw damagedMap(`${file} is damaged: its metadata is no JSON object.`);
}

/** Returns layers of the schema that an archive lacks. Errors: AppError `unreadable` for an archive of another schema. */
export function requireSchema(layers: readonly string[], file: string): string[] {
  if (!layers.includes(REQUIRED_LAYER)) {
    const names = layers.length === 0 ? "no layer at all" : `the layers ${layers.slice(0, 12).join(", ")}`;
    throw damagedMap(
      `${file} is not in Protomaps' basemap schema: it lacks the layer ${REQUIRED_LAYER} and has ${names}. Take an archive of Protomaps.`,
    );
  }
  return SCHEMA_LAYERS.filter((layer) => !layers.includes(layer));
}

/** Attributions are often a link: the text of it stays. */
export function plainText(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value
    .slice(0, MAX_CREDIT_CHARS * 10)
    .replace(/<[^<>]*>/g, " ")
    .replace(/[<>]/g, " ")
    .replace(/&(\w{2,6});/g, (entity, key: string) => ENTITIES[key] ?? entity);
  return cleanText(text).replace(/\s+/g, " ").trim().slice(0, MAX_CREDIT_CHARS);
}
