import type { FeatureProperties } from "./read-map-tile.ts";

/** Classes of lines, from the lowest to the one that covers all others. */
export const ROAD_CLASSES = ["path", "rail", "service", "pedestrian", "minor", "tertiary", "main", "trunk"] as const;

export type RoadClass = (typeof ROAD_CLASSES)[number];
/** Tunnels lie below the ground's roads, bridges above. */
export const ROAD_LEVELS = ["tunnel", "ground", "bridge"] as const;
export type RoadLevel = (typeof ROAD_LEVELS)[number];

export interface RoadStyle {
  road: RoadClass;
  level: RoadLevel;
  isLink: boolean;
}

/** Widths of a road and of its casing, both edges together, in CSS pixels. */
export interface RoadWidths {
  road: number;
  casing: number;
}

type Stops = readonly (readonly [zoom: number, px: number])[];

/** Widths by zoom. A class is not drawn below its first zoom. */
const WIDTHS: Readonly<Record<RoadClass, Stops>> = {
  path: [
    [15, 1.2],
    [18, 2.6],
  ],
  rail: [
    [10, 0.8],
    [14, 1.3],
    [18, 3],
  ],
  service: [
    [14.4, 1.8],
    [16, 6],
    [18, 15],
  ],
  pedestrian: [
    [13.4, 1.4],
    [14, 2.4],
    [16, 8],
    [18, 20],
  ],
  minor: [
    [12, 0.7],
    [13, 1.7],
    [14, 3.4],
    [16, 11],
    [18, 27],
  ],
  tertiary: [
    [10, 0.7],
    [12, 1.8],
    [14, 5],
    [16, 12],
    [18, 29],
  ],
  main: [
    [7, 0.7],
    [10, 1.5],
    [12, 3.4],
    [14, 6.6],
    [16, 13.5],
    [18, 32],
  ],
  trunk: [
    [5, 0.8],
    [8, 1.8],
    [10, 2.8],
    [12, 5],
    [14, 9],
    [16, 16.5],
    [18, 38],
  ],
};
/** Width of the casing at zoom 14, which grows and shrinks less than the road. */
const CASING_PX: Readonly<Record<RoadClass, number>> = {
  path: 0,
  rail: 0,
  service: 1.4,
  pedestrian: 1.4,
  minor: 1.6,
  tertiary: 2,
  main: 2.4,
  trunk: 3,
};
const CASING_ZOOM = 12;
const LINK_SHARE = 0.6;
const PATHS = new Set(["pedestrian", "living_street"]);
const DETAILS: Readonly<Record<string, RoadClass>> = {
  motorway: "trunk",
  trunk: "trunk",
  primary: "main",
  secondary: "main",
  tertiary: "tertiary",
  service: "service",
};

/** Returns the style of a line of the layer `roads`; undefined if it is not drawn. */
export function roadStyle({
  kind,
  kind_detail,
  is_link,
  is_tunnel,
  is_bridge,
}: FeatureProperties): RoadStyle | undefined {
  const detail = typeof kind_detail === "string" ? kind_detail : "";
  const road = roadClass(kind, detail.replace(/_link$/, ""));
  if (road === undefined) return undefined;
  const level = isSet(is_tunnel) ? "tunnel" : isSet(is_bridge) ? "bridge" : "ground";
  return { road, level, isLink: isSet(is_link) || detail.endsWith("_link") };
}

function roadClass(kind: unknown, detail: string): RoadClass | undefined {
  if (kind === "rail") return "rail";
  if (kind === "path") return PATHS.has(detail) ? "pedestrian" : "path";
  if (kind === "highway") return "trunk";
  if (kind === "major_road") return DETAILS[detail] ?? "main";
  return kind === "minor_road" ? (DETAILS[detail] ?? "minor") : undefined;
}

/** Returns undefined where the class is not drawn. */
export function roadWidths({ road, isLink }: Pick<RoadStyle, "road" | "isLink">, zoom: number): RoadWidths | undefined {
  const stops = WIDTHS[road];
  if (zoom < (stops[0]?.[0] ?? 0)) return undefined;
  const width = widthAt(stops, zoom) * (isLink ? LINK_SHARE : 1);
  const casing = zoom < CASING_ZOOM ? 0 : CASING_PX[road] * Math.min(1.25, 0.6 + (zoom - CASING_ZOOM) * 0.2);
  return { road: round(width), casing: casing === 0 ? 0 : round(width + casing) };
}

/** Interpolates between stops so that the ratio grows evenly with the zoom. */
function widthAt(stops: Stops, zoom: number): number {
  const next = stops.findIndex(([stop]) => stop > zoom);
  if (next < 0) return stops.at(-1)?.[1] ?? 0;
  const [fromZoom, fromPx] = stops[Math.max(0, next - 1)] ?? [0, 0];
  const [toZoom, toPx] = stops[next] ?? [1, fromPx];
  return toZoom === fromZoom ? fromPx : fromPx * (toPx / fromPx) ** ((zoom - fromZoom) / (toZoom - fromZoom));
}

function round(width: number): number {
  return Math.round(width * 10) / 10;
}

function isSet(value: unknown): boolean {
  return value === true || value === 1 || value === "yes" || value === "true";
}
