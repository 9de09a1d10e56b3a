/** Coordinates that alternate x and y. */
export type Line = number[];

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(line: Line): Rect {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at < line.length; at += 2) {
    const x = line[at] ?? 0;
    const y = line[at + 1] ?? 0;
    if (x < bounds.left) bounds.left = x;
    if (x > bounds.right) bounds.right = x;
    if (y < bounds.top) bounds.top = y;
    if (y > bounds.bottom) bounds.bottom = y;
  }
  return bounds;
}

export function areTouching(a: Rect, b: Rect): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

export function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

/** Cuts a line at a rectangle (Liang–Barsky) and returns its parts inside. */
export function clipLine(line: Line, rect: Rect): Line[] {
  const bounds = boundsOf(line);
  if (!areTouching(bounds, rect)) return [];
  if (isWithin(bounds, rect)) return [line];
  const parts: number[][] = [];
  let part: number[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x, y, toX, toY] = [line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, line[at + 3] ?? 0];
    const inside = clipSegment(x, y, toX, toY, rect);
    if (inside === undefined) continue;
    const [start, end] = inside;
    if (part.length === 0 || start > 0) {
      part = [x + (toX - x) * start, y + (toY - y) * start];
      parts.push(part);
    }
    part.push(x + (toX - x) * end, y + (toY - y) * end);
    if (end < 1) part = [];
  }
  return parts;
}

/** Returns where a segment enters and leaves the rectangle, as shares of its length. */
function clipSegment(x: number, y: number, toX: number, toY: number, rect: Rect): [number, number] | undefined {
  let start = 0;
  let end = 1;
  for (const [delta, distance] of [
    [x - toX, x - rect.left],
    [toX - x, rect.right - x],
    [y - toY, y - rect.top],
    [toY - y, rect.bottom - y],
  ] as const) {
    if (delta === 0) {
      if (distance < 0) return undefined;
    } else if (delta < 0) start = Math.max(start, distance / delta);
    else end = Math.min(end, distance / delta);
  }
  return start < end ? [start, end] : undefined;
}

/** Cuts a ring at a rectangle (Sutherland–Hodgman). The result may run along its edges; it is empty outside. */
export function clipRing(ring: Line, rect: Rect): Line {
  const bounds = boundsOf(ring);
  if (!areTouching(bounds, rect)) return [];
  if (isWithin(bounds, rect)) return ring;
  const { left, top, right, bottom } = rect;
  let clipped = clipAtEdge(ring, 0, left, 1);
  clipped = clipAtEdge(clipped, 0, right, -1);
  clipped = clipAtEdge(clipped, 1, top, 1);
  return clipAtEdge(clipped, 1, bottom, -1);
}

/** Keeps what lies on one side of a line: `axis` is 0 for x and 1 for y, `sign` is 1 for what is greater than `edge`. */
function clipAtEdge(ring: Line, axis: 0 | 1, edge: number, sign: 1 | -1): number[] {
  const result: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2;
    const [x, y, lastX, lastY] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[before] ?? 0, ring[before + 1] ?? 0];
    const inside = ((axis === 0 ? x : y) - edge) * sign;
    const wasInside = ((axis === 0 ? lastX : lastY) - edge) * sign;
    if (inside >= 0 !== wasInside >= 0) {
      const share = wasInside / (wasInside - inside);
      result.push(lastX + (x - lastX) * share, lastY + (y - lastY) * share);
    }
    if (inside >= 0) result.push(x, y);
  }
  return result;
}

/** Maximum number of points simplified together, since the worst case is quadratic. */
const MAX_RUN = 128;

/** Simplifies a line by Douglas–Peucker with a tolerance. */
export function simplify(line: Line, tolerance: number): Line {
  const count = line.length / 2;
  if (count < 3) return line;
  const isKept = new Uint8Array(count);
  isKept[0] = 1;
  const ranges: number[] = [];
  for (let start = 0; start < count - 1; start += MAX_RUN) {
    const end = Math.min(count - 1, start + MAX_RUN);
    isKept[end] = 1;
    ranges.push(start, end);
  }
  const squaredTolerance = tolerance * tolerance;
  while (ranges.length > 0) {
    const to = ranges.pop() ?? 0;
    const from = ranges.pop() ?? 0;
    const farthest = farthestPoint(line, from, to, squaredTolerance);
    if (farthest === undefined) continue;
    isKept[farthest] = 1;
    ranges.push(from, farthest, farthest, to);
  }
  const result: number[] = [];
  for (let index = 0; index < count; index++)
    if (isKept[index] === 1) result.push(line[index * 2] ?? 0, line[index * 2 + 1] ?? 0);
  return result;
}

function farthestPoint(line: Line, from: number, to: number, squaredTolerance: number): number | undefined {
  const [x, y] = [line[from * 2] ?? 0, line[from * 2 + 1] ?? 0];
  const [dx, dy] = [(line[to * 2] ?? 0) - x, (line[to * 2 + 1] ?? 0) - y];
  const squaredLength = dx * dx + dy * dy;
  let farthest: number | undefined;
  let largest = squaredTolerance;
  for (let index = from + 1; index < to; index++) {
    const [px, py] = [(line[index * 2] ?? 0) - x, (line[index * 2 + 1] ?? 0) - y];
    const share = squaredLength === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squaredLength));
    const [ex, ey] = [px - dx * share, py - dy * share];
    const squared = ex * ex + ey * ey;
    if (squared > largest) [largest, farthest] = [squared, index];
  }
  return farthest;
}

/** Returns the area of a ring, whatever its direction. */
export function ringArea(ring: Line): number {
  let doubled = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    doubled += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(doubled) / 2;
}
