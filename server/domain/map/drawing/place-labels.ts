import type { MapContent, NamedPoint } from "./collect-content.ts";
import { LABEL_KINDS, LABEL_STYLES, type LabelKind, STREET_LABELS } from "./label-styles-data.ts";
import { labelWidth } from "./label-text.ts";
import { areTouching, type Line, type Rect, simplify } from "./line-geometry.ts";
import { joinLines, lineLength, reversed, stretchOf, turnsOf } from "./street-lines.ts";

export interface PointLabel {
  kind: LabelKind;
  text: string;
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
  /** Place of the sign of a station. */
  sign?: { x: number; y: number };
}

export interface LineLabel {
  kind: LabelKind;
  text: string;
  /** The text is written along this line, from its middle. */
  line: Line;
}

export interface PlacedLabels {
  points: PointLabel[];
  lines: LineLabel[];
}

export interface LabelSpace {
  width: number;
  height: number;
  zoom: number;
  /** Boxes that stay free of labels. */
  occupied?: readonly Rect[];
  /** Distance that the middle of a street's name keeps from the edge, so that names of neighbouring tiles are not side by side. */
  streetMargin: number;
}

/** Room between labels and to the edge. */
const GAP_PX = 3;
const SIGN_PX = 9;
/** Names along a line need this much more line than text. */
const LINE_SLACK = 1.12;
const MAX_TOTAL_TURN = 1.5;
const MAX_SHARPEST_TURN = 0.7;
/** The same street is named again after this distance. */
const REPEAT_PX = 420;
/** The name of an area may be shifted from its middle by these widths and heights of the text. */
const SHIFTS = [
  [0, 0],
  [0, -1.5],
  [0, 1.5],
  [-0.5, 0],
  [0.5, 0],
  [0, -3],
  [0, 3],
  [-0.5, -1.5],
  [0.5, -1.5],
  [-0.5, 1.5],
  [0.5, 1.5],
] as const;
const MAX_STREETS = 400;
const MAX_POINTS_OF_KIND = 150;
const TRIES_PER_STREET = 9;

/** Places labels that overlap nothing and lie within the view, the most important first. Deterministic. */
export function placeLabels(content: MapContent, space: LabelSpace): PlacedLabels {
  const occupied: Rect[] = [...(space.occupied ?? [])];
  const placed: PlacedLabels = { points: [], lines: [] };
  const streets = streetGroups(content);
  const texts = new Set<string>();
  for (const kind of LABEL_KINDS) {
    if (space.zoom < LABEL_STYLES[kind].minZoom) continue;
    for (const point of pointsOf(content, kind)) {
      // A park often has its name twice, as an area and as a point, and a station once for each railway.
      const key = lettersOf(point.text);
      if (texts.has(key)) continue;
      const label = placePoint(point, space, occupied);
      if (label === undefined) continue;
      texts.add(key);
      placed.points.push(label);
    }
    for (const { text, lines } of streets.get(kind) ?? [])
      placeStreet(kind, text, lines, space, occupied, placed.lines);
  }
  return placed;
}

