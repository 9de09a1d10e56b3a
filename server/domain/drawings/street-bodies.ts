import { type Body, GROUND } from "./building.ts";
import { awning, board, door, goodsWindow, roof, smallWindow, windowRow } from "./building-parts.ts";
import { box, boxData, d, disc, goods, line, roundBox, shape } from "./svg-shapes.ts";

/** A shop with an awning, its window as large as the door allows. */
export const shop: Body = ({ x, width, isWide, parts, goods: text }) => {
  const isDoorLeft = parts.plan === 1;
  const hasDoor = isWide || parts.plan !== 2;
  const doorWidth = 14;
  const inner = width - 12;
  const windowWidth = !hasDoor ? inner : isWide ? inner * 0.52 : inner - doorWidth - 6;
  const windowX = hasDoor && isDoorLeft ? x + 6 + inner - windowWidth : x + 6;
  const doorX = isDoorLeft ? windowX - 6 - doorWidth : windowX + windowWidth + 6;
  const restX = isDoorLeft ? x + 6 : doorX + doorWidth + 5;
  const restWidth = isDoorLeft ? doorX - 5 - restX : x + 6 + inner - restX;
  const top = 17;
  return {
    svg:
      box("wall", x, top, width, GROUND - top) +
      roof(parts, x, width, top) +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      box("side", x, 76, width, 4) +
      goodsWindow(parts, text, windowX, 39.5, windowWidth, 33) +
      (hasDoor ? door(parts, doorX, 41, doorWidth) : "") +
      (isWide && restWidth > 12 ? goodsWindow(parts, text, restX, 42, restWidth, 24) : "") +
      awning(parts, x - 1, width + 2, 23) +
      box("shade", x, 37.4, width, 1),
    front: [x + 3, 37.5, width - 6, GROUND - 37.5],
  };
};

/** The house of a practice or an office: a door with a canopy, a large sign beside it. */
export const practice: Body = ({ x, width, isWide, parts, goods: text }) => {
  const isDoorLeft = parts.plan !== 1;
  const top = 17;
  const sign = 37;
  const doorX = isDoorLeft ? x + 7 : x + width - 22;
  const signX = isDoorLeft ? doorX + 15 + (width - 22 - sign) / 2 - 2 : x + (width - 22 - sign) / 2 + 1;
  const upper = isWide ? 5 : 3;
  const flank = isWide ? [signX - 15, signX + sign + 5] : [];
  return {
    svg:
      box("wall", x, top, width, GROUND - top) +
      roof({ roof: [1, 3, 0, 4, 1][parts.roof] ?? 0 }, x, width, top) +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      windowRow(parts, upper, x + 2, 21, width - 4, [8, 9]) +
      box("trim", x, 33, width, 1.6) +
      box("side", x, 76, width, 4) +
      door(parts, doorX, 47, 15) +
      shape("A", d`M${doorX - 4} 46l4-5h15l4 5z`) +
      flank.map((windowX) => smallWindow("lit", windowX, 44, 10, 18)).join("") +
      board(parts, text, signX, 38.5, sign),
    front: [doorX - 2, 44, 19, 36],
  };
};

