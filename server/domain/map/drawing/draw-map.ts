import { escapeHtml } from "#domain/text/escaping/escape-html";
import { AREA_CLASSES, type AreaClass } from "./area-kinds-data.ts";
import { collectContent, type MapContent, type MapRoad, type ViewTile } from "./collect-content.ts";
import { LABEL_STYLES } from "./label-styles-data.ts";
import type { LabelOptions } from "./label-text.ts";
import { type Line, type Rect, ringArea, simplify } from "./line-geometry.ts";
import type { MapTheme } from "./map-palette-data.ts";
import { mapStyle } from "./map-style.ts";
import { type MapView, zoomOf } from "./map-view.ts";
import { pathData, UNITS_PER_PX } from "./path-data.ts";
import { type PlacedLabels, placeLabels } from "./place-labels.ts";
import { ROAD_CLASSES, ROAD_LEVELS, type RoadClass, type RoadLevel, roadWidths } from "./road-style.ts";

export interface MapDrawingOptions {
  /** Without a theme the drawing follows the page. */
  theme?: MapTheme | undefined;
  labels: LabelOptions;
  /** Boxes of the view that stay free of labels. */
  occupied?: readonly Rect[];
  /** Distance that the middle of a street's name keeps from the edges. */
  streetMargin?: number;
  /** Maximum length of the SVG; details are left out until it fits. */
  maxChars?: number;
}

/** Level of detail of a drawing. */
interface Detail {
  /** Smallest area of a building in square pixels. */
  minBuilding: number;
  minArea: number;
  tolerance: number;
  /** Classes that are left out. */
  without: ReadonlySet<RoadClass>;
}

const BUILDING_ZOOM = 14.3;
const ALL_ROADS = new Set<RoadClass>();
const SMALL_WAYS = new Set<RoadClass>(["path", "service"]);
/** Levels of detail to try, the finest first, until a drawing is small enough. */
const DETAILS: readonly Detail[] = [
  { minBuilding: 5, minArea: 3, tolerance: 0.35, without: ALL_ROADS },
  { minBuilding: 40, minArea: 6, tolerance: 0.5, without: ALL_ROADS },
  { minBuilding: 110, minArea: 12, tolerance: 0.6, without: SMALL_WAYS },
  { minBuilding: 300, minArea: 20, tolerance: 0.7, without: SMALL_WAYS },
  { minBuilding: Infinity, minArea: 30, tolerance: 0.8, without: SMALL_WAYS },
  { minBuilding: Infinity, minArea: 60, tolerance: 1.2, without: new Set([...SMALL_WAYS, "pedestrian"]) },
];
const LEAST_DETAIL: Detail = {
  minBuilding: Infinity,
  minArea: 120,
  tolerance: 2,
  without: new Set([...SMALL_WAYS, "pedestrian", "minor"]),
};

