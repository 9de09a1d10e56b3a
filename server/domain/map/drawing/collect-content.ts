import { type AreaClass, GROUND_KINDS } from "./area-kinds-data.ts";
import { type LabelKind, PLACE_LABELS, POI_LABELS } from "./label-styles-data.ts";
import { type LabelOptions, labelText } from "./label-text.ts";
import { areTouching, boundsOf, clipLine, clipRing, type Line, type Rect, ringArea } from "./line-geometry.ts";
import type { MapView, PlacedTile } from "./map-view.ts";
import { type FeatureProperties, type PointBudget, readMapTile, type TileFeature } from "./read-map-tile.ts";
import { type RoadStyle, roadStyle } from "./road-style.ts";

export interface ViewTile extends PlacedTile {
  /** Vector data of the tile. */
  data: Uint8Array;
}

export interface MapRoad extends RoadStyle {
  line: Line;
  name: string | undefined;
}

export interface NamedPoint {
  kind: LabelKind;
  text: string;
  x: number;
  y: number;
  population: number;
}

/** Contents of a view, clipped to it, in CSS pixels. */
export interface MapContent {
  areas: { area: AreaClass; ring: Line }[];
  roads: MapRoad[];
  streams: { line: Line; name: string | undefined }[];
  borders: Line[];
  points: NamedPoint[];
}

/** Lines extend this far beyond the edge, so that their ends are invisible. */
const EDGE_PX = 20;
/** Neighbouring tiles overlap by this, so that no seam shows. */
const SEAM_PX = 0.6;
/** Maximum number of points, which bounds the work: real tiles have some 20,000, the fullest 150,000. */
const MAX_POINTS = 250_000;
const STREAMS = new Set(["river", "stream", "canal"]);

/** Reads the content of a view from its tiles, the most important layers first. Content beyond the budget is left out. */
export function collectContent(view: MapView, tiles: readonly ViewTile[], labels: LabelOptions): MapContent {
  const content: MapContent = { areas: [], roads: [], streams: [], borders: [], points: [] };
  const budget: PointBudget = { points: MAX_POINTS };
  const readers = tiles.map((tile) => ({ data: readMapTile(tile.data), cut: cutter(view, tile, tiles.length > 1) }));
  const eachFeature = (layer: string, visit: (feature: TileFeature, cut: Cutter) => void) => {
    for (const { data, cut } of readers) for (const feature of data.features(layer, budget)) visit(feature, cut);
  };
  const addAreas = (area: AreaClass | undefined, feature: TileFeature, cut: Cutter) => {
    if (area !== undefined && feature.type === "polygon")
      for (const ring of cut.rings(feature)) content.areas.push({ area, ring });
  };
  const addPoints = (kind: LabelKind | undefined, { properties, ...feature }: TileFeature, cut: Cutter) => {
    const text = kind && labelText(properties, labels);
    if (kind === undefined || text === undefined) return;
    const point = cut.labelPoint(feature);
    if (point) content.points.push({ kind, text, ...point, population: Number(properties.population) || 0 });
  };
  eachFeature("water", (feature, cut) => {
    if (feature.type === "line") {
      if (!STREAMS.has(kindOf(feature.properties))) return;
      const name = labelText(feature.properties, labels);
      for (const line of cut.lines(feature)) content.streams.push({ line, name });
    } else if (kindOf(feature.properties) !== "swimming_pool") {
      addAreas("water", feature, cut);
      addPoints("water", feature, cut);
    }
  });
  eachFeature("roads", (feature, cut) => {
    const style = feature.type === "line" ? roadStyle(feature.properties) : undefined;
    if (style === undefined) return;
    const name = labelText(feature.properties, labels);
    for (const line of cut.lines(feature)) content.roads.push({ ...style, line, name });
  });
  eachFeature("places", (feature, cut) => {
    if (feature.type === "point") addPoints(placeKind(feature.properties), feature, cut);
  });
  eachFeature("boundaries", (feature, cut) => {
    if (feature.type === "line" && kindOf(feature.properties) !== "locality")
      content.borders.push(...cut.lines(feature));
  });
  for (const layer of ["landcover", "landuse"])
    eachFeature(layer, (feature, cut) => {
      const area = GROUND_KINDS.get(kindOf(feature.properties));
      addAreas(area, feature, cut);
      if (area === "park" || area === "wood") addPoints("park", feature, cut);
    });
  eachFeature("pois", (feature, cut) => {
    if (feature.type === "point") addPoints(POI_LABELS[kindOf(feature.properties)], feature, cut);
  });
  eachFeature("buildings", (feature, cut) => {
    if (kindOf(feature.properties) === "building") addAreas("building", feature, cut);
  });
  return content;
}

