import { GROUND } from "./building.ts";
import { tree } from "./building-parts.ts";
import { boxData, d, shape } from "./svg-shapes.ts";
import type { Parts } from "./variant.ts";

/** Draws the other houses of a street, which stand back in the haze. */
export function neighbours(parts: Parts, width: number, size: number): string {
  const houses = [-2, -1, 1, 2].map((place) => house(parts, place, size / 2, width / 2));
  return (
    shape("haze", houses.map(({ wall }) => wall).join("")) +
    shape("dusk", houses.map(({ roof }) => roof).join("")) +
    `<path class="glow_" stroke-linecap="butt" stroke-width="9" stroke-dasharray="7 5" d="${houses.map(({ panes }) => panes).join("")}"/>` +
    tree(size / 2 - width / 2 - 86, 83, 1.2)
  );
}

function house(parts: Parts, place: number, middle: number, half: number) {
  const side = Math.sign(place);
  const digit = (parts.wall + parts.roof * 2 + place * 5 + 40) % 7;
  const width = 41 + (digit % 3) * 12;
  const near = middle + side * (half + 26 + (Math.abs(place) - 1) * 84);
  const x = side < 0 ? near - width : near;
  const top = 28 + ((digit * 5) % 16);
  const panes = [top + 12, top + 27].map((y) => d`M${x + 5} ${y}h${width - 10}`);
  return {
    wall: boxData(x, top, width, GROUND - top),
    roof:
      digit % 2 === 0
        ? d`M${x - 2} ${top}l${width / 2 + 2} -14l${width / 2 + 2} 14z`
        : d`M${x - 1} ${top}l5-8h${width - 8}l5 8z`,
    panes: panes.join(""),
  };
}
