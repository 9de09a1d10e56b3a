import type { Line } from "./line-geometry.ts";

/** Units of a drawing in a CSS pixel: coordinates are whole numbers, which makes drawings small. */
export const UNITS_PER_PX = 2;

/** Writes SVG path data in whole units with relative steps. Points that fall together are left out; "" if nothing remains. */
export function pathData(line: Line, isClosed: boolean): string {
  let x = Math.round((line[0] ?? 0) * UNITS_PER_PX);
  let y = Math.round((line[1] ?? 0) * UNITS_PER_PX);
  const [firstX, firstY] = [x, y];
  const start = `M${x}${separated(y)}`;
  let steps = "";
  let count = 0;
  for (let at = 2; at < line.length; at += 2) {
    const nextX = Math.round((line[at] ?? 0) * UNITS_PER_PX);
    const nextY = Math.round((line[at + 1] ?? 0) * UNITS_PER_PX);
    const isLast = at + 2 >= line.length;
    if ((nextX === x && nextY === y) || (isClosed && isLast && nextX === firstX && nextY === firstY)) continue;
    steps += `${count === 0 ? `l${nextX - x}` : separated(nextX - x)}${separated(nextY - y)}`;
    [x, y] = [nextX, nextY];
    count++;
  }
  if (count < (isClosed ? 2 : 1)) return "";
  return `${start}${steps}${isClosed ? "z" : ""}`;
}

/** A minus sign separates numbers as well as a space. */
function separated(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}
