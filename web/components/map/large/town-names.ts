import { type Box, isOverlapping } from "../map-labels.ts";
import type { MapPosition } from "../map-projection.ts";

export interface NameSize {
  width: number;
  height: number;
}

/** A name in the middle of its town, in pixels. */
export type TownName = MapPosition & NameSize;

/** Least distance between two names, and between a name and a pin. */
const GAP_PX = 3;
/** Distances from the middle of the town to the middle of its name, the nearest first. Farther away, a name would seem to be another place's. */
const STEPS_PX: readonly number[] = [15, 34, 53];

/**
 * Finds for each name the place nearest to the middle of its town where no box and no earlier name is; returns how far the middle of the
 * name is from that of the town, or undefined without room.
 */
export function placeTownNames(names: readonly TownName[], occupiedBoxes: readonly Box[]): (MapPosition | undefined)[] {
  const boxes = [...occupiedBoxes];
  return names.map((name) => {
    for (const offset of offsetsOf(name)) {
      const box = nameBox(name, offset);
      if (boxes.some((other) => isOverlapping(box, other))) continue;
      boxes.push(box);
      return offset;
    }
    return undefined;
  });
}

/** Returns the place below the middle, then above it, then beside it, for each distance. */
function offsetsOf({ width }: TownName): MapPosition[] {
  return STEPS_PX.flatMap((step) => [
    { x: 0, y: step },
    { x: 0, y: -step },
    { x: width / 2 + step, y: 0 },
    { x: -width / 2 - step, y: 0 },
    { x: width / 2 + step, y: step },
    { x: -width / 2 - step, y: step },
    { x: width / 2 + step, y: -step },
    { x: -width / 2 - step, y: -step },
  ]);
}

function nameBox({ x, y, width, height }: TownName, offset: MapPosition): Box {
  const [left, top] = [x + offset.x - width / 2 - GAP_PX, y + offset.y - height / 2 - GAP_PX];
  return { left, top, right: left + width + 2 * GAP_PX, bottom: top + height + 2 * GAP_PX };
}
