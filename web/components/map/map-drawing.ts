import { type Coordinates, type DistanceUnit, distanceLabel, roundDistance } from "#domain/geography/distance";
import { escapeXml } from "#domain/text/escape-xml";
import { type Caption, placeCaptions, placeRingLabels, spreadApart } from "./map-labels.ts";
import { type MapPosition, type MapProjection, mapProjection, scaleBar } from "./map-projection.ts";
import styles from "./results-map.module.css";

export interface MapPoint extends Coordinates {
  id: string;
  /** Its name. */
  label: string;
  href: string;
  rel?: "nofollow" | undefined;
  /** What is written beside it; its name, unless told. */
  caption?: string;
}

export interface MapContents {
  points: readonly MapPoint[];
  /** The `id` of the point that the others are near; it has no number. */
  focus?: string;
  /** Where the visitor is; shown when no point is in focus. */
  here?: Coordinates | undefined;
  unit?: DistanceUnit;
}

export interface MapDrawing {
  map: MapProjection;
  /** What it is drawn around, if anything. */
  centre: Coordinates | undefined;
  /** How wide a square of its grid is; undefined without one. */
  square: string | undefined;
  /** What stands within the `svg` element. As text: as elements of React it would be a fifth of all those of a list. */
  svg: string;
}

export const FRAME = { width: 400, height: 360, padding: 34 };
const FRAME_CENTRE = { x: FRAME.width / 2, y: FRAME.height / 2 };
const RADIUS = 13;
/** Leaves each number a target of 24 CSS pixels on the smallest phone. */
const APART = 34;
const FONT_SIZE = 13;
const RING_FONT_SIZE = 11;
const LONGEST_CAPTION = 24;
const LONGEST_BAR = 90;
const SCALE_BOX = { left: 0, top: 326, right: 130, bottom: 360 };
const COMPASS_BOX = { left: 362, top: 0, right: 400, bottom: 46 };
/** Beyond it the scale differs too much between the upper and the lower edge for a grid and rings. */
const LARGEST_KM = 600;
const RINGS = [1, 2, 3, 4];

/**
 * Numbers in the order of the points, each a link, with scale, grid or rings of round distances, and north. Undefined
 * without a point, or with one and nothing to compare it to.
 */
export function drawMap({ points, focus, here, unit = "km" }: MapContents): MapDrawing | undefined {
  const centre = points.find(({ id }) => id === focus) ?? here;
  const isHere = here !== undefined && centre === here;
  const spots = isHere ? [...points, here] : points;
  if (spots.length < 2) return undefined;
  const map = mapProjection(spots, FRAME);
  const positions = spots.map((spot) => map.position(spot));
  const signs = spreadApart(positions, APART, FRAME);
  const bar = scaleBar(map, LONGEST_BAR, unit);
  const barLabel = distanceLabel(bar.km, unit);
  const isNear = FRAME.height / map.unitsPerKm < LARGEST_KM;
  const isGridded = isNear && !centre;
  const rings = isNear && centre ? ringsAround(map, centre, unit) : undefined;
  const space = { ...FRAME, radius: RADIUS, taken: [SCALE_BOX, COMPASS_BOX] };
  const labels = rings ? placeRingLabels(rings, rings.circles, signs, { ...space, fontSize: RING_FONT_SIZE }) : [];
  const signed = points.map((point, index) => ({ ...point, ...(signs[index] ?? FRAME_CENTRE) }));
  const captions = placeCaptions(signed.map(captionOf), { ...space, fontSize: FONT_SIZE, labels });
  const svg = [
    rings ? ringsSvg(rings, labels) : "",
    isGridded ? gridSvg(bar.length) : "",
    leadersSvg(positions.slice(0, points.length), signs),
    isHere ? hereSvg(map.position(here)) : "",
    ...pointsSvg(signed, focus),
    ...captions.map((caption) => (caption ? captionSvg(caption) : "")),
    scaleSvg(bar.length, barLabel),
    COMPASS,
  ].join("");
  return { map, centre, square: isGridded ? barLabel : undefined, svg };
}

type PlacedPoint = MapPoint & MapPosition;

function pointsSvg(points: readonly PlacedPoint[], focus: string | undefined): string[] {
  const numbered = points.filter(({ id }) => id !== focus);
  const numbers = new Map(numbered.map(({ id }, index) => [id, index + 1]));
  return points.map((point) => pointSvg(point, numbers.get(point.id)));
}

