import type { MapFrame, MapPosition } from "./map-projection.ts";

const ROUNDS = 80;
/** Average letter width relative to the font size; wide scripts are square. */
const LETTER_WIDTH_EM = 0.56;
const WIDE_LETTERS = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

/**
 * Spreads markers apart until no two are closer than `distance`, within the frame's padding, as far as possible. The result is
 * deterministic.
 */
export function spreadApart(positions: readonly MapPosition[], distance: number, frame: MapFrame): MapPosition[] {
  const spreadPositions = positions.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let isMoved = false;
    for (const [index, one] of spreadPositions.entries())
      for (let next = index + 1; next < spreadPositions.length; next++) {
        const other = spreadPositions[next];
        if (other && pushApart(one, other, distance, next)) isMoved = true;
      }
    for (const spreadPosition of spreadPositions) keepWithin(spreadPosition, frame);
    if (!isMoved) break;
  }
  return spreadPositions.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

function pushApart(a: MapPosition, b: MapPosition, distance: number, seed: number): boolean {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const squaredDistance = x * x + y * y;
  if (squaredDistance >= distance * distance) return false;
  // Math.sqrt is exact in every engine, unlike Math.hypot, and ten times as fast.
  const distanceApart = Math.sqrt(squaredDistance);
  // Each marker at one point gets a direction of its own; otherwise they would form a line.
  const angle = seed * 2.4;
  const eastwards = distanceApart === 0 ? Math.cos(angle) : x / distanceApart;
  const southwards = distanceApart === 0 ? Math.sin(angle) : y / distanceApart;
  const push = (distance - distanceApart) / 2 + 0.05;
  a.x -= eastwards * push;
  a.y -= southwards * push;
  b.x += eastwards * push;
  b.y += southwards * push;
  return true;
}

function keepWithin(position: MapPosition, { width, height, padding }: MapFrame): void {
  position.x = Math.min(width - padding, Math.max(padding, position.x));
  position.y = Math.min(height - padding, Math.max(padding, position.y));
}

export interface CaptionSpace {
  width: number;
  height: number;
  /** Radius of the markers. */
  radius: number;
  fontSize: number;
  /** Boxes that must stay free besides markers, such as scale bar and compass. */
  occupied: readonly Box[];
  /** Labels already placed. */
  labels?: readonly Caption[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Caption extends MapPosition {
  text: string;
  anchor: "start" | "end" | "middle";
}

/**
 * Places each caption beside, below or above its marker without overlaps; undefined for a caption without room. Earlier captions win; a
 * repeated text is left out.
 */
export function placeCaptions(
  signs: readonly (MapPosition & { text: string })[],
  space: CaptionSpace,
): (Caption | undefined)[] {
  const { radius, fontSize, labels = [] } = space;
  const labelBoxes = labels.map((label) => captionBox(label, fontSize));
  const occupiedBoxes = [...space.occupied, ...signs.map(({ x, y }) => boxAround(x, y, radius)), ...labelBoxes];
  const texts = new Set<string>();
  return signs.map(({ x, y, text }) => {
    if (texts.has(text)) return undefined;
    const caption = firstFree(candidates(x, y, text, radius, fontSize), occupiedBoxes, space);
    if (caption === undefined) return undefined;
    occupiedBoxes.push(captionBox(caption, fontSize));
    texts.add(text);
    return caption;
  });
}

/** Places each ring's label where the ring crosses an axis through `centre`, above if possible. A ring without room has no label. */
export function placeRingLabels(
  centre: MapPosition,
  rings: readonly { radius: number; text: string }[],
  signs: readonly MapPosition[],
  space: CaptionSpace,
): Caption[] {
  const { fontSize } = space;
  const occupiedBoxes = [...space.occupied, ...signs.map(({ x, y }) => boxAround(x, y, space.radius))];
  return rings.flatMap(
    ({ radius, text }) => firstFree(ringCandidates(centre, radius, text, fontSize), occupiedBoxes, space) ?? [],
  );
}

/** Returns the first caption within the map that overlaps nothing. */
function firstFree(
  captions: readonly Caption[],
  occupiedBoxes: readonly Box[],
  space: CaptionSpace,
): Caption | undefined {
  return captions.find((caption) => {
    const box = captionBox(caption, space.fontSize);
    return isInside(box, space) && !occupiedBoxes.some((other) => isOverlapping(box, other));
  });
}

function ringCandidates({ x, y }: MapPosition, radius: number, text: string, fontSize: number): Caption[] {
  const anchor = "middle";
  return [
    { text, x, y: y - radius - 3, anchor },
    { text, x, y: y + radius + fontSize, anchor },
    { text, x: x + radius, y: y - 3, anchor },
    { text, x: x - radius, y: y - 3, anchor },
  ];
}

function candidates(x: number, y: number, text: string, radius: number, fontSize: number): Caption[] {
  const gap = radius + 3;
  const baseline = y + fontSize * 0.35;
  return [
    { text, x: x + gap, y: baseline, anchor: "start" },
    { text, x: x - gap, y: baseline, anchor: "end" },
    { text, x, y: y + gap + fontSize * 0.75, anchor: "middle" },
    { text, x, y: y - gap - fontSize * 0.1, anchor: "middle" },
  ];
}

function captionBox({ x, y, anchor, text }: Caption, fontSize: number): Box {
  const width = textWidth(text, fontSize);
  const leftX = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left: leftX, right: leftX + width, top: y - fontSize * 0.8, bottom: y + fontSize * 0.25 };
}

function textWidth(text: string, fontSize: number): number {
  const wideLetters = text.match(WIDE_LETTERS)?.length ?? 0;
  return fontSize * (LETTER_WIDTH_EM * (text.length - wideLetters) + wideLetters);
}

export function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isInside({ left, top, right, bottom }: Box, { width, height }: CaptionSpace): boolean {
  return left >= 4 && top >= 4 && right <= width - 4 && bottom <= height - 4;
}

export function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