/** Draws the streets of a view as SVG. Equal input gives equal bytes. */
export function drawMap(view: MapView, tiles: readonly ViewTile[], options: MapDrawingOptions): string {
  const { theme, labels: labelOptions, occupied = [], streetMargin = 0, maxChars = Infinity } = options;
  const zoom = zoomOf(view);
  const content = collectContent(view, tiles, labelOptions);
  const { width, height } = view;
  const labels = labelShapes(placeLabels(content, { width, height, zoom, occupied, streetMargin }));
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width * UNITS_PER_PX} ${height * UNITS_PER_PX}"`;
  const draw = (detail: Detail) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${mapStyle(theme)}</style><path class="earth" d="M0 0h${width * UNITS_PER_PX}v${height * UNITS_PER_PX}H0z"/>${groundShapes(content, zoom, detail)}${labels}</svg>`;
  let drawing = "";
  for (let level = 0; level < DETAILS.length; level += drawing.length > 2 * maxChars ? 2 : 1) {
    drawing = draw(DETAILS[level] ?? LEAST_DETAIL);
    if (drawing.length <= maxChars) return drawing;
  }
  return draw(LEAST_DETAIL);
}

function groundShapes(content: MapContent, zoom: number, detail: Detail): string {
  const areas = Map.groupBy(content.areas, ({ area }) => area);
  const streams = content.streams.map(({ line }) => linePath(line, detail)).join("");
  const borders = content.borders.map((line) => linePath(line, detail)).join("");
  return [
    ...AREA_CLASSES.map((area) => areaShapes(area, areas.get(area) ?? [], zoom, detail)),
    streams && `<path class="r stream" stroke-width="${units(Math.max(1, (zoom - 10) * 0.6))}" d="${streams}"/>`,
    roadShapes(content.roads, zoom, detail),
    borders && `<path class="r border" stroke-width="${units(1.2)}" stroke-dasharray="12 6" d="${borders}"/>`,
  ].join("");
}

function areaShapes(area: AreaClass, rings: readonly { ring: Line }[], zoom: number, detail: Detail): string {
  if (area === "building" && zoom < BUILDING_ZOOM) return "";
  const minArea = area === "building" ? detail.minBuilding : detail.minArea;
  const data = rings.map(({ ring }) =>
    ringArea(ring) < minArea ? "" : pathData(simplify(ring, detail.tolerance), true),
  );
  const path = data.join("");
  return path && `<path class="${area}" d="${path}"/>`;
}

/** Draws tunnels, then roads on the ground, then bridges: at each level all casings, then all roads, the smallest first. */
function roadShapes(roads: readonly MapRoad[], zoom: number, detail: Detail): string {
  const groups = Map.groupBy(roads, ({ level, road, isLink }) => `${level} ${road} ${isLink}`);
  let definitions = "";
  let shapes = "";
  let id = 0;
  for (const level of ROAD_LEVELS) {
    let casings = "";
    let surfaces = "";
    for (const road of ROAD_CLASSES)
      for (const isLink of [true, false]) {
        const widths = detail.without.has(road) ? undefined : roadWidths({ road, isLink }, zoom);
        const path = (groups.get(`${level} ${road} ${isLink}`) ?? [])
          .map(({ line }) => linePath(line, detail))
          .join("");
        if (widths === undefined || path === "") continue;
        const look = level === "ground" ? road : `${road} ${level}`;
        const surface = `class="r ${look}" stroke-width="${units(widths.road)}"${dashes(road, level)}`;
        if (widths.casing === 0) surfaces += `<path ${surface} d="${path}"/>`;
        else {
          definitions += `<path id="p${id}" d="${path}"/>`;
          casings += `<use href="#p${id}" class="c ${look}" stroke-width="${units(widths.casing)}"${casingDashes(level)}/>`;
          surfaces += `<use href="#p${id}" ${surface}/>`;
          id++;
        }
      }
    shapes += casings + surfaces;
  }
  return `<defs>${definitions}</defs>${shapes}`;
}

function dashes(road: RoadClass, level: RoadLevel): string {
  if (road === "path") return ' stroke-dasharray="5 4"';
  return road === "rail" && level === "tunnel" ? ' stroke-dasharray="8 8"' : "";
}

function casingDashes(level: RoadLevel): string {
  return level === "tunnel" ? ' stroke-dasharray="6 5"' : "";
}

function linePath(line: Line, { tolerance }: Detail): string {
  return pathData(simplify(line, tolerance), false);
}

function labelShapes({ points, lines }: PlacedLabels): string {
  const streets = lines.map(({ kind, text, line }, index) => {
    const { look, px } = LABEL_STYLES[kind];
    return `<path id="s${index}" class="n" d="${pathData(line, false)}"/><text class="t ${look}" dy="${units(px * 0.35)}" font-size="${units(px)}"><textPath href="#s${index}" startOffset="50%">${escapeHtml(text)}</textPath></text>`;
  });
  const names = points.map(({ kind, text, x, y, anchor, sign }) => {
    const { look, px } = LABEL_STYLES[kind];
    const mark = sign ? `<circle class="sign" cx="${units(sign.x)}" cy="${units(sign.y)}" r="${units(4)}"/>` : "";
    const side = anchor === "middle" ? "" : ` style="text-anchor:${anchor}"`;
    return `${mark}<text class="t ${look}" x="${units(x)}" y="${units(y)}" font-size="${units(px)}"${side}>${escapeHtml(text)}</text>`;
  });
  return [...streets, ...names].join("");
}

function units(px: number): number {
  return Math.round(px * UNITS_PER_PX * 10) / 10;
}
