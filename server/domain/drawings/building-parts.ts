import { GROUND } from "./building.ts";
import { box, boxData, d, disc, goods, line, roundBox, shape } from "./svg-shapes.ts";
import type { Parts } from "./variant.ts";

/** Draws a roof of five shapes on a wall whose top is at `y`. It is at most 14 units high. */
export function roof({ roof }: Pick<Parts, "roof">, x: number, width: number, y: number): string {
  const middle = x + width / 2;
  switch (roof) {
    case 0:
      return (
        box("wall", x, y - 6, width, 7) + box("D", x - 2, y - 8, width + 4, 3) + box("shade", x, y - 5, width, 1.4)
      );
    case 1:
      return (
        shape("wall", d`M${x} ${y}L${middle} ${y - 11}L${x + width} ${y}z`) +
        shape(
          "D",
          d`M${x - 4} ${y + 1}L${middle} ${y - 14}L${x + width + 4} ${y + 1}v3L${middle} ${y - 10}L${x - 4} ${y + 4}z`,
        )
      );
    case 2: {
      const step = width / 9;
      return (
        shape(
          "wall",
          d`M${x} ${y + 1}v-4h${step}v-4h${step}v-3h${step}v-3h${3 * step}v3h${step}v3h${step}v4h${step}v4z`,
        ) + line("D", 2, d`M${x} ${y - 3}h${step}v-4h${step}v-3h${step}v-3h${3 * step}v3h${step}v3h${step}v4h${step}`)
      );
    }
    case 3:
      return (
        shape("D", d`M${x - 2} ${y + 1}l6-11h${width - 8}l6 11z`) +
        [0.27, 0.73].map((part) => dormer(x + width * part, y)).join("")
      );
    default:
      return (
        shape(
          "wall",
          d`M${x} ${y + 1}v-3h${width * 0.2}q${width * 0.06} -10 ${width * 0.3} -10t${width * 0.3} 10h${width * 0.2}v3z`,
        ) +
        line(
          "D",
          2.2,
          d`M${x - 1} ${y - 2}h${width * 0.2 + 1}q${width * 0.06} -10 ${width * 0.3} -10t${width * 0.3} 10h${width * 0.2 + 1}`,
        ) +
        disc("A", middle, y - 5, 2.6)
      );
  }
}

function dormer(x: number, y: number): string {
  return (
    shape("trim", d`M${x - 4.5} ${y}v-5a4.5 4.5 0 0 1 9 0v5z`) + shape("glow", d`M${x - 3} ${y}v-5a3 3 0 0 1 6 0v5z`)
  );
}

/** Draws an awning of five shapes, 14 units high, from `y` down. */
export function awning({ awning }: Pick<Parts, "awning">, x: number, width: number, y: number): string {
  const count = 2 * Math.round(width / 20) + 1;
  const stripe = width / count;
  const at = (index: number) => x + index * stripe;
  const striped = (data: (index: number) => string) => {
    const odd = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 1);
    const even = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 0);
    return shape("A", even.map(data).join("")) + shape("stripe", odd.map(data).join(""));
  };
  switch (awning) {
    case 0:
      return striped((index) => d`M${at(index)} ${y}h${stripe}v9a${stripe / 2} 5 0 0 1 ${-stripe} 0z`);
    case 1: {
      const inset = (position: number) => x + 3 + ((position - x) * (width - 6)) / width;
      return striped(
        (index) =>
          d`M${at(index)} ${y + 11}L${inset(at(index))} ${y}H${inset(at(index + 1))}L${at(index + 1)} ${y + 11}v3h${-stripe}z`,
      );
    }
    case 2:
      return (
        shape(
          "A",
          d`M${x - 1} ${y + 12}q1-12 ${width * 0.28} -13h${width * 0.44 + 2}q${width * 0.28 - 1} 1 ${width * 0.28} 13z`,
        ) +
        shape(
          "stripe",
          d`M${x + width * 0.3} ${y - 1}h${width * 0.1}q-4 4-4 13h${-width * 0.13}q0-10 ${width * 0.07} -13zM${x + width * 0.6} ${y - 1}h${width * 0.1}q${width * 0.06} 3 ${width * 0.07} 13h${-width * 0.13}q0-9-4-13z`,
        ) +
        box("D", x - 1, y + 11.6, width + 2, 2.2)
      );
    case 3:
      return (
        box("A", x - 1, y, width + 2, 11) +
        box("D", x - 1, y + 11, width + 2, 2.4) +
        shape(
          "stripe",
          boxData(x + width * 0.16, y + 4, width * 0.4, 3) + boxData(x + width * 0.64, y + 4, width * 0.2, 3),
        )
      );
    default: {
      const arcs = Array.from(
        { length: count },
        (_, index) => d`M${at(index)} ${y + 9}a${stripe / 2} 4.6 0 0 0 ${stripe} 0z`,
      ).join("");
      return box("A", x, y, width, 9.4) + shape("D", arcs) + box("stripe", x, y + 7, width, 1.6);
    }
  }
}

/** Draws a window with goods that stand on its sill, as large as it holds. */
export function goodsWindow(
  { pane }: Pick<Parts, "pane">,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const size = Math.min(width - 3, height - 1.6);
  return (
    box("trim", x - 1.8, y - 1.8, width + 3.6, height + 3.6) +
    box("lit", x, y, width, height) +
    (pane === 0
      ? shape("gloss", d`M${x + width * 0.7} ${y}h${width * 0.16}L${x + width * 0.52} ${y + height}h${-width * 0.16}z`)
      : "") +
    (pane === 1 ? line("m", 0.8, d`M${x} ${y + 1}q${width / 2} 5 ${width} 0`) : "") +
    goods(text, x + (width - size) / 2, y + height - size - 0.6, size) +
    box("D", x - 3, y + height + 1.8, width + 6, 2.2)
  );
}