/** Returns the kind of a feature; older builds of the schema have `pmap:kind`. */
function kindOf(properties: FeatureProperties): string {
  return String(properties.kind ?? properties["pmap:kind"] ?? "");
}

function placeKind(properties: FeatureProperties): LabelKind | undefined {
  const detail = PLACE_LABELS[String(properties.kind_detail)];
  return detail ?? PLACE_LABELS[kindOf(properties)];
}

interface Cutter {
  lines(feature: TileFeature): Line[];
  rings(feature: TileFeature): Line[];
  /** The place of a name that this tile owns: no neighbour has it too. */
  labelPoint(feature: Pick<TileFeature, "type" | "parts">): { x: number; y: number } | undefined;
}

/** Moves features of a tile into the view and cuts them at its edges; in a view of several tiles, at those of the tile too. */
function cutter(view: MapView, { left, top, side }: PlacedTile, hasNeighbours: boolean): Cutter {
  const around = (rect: Rect, by: number): Rect => ({
    left: rect.left - by,
    top: rect.top - by,
    right: rect.right + by,
    bottom: rect.bottom + by,
  });
  const edges = around({ left: 0, top: 0, right: view.width, bottom: view.height }, EDGE_PX);
  const square = { left, top, right: left + side, bottom: top + side };
  const ownEdges = around(square, SEAM_PX);
  const cut: Rect = hasNeighbours
    ? {
        left: Math.max(edges.left, ownEdges.left),
        top: Math.max(edges.top, ownEdges.top),
        right: Math.min(edges.right, ownEdges.right),
        bottom: Math.min(edges.bottom, ownEdges.bottom),
      }
    : edges;
  const placed = (part: number[]) => {
    for (let at = 0; at < part.length; at += 2) {
      part[at] = left + (part[at] ?? 0) * side;
      part[at + 1] = top + (part[at + 1] ?? 0) * side;
    }
    return part;
  };
  const owns = (x: number, y: number) => x >= square.left && x < square.right && y >= square.top && y < square.bottom;
  return {
    lines: (feature) => feature.parts().flatMap((part) => clipLine(placed(part), cut)),
    rings: (feature) =>
      feature.parts().flatMap((part) => {
        const ring = clipRing(placed(part), cut);
        return ring.length < 6 ? [] : [ring];
      }),
    labelPoint({ type, parts }) {
      const [part = []] = parts().toSorted((a, b) => ringArea(b) - ringArea(a));
      if (part.length < 2 || type === "line") return undefined;
      const bounds = boundsOf(placed(part));
      // An area that crosses the edge has another middle in each tile, so its name is shown by a point feature or not at all.
      if (type === "polygon" && (bounds.left <= left || bounds.right >= left + side)) return undefined;
      if (type === "polygon" && (bounds.top <= top || bounds.bottom >= top + side)) return undefined;
      const x = (bounds.left + bounds.right) / 2;
      const y = (bounds.top + bounds.bottom) / 2;
      return owns(x, y) && areTouching(bounds, edges) ? { x, y } : undefined;
    },
  };
}
