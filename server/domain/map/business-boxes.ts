import type { Coordinates } from "../geography/distance.ts";
import { boxAround, type MapBox, widenBox } from "./map-box.ts";

/** Boxes around the businesses of a directory. */
export interface BusinessBoxes {
  /** One box for each group of towns; empty without businesses. */
  boxes: MapBox[];
  /** Number of businesses far from all others. */
  outliers: number;
}

/** Size of the grid cells by which businesses are grouped: about 28 km from north to south. */
const CELL_DEGREES = 0.25;
/**
 * Minimum size of a group. A smaller one is left out if it is also below this share of the largest group, since its coordinates are
 * probably wrong.
 */
const MIN_GROUP = 10;
const MIN_SHARE = 0.05;
/** Streets around the outermost businesses, for a walk of ten minutes and the rest of a screen. */
const MARGIN_KM = 2;

interface Group {
  count: number;
  box: MapBox;
}

/**
 * Groups businesses that are near each other and returns a box for each group. Lone points far away are left out, since one wrong coordinate
 * would make the box span continents.
 */
export function businessBoxes(points: Iterable<Coordinates>): BusinessBoxes {
  const cells = new Map<string, Group>();
  for (const { latitude, longitude } of points) {
    const key = cellKey(Math.floor(longitude / CELL_DEGREES), Math.floor(latitude / CELL_DEGREES));
    const box = { west: longitude, south: latitude, east: longitude, north: latitude };
    const cell = cells.get(key);
    cells.set(key, cell === undefined ? { count: 1, box } : joinGroups(cell, { count: 1, box }));
  }
  const groups = joinNeighbours(cells);
  const largest = Math.max(0, ...groups.map(({ count }) => count));
  const isTown = ({ count }: Group) => count >= MIN_GROUP || count >= largest * MIN_SHARE;
  return {
    boxes: groups.filter(isTown).map(({ box }) => widenBox(box, MARGIN_KM)),
    outliers: groups.filter((group) => !isTown(group)).reduce((sum, { count }) => sum + count, 0),
  };
}

const cellKey = (x: number, y: number) => `${x} ${y}`;

/** Joins cells that touch each other, at corners too. */
function joinNeighbours(cells: Map<string, Group>): Group[] {
  const groups: Group[] = [];
  for (const start of cells.keys()) {
    let group: Group | undefined;
    const stack = [start];
    for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
      const cell = cells.get(key);
      if (cell === undefined) continue;
      cells.delete(key);
      group = group === undefined ? cell : joinGroups(group, cell);
      const [x = 0, y = 0] = key.split(" ").map(Number);
      for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) stack.push(cellKey(x + dx, y + dy));
    }
    if (group !== undefined) groups.push(group);
  }
  return groups;
}

const joinGroups = (one: Group, other: Group): Group => ({
  count: one.count + other.count,
  box: boxAround([one.box, other.box]),
});