function pointsOf({ points }: MapContent, kind: LabelKind): NamedPoint[] {
  return points
    .filter((point) => point.kind === kind)
    .toSorted((a, b) => b.population - a.population || compare(a.text, b.text) || a.x - b.x || a.y - b.y)
    .slice(0, MAX_POINTS_OF_KIND);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Compares by code units, which gives the same order on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function streetGroups({ roads, streams }: MapContent): Map<LabelKind, { text: string; lines: Line[] }[]> {
  const pieces = new Map<string, { kind: LabelKind; text: string; pieces: { line: Line }[] }>();
  const add = (kind: LabelKind | undefined, text: string | undefined, line: Line) => {
    if (kind === undefined || text === undefined) return;
    const key = `${kind} ${text}`;
    const group = pieces.get(key) ?? { kind, text, pieces: [] };
    pieces.set(key, group);
    group.pieces.push({ line });
  };
  for (const { road, isLink, level, name, line } of roads)
    if (!isLink && level !== "tunnel") add(STREET_LABELS[road], name, line);
  for (const { name, line } of streams) add("river", name, line);
  const groups = new Map<LabelKind, { text: string; lines: Line[] }[]>();
  const joined = [...pieces.values()]
    .slice(0, MAX_STREETS)
    .map(({ kind, text, pieces: lines }) => ({ kind, text, lines: joinLines(lines) }))
    .toSorted((a, b) => lineLength(b.lines[0] ?? []) - lineLength(a.lines[0] ?? []) || compare(a.text, b.text));
  for (const { kind, ...group } of joined) groups.set(kind, [...(groups.get(kind) ?? []), group]);
  return groups;
}

function placePoint(point: NamedPoint, space: LabelSpace, occupied: Rect[]): PointLabel | undefined {
  const { px, maxShiftPx } = LABEL_STYLES[point.kind];
  const width = labelWidth(point.text, px, point.kind !== "water");
  const label = point.kind === "station" ? stationLabel(point, px, width, space, occupied) : undefined;
  if (label !== undefined || point.kind === "station") return label;
  for (const [shiftX, shiftY] of SHIFTS) {
    const x = clamp(point.x + shiftX * width, width / 2 + GAP_PX, space.width - width / 2 - GAP_PX);
    const y = clamp(point.y + shiftY * px, px / 2 + GAP_PX, space.height - px / 2 - GAP_PX);
    if (Math.abs(x - point.x) > maxShiftPx || Math.abs(y - point.y) > maxShiftPx) continue;
    const box = { left: x - width / 2, right: x + width / 2, top: y - px * 0.6, bottom: y + px * 0.6 };
    if (!isFree(box, space, occupied)) continue;
    occupied.push(box);
    return { kind: point.kind, text: point.text, x, y: y + px * 0.35, anchor: "middle" };
  }
  return undefined;
}

/** Places the label of a station: a sign, with its name below, beside or above it. */
function stationLabel(
  { kind, text, x, y }: NamedPoint,
  px: number,
  width: number,
  space: LabelSpace,
  occupied: Rect[],
): PointLabel | undefined {
  const sign = { left: x - SIGN_PX / 2, right: x + SIGN_PX / 2, top: y - SIGN_PX / 2, bottom: y + SIGN_PX / 2 };
  if (!isFree(sign, space, occupied)) return undefined;
  const gap = SIGN_PX / 2 + 4;
  const choices = [
    { x, y: y + gap + px * 0.8, anchor: "middle", left: x - width / 2 },
    { x: x + gap, y: y + px * 0.35, anchor: "start", left: x + gap },
    { x: x - gap, y: y + px * 0.35, anchor: "end", left: x - gap - width },
    { x, y: y - gap - px * 0.15, anchor: "middle", left: x - width / 2 },
  ] as const;
  for (const { left, ...choice } of choices) {
    const box = { left, right: left + width, top: choice.y - px * 0.85, bottom: choice.y + px * 0.25 };
    if (!isFree(box, space, occupied)) continue;
    occupied.push(sign, box);
    return { kind, text, ...choice, sign: { x, y } };
  }
  return undefined;
}

function placeStreet(
  kind: LabelKind,
  text: string,
  lines: readonly Line[],
  space: LabelSpace,
  occupied: Rect[],
  placed: LineLabel[],
): void {
  const { px } = LABEL_STYLES[kind];
  const width = labelWidth(text, px, false) * LINE_SLACK;
  const middles: { x: number; y: number }[] = [];
  for (const line of lines) {
    const length = lineLength(line);
    if (length < width) return;
    for (const from of startsOf(length, width)) {
      const stretch = stretchOf(line, from, from + width);
      const middle = middleOf(stretch);
      if (middles.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < REPEAT_PX)) continue;
      const smooth = readable(simplify(stretch, 1));
      const { total, sharpest } = turnsOf(smooth);
      if (total > MAX_TOTAL_TURN || sharpest > MAX_SHARPEST_TURN || !isInner(middle, space)) continue;
      const boxes = boxesAlong(stretch, px);
      if (!boxes.every((box) => isFree(box, space, occupied))) continue;
      occupied.push(...boxes);
      middles.push(middle);
      placed.push({ kind, text, line: smooth });
    }
  }
}

/** Returns where a name may begin on a line, the middle first. */
function startsOf(length: number, width: number): number[] {
  const room = length - width;
  const tries = Math.min(TRIES_PER_STREET, 1 + Math.floor(room / (width / 3)));
  const starts = Array.from({ length: tries }, (_, index) => (tries === 1 ? room / 2 : (room * index) / (tries - 1)));
  return starts.toSorted((a, b) => Math.abs(a - room / 2) - Math.abs(b - room / 2));
}

function isInner({ x, y }: { x: number; y: number }, { width, height, streetMargin }: LabelSpace): boolean {
  return x >= streetMargin && x <= width - streetMargin && y >= streetMargin && y <= height - streetMargin;
}

function middleOf(line: Line): { x: number; y: number } {
  const half = lineLength(line) / 2;
  const [x = 0, y = 0] = stretchOf(line, half, half + 0.01);
  return { x, y };
}

/** Returns the line in reading direction: from left to right, or downwards from north to south. */
function readable(line: Line): Line {
  const first = line[0] ?? 0;
  const last = line.at(-2) ?? 0;
  return last < first ? reversed(line) : line;
}

/** Squares that cover a text along a line. */
function boxesAlong(line: Line, px: number): Rect[] {
  const length = lineLength(line);
  const count = Math.max(1, Math.round(length / px));
  return Array.from({ length: count }, (_, index) => {
    const at = (length * (index + 0.5)) / count;
    const [x = 0, y = 0] = stretchOf(line, at, at + 0.01);
    return { left: x - px * 0.6, right: x + px * 0.6, top: y - px * 0.6, bottom: y + px * 0.6 };
  });
}

function isFree(box: Rect, { width, height }: LabelSpace, occupied: readonly Rect[]): boolean {
  const isOutside = box.left < GAP_PX || box.top < GAP_PX || box.right > width - GAP_PX || box.bottom > height - GAP_PX;
  return !isOutside && !occupied.some((other) => areTouching(box, other));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