/** A hall with a glass front, its sign on the roof. */
export const hall: Body = ({ x, width, isWide, parts, goods: text }) => {
  const top = 40;
  const sign = 40;
  const signX = parts.plan === 0 ? x + 8 : parts.plan === 1 ? x + width - sign - 8 : x + (width - sign) / 2;
  const count = isWide ? 9 : 5;
  const pane = (width - 8) / count;
  const doorAt = parts.plan === 0 ? count - 2 : parts.plan === 1 ? 1 : count >> 1;
  const panes = Array.from({ length: count }, (_, index) => index)
    .filter((index) => index !== doorAt)
    .map((index) => boxData(x + 4 + index * pane + 0.8, 58, pane - 1.6, 17));
  const crown = [
    shape("wall", d`M${x} ${top + 1}q${width / 2} -14 ${width} 0z`) +
      line("D", 2.4, d`M${x - 1} ${top}q${width / 2 + 1} -14 ${width + 2} 0`),
    box("D", x - 2, top - 3, width + 4, 3.4),
    shape("A", d`M${x - 3} ${top + 1}L${x + width / 2} ${top - 11}L${x + width + 3} ${top + 1}z`),
    shape("D", d`M${x - 2} ${top + 1}l8-8h${width - 12}l8 8z`),
    box("wall", x + 5, top - 6, width - 10, 7) +
      box("A", x + 3, top - 8, width - 6, 3) +
      box("D", x - 2, top - 1, width + 4, 2.4),
  ][parts.roof];
  return {
    svg:
      box("wall", x, top, width, GROUND - top) +
      crown +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      box("iron", signX + 6, top - 6, 2, 8) +
      box("iron", signX + sign - 8, top - 6, 2, 8) +
      box("trim", x + 3, 56.5, width - 6, GROUND - 56.5) +
      shape("lit", panes.join("")) +
      door(parts, x + 4 + doorAt * pane + 1, 58, pane - 2) +
      box("A", x - 2, 50, width + 4, 6) +
      shape(
        "stripe",
        parts.awning % 2 === 0 ? boxData(x - 2, 52.2, width + 4, 1.6) : boxData(x + width * 0.1, 52, width * 0.3, 2),
      ) +
      (isWide ? shelves(x, width, doorAt, count) : "") +
      board(parts, text, signX, 3.5, sign),
    front: [x + 3, 56.5, width - 6, GROUND - 56.5],
  };
};

/** Draws what is seen behind the glass of a wide hall. */
function shelves(x: number, width: number, doorAt: number, count: number): string {
  const pane = (width - 8) / count;
  const inks = ["r", "n", "b", "g", "o"];
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => Math.abs(index - doorAt) > 0)
    .map((index) =>
      box(
        inks[index % inks.length] ?? "g",
        x + 4 + index * pane + 2.4,
        69 - (index % 3) * 2,
        pane - 4.8,
        6 + (index % 3) * 2,
      ),
    )
    .join("");
}

/** A workshop with an open gate. */
export const garage: Body = ({ x, width, isWide, parts, goods: text }) => {
  const top = 27;
  const gate = isWide ? width * 0.56 : width - 12;
  const gateX = isWide ? (parts.plan === 1 ? x + width - gate - 7 : x + 7) : x + 6;
  const sideX = parts.plan === 1 ? x + 6 : gateX + gate + 8;
  const size = 37;
  const gable = parts.roof % 2 === 1;
  return {
    svg:
      box("wall", x, top, width, GROUND - top) +
      (gable
        ? shape("wall", d`M${x} ${top + 1}L${x + width / 2} 10L${x + width} ${top + 1}z`) +
          shape(
            "D",
            d`M${x - 3} ${top + 1}L${x + width / 2} 7L${x + width + 3} ${top + 1}v4L${x + width / 2} 11.500L${x - 3} ${top + 5}z`,
          ) +
          disc("glow", x + width / 2, 19, 3.6)
        : box("wall", x, top - 8, width, 9) +
          box("D", x - 2, top - 10, width + 4, 3) +
          shape("stripe", boxData(x + width * 0.2, top - 3, width * 0.6, 3))) +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      box("A", x + 2, 30, width - 4, 5) +
      (parts.awning % 2 === 0 ? box("stripe", x + width * 0.3, 31.6, width * 0.4, 1.8) : "") +
      box("D", gateX - 2, 37, gate + 4, GROUND - 37) +
      box("lit", gateX, 39, gate, GROUND - 39) +
      shape("m", boxData(gateX, 39, gate, 1.8) + boxData(gateX, 42, gate, 1.8)) +
      goods(text, gateX + (gate - size) / 2, GROUND - size + 0.5, size) +
      (isWide ? door(parts, sideX, 48, 14) + smallWindow("glow", sideX + 19, 50, 12, 12) : ""),
    front: [gateX, 39, gate, GROUND - 39],
  };
};

