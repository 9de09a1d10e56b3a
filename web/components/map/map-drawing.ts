import type { StreetMap } from "#contract/site";
import { type Coordinates, type DistanceUnit, distanceLabel, roundDistance } from "#domain/geography/distance";
import { boxAround, type Caption, placeCaptions, placeRingLabels, spreadApart } from "./map-labels.ts";
import { type MapPosition, type MapProjection, mapProjection, scaleBar } from "./map-projection.ts";

export interface MapPoint extends Coordinates {
  id: string;
  label: string;
  href: string;
  rel?: "nofollow" | undefined;
  /** Town to label on the map; "" or absent for none. */
  town?: string;
}

export interface MapContents {
  points: readonly MapPoint[];
  /** Points that are too far away for the map. */
  outliers?: readonly MapPoint[];
  /** `id` of the point that the others are near; it has no number. */
  focus?: string;
  /** Position of the visitor; shown when no point is in focus. */
  here?: Coordinates | undefined;
  unit?: DistanceUnit;
  /** Streets to be shown below the points, if they are there. */
  streets?: StreetMap | undefined;
}

/** Positions of everything on a map, in SVG units. */
export interface MapDrawing {
  projection: MapProjection;
  /** Centre of the distance rings, if there are any. */
  centre: Coordinates | undefined;
  /** SVG path data; undefined without a grid. */
  grid: string | undefined;
  rings: MapRings | undefined;
  /** SVG path data of lines from true positions to markers that were moved, and of dots at those positions. */
  leaders: { lines: string; dots: string };
  /** Position of the visitor. */
  here: MapPosition | undefined;
  markers: MapMarker[];
  captions: Caption[];
  /** Names of towns, each in the middle of its markers. */
  towns: Caption[];
  scale: { length: number; label: string };
}

export interface MapRings extends MapPosition {
  circles: { radius: number; text: string }[];
  labels: Caption[];
}

export interface MapMarker extends MapPoint, MapPosition {
  /** Number of the marker; undefined for the focused point. */
  number: number | undefined;
}

export const FRAME = { width: 400, height: 360, padding: 34 };
export const MARKER_RADIUS = 13;
const FRAME_CENTRE = { x: FRAME.width / 2, y: FRAME.height / 2 };
/** Gives each marker a touch target of 24 CSS pixels on the smallest phone. */
const MARKER_DISTANCE_UNITS = 34;
const FONT_SIZE_UNITS = 13;
const TOWN_FONT_SIZE_UNITS = 15;
const RING_FONT_SIZE_UNITS = 11;
const MAX_CAPTION_CHARS = 24;
const MAX_BAR_PX = 90;
const SCALE_BOX = { left: 0, top: 326, right: 130, bottom: 360 };
const COMPASS_BOX = { left: 362, top: 0, right: 400, bottom: 46 };
/** Larger maps have no grid or rings: the Mercator scale varies too much. */
const MAX_GRID_KM = 600;
const RINGS = [1, 2, 3, 4];

