import type { Line } from "./line-geometry.ts";

interface NamedLine {
  line: Line;
}

/** Maximum number of pieces of one street to join, which bounds the work. */
const MAX_PIECES = 200;

/** Joins pieces of a street that meet at their ends into long lines, the longest first. */
export function joinLines(pieces: readonly NamedLine[]): Line[] {
  const rest = pieces.slice(0, MAX_PIECES).map(({ line }) => line);
  const chains: Line[] = [];
  for (let chain = rest.shift(); chain !== undefined; chain = rest.shift()) {
    let joined = true;
    while (joined) {
      joined = false;
      for (const [index, piece] of rest.entries()) {
        const longer = join(chain, piece);
        if (longer === undefined) continue;
        chain = longer;
        rest.splice(index, 1);
        joined = true;
        break;
      }
    }
    chains.push(chain);
  }
  return chains.toSorted((a, b) => lineLength(b) - lineLength(a));
}

export function lineLength(line: Line): number {
  let length = 0;
  for (let at = 2; at < line.length; at += 2)
    length += Math.hypot((line[at] ?? 0) - (line[at - 2] ?? 0), (line[at + 1] ?? 0) - (line[at - 1] ?? 0));
  return length;
}

/** Returns undefined for lines that do not meet at an end. */
function join(a: Line, b: Line): Line | undefined {
  if (isMeeting(a, a.length - 2, b, 0)) return [...a, ...b.slice(2)];
  if (isMeeting(b, b.length - 2, a, 0)) return [...b, ...a.slice(2)];
  if (isMeeting(a, a.length - 2, b, b.length - 2)) return [...a, ...reversed(b).slice(2)];
  return isMeeting(a, 0, b, 0) ? [...reversed(a), ...b.slice(2)] : undefined;
}

const MEETING_PX = 0.3;

function isMeeting(a: Line, at: number, b: Line, otherAt: number): boolean {
  return (
    Math.abs((a[at] ?? 0) - (b[otherAt] ?? 0)) < MEETING_PX &&
    Math.abs((a[at + 1] ?? 0) - (b[otherAt + 1] ?? 0)) < MEETING_PX
  );
}

export function reversed(line: Line): number[] {
  const result: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) result.push(line[at] ?? 0, line[at + 1] ?? 0);
  return result;
}

/** Returns the stretch of a line between two distances from its start. */
export function stretchOf(line: Line, from: number, to: number): number[] {
  const result: number[] = [];
  let distance = 0;
  for (let at = 2; at < line.length; at += 2) {
    const [x, y, toX, toY] = [line[at - 2] ?? 0, line[at - 1] ?? 0, line[at] ?? 0, line[at + 1] ?? 0];
    const length = Math.hypot(toX - x, toY - y);
    const end = distance + length;
    if (end > from && distance < to && length > 0) {
      if (result.length === 0) {
        const share = Math.max(0, (from - distance) / length);
        result.push(x + (toX - x) * share, y + (toY - y) * share);
      }
      const share = Math.min(1, (to - distance) / length);
      result.push(x + (toX - x) * share, y + (toY - y) * share);
    }
    distance = end;
  }
  return result;
}

/** Returns the sum of all turns of a line and its sharpest one, in radians. */
export function turnsOf(line: Line): { total: number; sharpest: number } {
  let total = 0;
  let sharpest = 0;
  let last: number | undefined;
  for (let at = 2; at < line.length; at += 2) {
    const angle = Math.atan2((line[at + 1] ?? 0) - (line[at - 1] ?? 0), (line[at] ?? 0) - (line[at - 2] ?? 0));
    if (last !== undefined) {
      const turn = Math.abs(Math.atan2(Math.sin(angle - last), Math.cos(angle - last)));
      total += turn;
      sharpest = Math.max(sharpest, turn);
    }
    last = angle;
  }
  return { total, sharpest };
}
