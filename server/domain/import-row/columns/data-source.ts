/** Sources of exporters of other data than those of Google Maps. */
const OTHER_SOURCES: Readonly<Record<string, string>> = { OpenStreetMap: "OpenStreetMap", Yelp: "Yelp" };

/** Matches the id of an element of OpenStreetMap, as exports of it are named. */
const OSM_ID = /^@?osm[ _-]?(?:id|type)$/i;
/** Matches a key of an address in OpenStreetMap. */
const OSM_ADDRESS = /^addr:[a-z_:]+$/i;

/**
 * Returns the source of an import's data if the headers of its files prove it. `exporters` are the recognised ones, `headerSets` the headers
 * of each file.
 */
export function dataSource(
  exporters: readonly string[],
  headerSets: readonly (readonly string[])[],
): string | undefined {
  // With several files, no row proves which one it is from.
  const [headers, ...others] = headerSets;
  if (headers === undefined || others.length > 0 || exporters.length > 1) return undefined;
  const [exporter] = exporters;
  if (exporter !== undefined) return OTHER_SOURCES[exporter] ?? "Google Maps";
  const isOsm = headers.some((header) => OSM_ADDRESS.test(header) || OSM_ID.test(header));
  return isOsm ? "OpenStreetMap" : undefined;
}