/** Places numbered markers with captions, a scale bar, and a grid or distance rings. Returns undefined for fewer than two places. */
export function drawMap({ points, focus, here, unit = "km" }: MapContents): MapDrawing | undefined {
  const centre = points.find(({ id }) => id === focus) ?? here;
  const isHere = here !== undefined && centre === here;
  const places = isHere ? [...points, here] : points;
  if (places.length < 2) return undefined;
  const projection = mapProjection(places, FRAME);
  const positions = places.map((place) => projection.position(place));
  const spreadPositions = spreadApart(positions, MARKER_DISTANCE_UNITS, FRAME);
  const bar = scaleBar(projection, MAX_BAR_PX, unit);
  const isNear = FRAME.height / projection.unitsPerKm < MAX_GRID_KM;
  const space = { ...FRAME, radius: MARKER_RADIUS, occupied: [SCALE_BOX, COMPASS_BOX] };
  const rings = isNear && centre ? ringsAround(projection, centre, unit) : undefined;
  const labels = rings
    ? placeRingLabels(rings, rings.circles, spreadPositions, { ...space, fontSize: RING_FONT_SIZE_UNITS })
    : [];
  const numberedPoints = points.filter(({ id }) => id !== focus);
  const numbers = new Map(numberedPoints.map(({ id }, index) => [id, index + 1]));
  const markers = points.map((point, index) => ({
    ...point,
    ...(spreadPositions[index] ?? FRAME_CENTRE),
    number: numbers.get(point.id),
  }));
  const signs = townSigns(markers);
  const occupied = [...space.occupied, ...markers.map(({ x, y }) => boxAround(x, y, MARKER_RADIUS))];
  const towns = placeCaptions(signs, { ...space, occupied, fontSize: TOWN_FONT_SIZE_UNITS, labels }).filter(isPlaced);
  const captions = placeCaptions(markers.map(captionOf), {
    ...space,
    fontSize: FONT_SIZE_UNITS,
    labels: [...labels, ...towns],
  });
  return {
    projection,
    centre,
    grid: isNear && !centre ? gridPath(bar.length) : undefined,
    rings: rings && { ...rings, labels },
    leaders: leaderPaths(positions.slice(0, points.length), spreadPositions),
    here: isHere ? projection.position(here) : undefined,
    markers,
    captions: captions.filter(isPlaced),
    towns,
    scale: { length: bar.length, label: distanceLabel(bar.km, unit) },
  };
}

function leaderPaths(positions: readonly MapPosition[], spreadPositions: readonly MapPosition[]) {
  const leaders = positions.flatMap((position, index) => {
    const to = spreadPositions[index] ?? position;
    return Math.hypot(position.x - to.x, position.y - to.y) < 2 ? [] : [{ from: position, to }];
  });
  return {
    lines: leaders.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(""),
    dots: leaders.map(({ from }) => `M${from.x} ${from.y}h0`).join(""),
  };
}

function captionOf({ x, y, label }: MapMarker) {
  return { x, y, text: label.length > MAX_CAPTION_CHARS ? shortenText(label) : label };
}

/** Returns the names of towns in the middle of their markers, those with most markers first. */
function townSigns(markers: readonly MapMarker[]) {
  const markersByTown = new Map<string, MapMarker[]>();
  for (const marker of markers) {
    const { town = "" } = marker;
    if (town !== "") markersByTown.set(town, [...(markersByTown.get(town) ?? []), marker]);
  }
  return [...markersByTown]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([text, ownMarkers]) => ({
      text: text.length > MAX_CAPTION_CHARS ? shortenText(text) : text,
      x: median(ownMarkers.map(({ x }) => x)),
      y: median(ownMarkers.map(({ y }) => y)),
    }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function isPlaced(caption: Caption | undefined): caption is Caption {
  return caption !== undefined;
}

function shortenText(text: string): string {
  return `${[...text]
    .slice(0, MAX_CAPTION_CHARS - 1)
    .join("")
    .trimEnd()}…`;
}

/** Draws squares as wide as the scale bar, from the centre outwards. */
function gridPath(cell: number): string {
  const firstLine = (middle: number) => middle - Math.ceil(middle / cell) * cell;
  const lines = (middle: number, size: number, path: (position: number) => string) =>
    Array.from({ length: Math.ceil(size / cell) + 1 }, (_, index) =>
      path(Math.round(firstLine(middle) + index * cell)),
    );
  return [
    ...lines(FRAME.width / 2, FRAME.width, (x) => `M${x} 0V${FRAME.height}`),
    ...lines(FRAME.height / 2, FRAME.height, (y) => `M0 ${y}H${FRAME.width}`),
  ].join("");
}

function ringsAround(projection: MapProjection, centre: Coordinates, unit: DistanceUnit) {
  const km = roundDistance(FRAME.height / 3 / projection.unitsPerKm, unit);
  const circles = RINGS.map((times) => ({
    radius: Math.round(times * km * projection.unitsPerKm),
    text: distanceLabel(times * km, unit),
  }));
  return { ...projection.position(centre), circles };
}