/** Without a number it is the one in focus. */
function pointSvg({ href, rel, label, x, y }: PlacedPoint, number: number | undefined): string {
  const focused = number === undefined ? ` class="${styles.focus}"` : "";
  const followed = rel === undefined ? "" : ` rel="${rel}"`;
  const title = number === undefined ? label : `${number}. ${label}`;
  const sign =
    number === undefined ? `<circle class="${styles.focusDot}" r="4"></circle>` : `<text y="4.5">${number}</text>`;
  return `<a href="${escapeXml(href)}"${focused}${followed} transform="translate(${x} ${y})"><title>${escapeXml(title)}</title><circle r="${RADIUS}"></circle>${sign}</a>`;
}

/** From where each is to where its number stands, when the number had to make room. */
function leadersSvg(spots: readonly MapPosition[], signs: readonly MapPosition[]): string {
  const leaders = spots.flatMap((spot, index) => {
    const sign = signs[index] ?? spot;
    return Math.hypot(spot.x - sign.x, spot.y - sign.y) < 2 ? [] : [{ spot, sign }];
  });
  const lines = leaders.map(({ spot, sign }) => `M${spot.x} ${spot.y}L${sign.x} ${sign.y}`).join("");
  const dots = leaders.map(({ spot }) => `M${spot.x} ${spot.y}h0`).join("");
  return `<path class="${styles.leader}" d="${lines}"></path><path class="${styles.spot}" d="${dots}"></path>`;
}

function hereSvg({ x, y }: MapPosition): string {
  return `<g><title>You are here</title><circle class="${styles.here}" cx="${x}" cy="${y}" r="7"></circle></g>`;
}

function captionOf({ x, y, caption, label }: PlacedPoint) {
  const text = caption ?? label;
  return { x, y, text: text.length > LONGEST_CAPTION ? shortened(text) : text };
}

function shortened(text: string): string {
  return `${[...text]
    .slice(0, LONGEST_CAPTION - 1)
    .join("")
    .trimEnd()}…`;
}

function captionSvg({ x, y, anchor, text }: Caption): string {
  return `<text class="${styles.name}" x="${x}" y="${y}" text-anchor="${anchor}" aria-hidden="true">${escapeXml(text)}</text>`;
}

/** Squares of the scale's length, from the middle outwards. */
function gridSvg(cell: number): string {
  const from = (middle: number) => middle - Math.ceil(middle / cell) * cell;
  const lines = (middle: number, size: number, path: (at: number) => string) =>
    Array.from({ length: Math.ceil(size / cell) + 1 }, (_, index) => path(Math.round(from(middle) + index * cell)));
  const d = [
    ...lines(FRAME.width / 2, FRAME.width, (x) => `M${x} 0V${FRAME.height}`),
    ...lines(FRAME.height / 2, FRAME.height, (y) => `M0 ${y}H${FRAME.width}`),
  ].join("");
  return `<path class="${styles.grid}" d="${d}"></path>`;
}

/** Circles of round distances around a spot. */
function ringsAround(map: MapProjection, centre: Coordinates, unit: DistanceUnit) {
  const km = roundDistance(FRAME.height / 3 / map.unitsPerKm, unit);
  const circles = RINGS.map((times) => ({
    radius: Math.round(times * km * map.unitsPerKm),
    text: distanceLabel(times * km, unit),
  }));
  return { ...map.position(centre), circles };
}

function ringsSvg({ x, y, circles }: ReturnType<typeof ringsAround>, labels: readonly Caption[]): string {
  const rings = circles.map(
    ({ radius }) => `<circle class="${styles.ring}" cx="${x}" cy="${y}" r="${radius}"></circle>`,
  );
  const texts = labels.map(
    (label) => `<text class="${styles.ringLabel}" x="${label.x}" y="${label.y}">${label.text}</text>`,
  );
  return `<g aria-hidden="true">${rings.join("")}${texts.join("")}</g>`;
}

function scaleSvg(length: number, label: string): string {
  return `<g class="${styles.scale}"><text x="12" y="340">${label}</text><path d="M12 345v5h${length}v-5"></path></g>`;
}

const COMPASS = `<g class="${styles.scale}"><title>North is up</title><text x="381" y="40" text-anchor="middle">N</text><path d="M381 10v18M376 16l5-6 5 6"></path></g>`;