/** The van of a business that comes to its customers, before one of their houses. */
export const van: Body = ({ x, width, isWide, parts, goods: text }) => {
  const house = isWide ? 66 : 56;
  const houseX = parts.plan === 1 ? x + width - house : x;
  const top = 24;
  const vanX = isWide ? (parts.plan === 1 ? x : x + width - 78) : x + width / 2 - 39;
  const isMirrored = parts.plan === 1;
  const at = (offset: number) => (isMirrored ? vanX + 78 - offset : vanX + offset);
  const sign = 27;
  const body = isMirrored
    ? d`M${at(1)} 75V43q0-3-3-3H${at(52)}q-3 0-5 3l-8 11q-7 1-7 8v13z`
    : d`M${at(1)} 75V43q0-3 3-3H${at(52)}q3 0 5 3l8 11q7 1 7 8v13z`;
  const glass = isMirrored ? d`M${at(45)} 44h-6q-2 0-3 2l-6 9h15z` : d`M${at(45)} 44h6q2 0 3 2l6 9h-15z`;
  const signX = isMirrored ? at(10) - sign - 4 : at(6);
  const wheels = [at(16), at(60)];
  return {
    svg:
      box("wall", houseX, top, house, GROUND - top) +
      roof({ roof: [1, 3, 1, 3, 0][parts.roof] ?? 1 }, houseX, house, top) +
      box("shade", houseX + house - 4, top, 4, GROUND - top) +
      windowRow(parts, isWide ? 4 : 3, houseX + 2, 27, house - 4, [8, 9]) +
      (isWide ? door(parts, houseX + (parts.plan === 1 ? house - 22 : 8), 54, 13) : "") +
      shape("A", body) +
      box("D", Math.min(at(1), at(77)), 68, 76, 7) +
      shape("z", glass) +
      disc("g", at(75), 65, 1.8) +
      roundBox("lit", signX, 41.5, sign + 9, sign, 3) +
      goods(text, signX + 5.5, 42.5, sign - 2) +
      wheels.map((wheel) => disc("k", wheel, 76, 6.4) + disc("m", wheel, 76, 2.6)).join(""),
    front: [signX, 41.5, sign + 9, sign],
  };
};

/** A tall building with a lit hall: hotels, offices, blocks of flats. */
export const tower: Body = ({ x, width, isWide, parts, goods: text }) => {
  const top = 9;
  const size = 29;
  const hallWidth = isWide ? width * 0.5 : 42;
  const hallX = parts.plan === 1 ? x + width - hallWidth - 6 : x + 6;
  const doorX = parts.plan === 1 ? hallX - 19 : hallX + hallWidth + 5;
  const count = isWide ? 7 : 5;
  const crown = [
    box("D", x - 2, top - 3, width + 4, 4),
    shape("D", d`M${x - 2} ${top + 1}l5-7h${width - 6}l5 7z`),
    box("wall", x + 8, top - 5, width - 16, 6) +
      box("D", x + 6, top - 7, width - 12, 2.5) +
      box("D", x - 2, top - 1, width + 4, 2.5),
  ][parts.roof % 3];
  return {
    svg:
      box("wall", x, top, width, GROUND - top) +
      crown +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      windowRow(parts, count, x + 3, 13, width - 6, [7, 8]) +
      windowRow({ ...parts, hue: parts.hue + 1 }, count, x + 3, 26, width - 6, [7, 8]) +
      goodsWindow({ pane: 2 }, text, hallX, 46, hallWidth, size) +
      door(parts, doorX, 50, 12.5) +
      box("A", x - 2, 37, width + 4, 6) +
      box("D", x - 2, 43, width + 4, 1.6) +
      shape("stripe", boxData(x + width * 0.34, 39, width * 0.32, 2)),
    front: [x + 3, 44.6, width - 6, GROUND - 44.6],
  };
};