export function door({ pane }: Pick<Parts, "pane">, x: number, y: number, width: number, ground = GROUND): string {
  const height = ground - y;
  const glass =
    pane === 0
      ? box("lit", x + 2.2, y + 2.4, width - 4.4, height * 0.5)
      : pane === 1
        ? shape(
            "lit",
            d`M${x + 2.2} ${y + height * 0.56}V${y + width / 2}a${width / 2 - 2.2} ${width / 2 - 2.2} 0 0 1 ${width - 4.4} 0V${y + height * 0.56}z`,
          )
        : shape(
            "lit",
            boxData(x + 2.2, y + 2.4, width - 4.4, height * 0.2) +
              boxData(x + 2.2, y + 4.4 + height * 0.2, width - 4.4, height * 0.2),
          );
  return (
    box("trim", x - 1.6, y - 1.6, width + 3.2, height + 1.6) +
    box("D", x, y, width, height) +
    glass +
    disc("g", x + width - 2.4, y + height * 0.66, 0.9)
  );
}

export function smallWindow(ink: string, x: number, y: number, width: number, height: number): string {
  return (
    box("trim", x - 1.2, y - 1.2, width + 2.4, height + 2.4) +
    box(ink, x, y, width, height) +
    shape("trim", boxData(x + width / 2 - 0.4, y, 0.8, height) + boxData(x, y + height * 0.4, width, 0.8))
  );
}

/** Draws a row of windows of which some are lit at night. */
export function windowRow(
  parts: Parts,
  count: number,
  x: number,
  y: number,
  width: number,
  size: readonly [width: number, height: number],
): string {
  const [paneWidth, height] = size;
  return Array.from({ length: count }, (_, index) => {
    const isLit = (parts.hue + parts.roof + index) % 3 !== 0;
    return smallWindow(
      isLit ? "glow" : "pane",
      x + (width * (index + 0.5)) / count - paneWidth / 2,
      y,
      paneWidth,
      height,
    );
  }).join("");
}

/** Draws a framed board with the goods, of three shapes that follow from the awning. */
export function board({ awning }: Pick<Parts, "awning">, text: string, x: number, y: number, size: number): string {
  const middle = x + size / 2;
  if (awning % 3 === 1)
    return (
      disc("D", middle, y + size / 2, size / 2 + 3.4) +
      disc("lit", middle, y + size / 2, size / 2 + 1.2) +
      goods(text, x + size * 0.13, y + size * 0.13, size * 0.74)
    );
  const frame =
    awning % 3 === 0
      ? roundBox("D", x - 2, y - 2, size + 4, size + 4, 5) + roundBox("lit", x, y, size, size, 3.4)
      : box("A", x - 2, y - 2, size + 4, size + 4) +
        box("trim", x - 0.6, y - 0.6, size + 1.2, size + 1.2) +
        box("lit", x, y, size, size);
  return frame + goods(text, x + size * 0.07, y + size * 0.07, size * 0.86);
}

/** Draws what stands on the pavement; 4 is nothing. */
export function beside(kind: number, x: number, ground: number, scale = 1): string {
  const drawings = [planter, lamp, tree, menuBoard];
  const draw = drawings[kind];
  return draw === undefined ? "" : draw(x, ground, scale);
}

function planter(x: number, y: number, s: number): string {
  return (
    disc("leaf", x, y - 11 * s, 5.6 * s) +
    disc("bush", x + 1.6 * s, y - 9 * s, 3.4 * s) +
    shape("clay", d`M${x - 4 * s} ${y - 7 * s}h${8 * s}l${-1.2 * s} ${7 * s}h${-5.6 * s}z`)
  );
}

function lamp(x: number, y: number, s: number): string {
  return (
    box("iron", x - 0.6 * s, y - 40 * s, 1.2 * s, 40 * s) +
    disc("lit", x, y - 42 * s, 3.4 * s) +
    shape(
      "iron",
      d`M${x - 3.6 * s} ${y - 43.4 * s}q${3.6 * s} ${-6 * s} ${7.2 * s} 0zM${x - 2 * s} ${y}l${2 * s} ${-4 * s}l${2 * s} ${4 * s}z`,
    )
  );
}

export function tree(x: number, y: number, s: number): string {
  return (
    box("bark", x - 1 * s, y - 16 * s, 2 * s, 16 * s) +
    shape(
      "leaf",
      d`M${x} ${y - 42 * s}q${9 * s} ${2 * s} ${7 * s} ${12 * s}q${5 * s} ${9 * s} ${-3 * s} ${16 * s}h${-8 * s}q${-8 * s} ${-7 * s} ${-3 * s} ${-16 * s}q${-2 * s} ${-10 * s} ${7 * s} ${-12 * s}z`,
    ) +
    shape(
      "bush",
      d`M${x} ${y - 14 * s}h${4 * s}q${8 * s} ${-7 * s} ${3 * s} ${-16 * s}q${1 * s} ${10 * s} ${-7 * s} ${16 * s}z`,
    )
  );
}

function menuBoard(x: number, y: number, s: number): string {
  return (
    shape("c", d`M${x - 4 * s} ${y - 15 * s}h${8 * s}l${1.6 * s} ${15 * s}h${-11.2 * s}z`) +
    shape("k", d`M${x - 3 * s} ${y - 13.6 * s}h${6 * s}l${1 * s} ${10 * s}h${-8 * s}z`) +
    line("w", 0.9 * s, d`M${x - 1.8 * s} ${y - 10.6 * s}h${3.6 * s}M${x - 2 * s} ${y - 7.6 * s}h${3 * s}`)
  );
}
