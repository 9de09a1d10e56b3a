import { type Body, GROUND } from "./building.ts";
import { awning, board, door, smallWindow, tree } from "./building-parts.ts";
import { box, boxData, d, disc, goods, line, shape } from "./svg-shapes.ts";

/** A place in the open: hills and trees, with what one goes there for. */
export const park: Body = ({ x, width, isWide, parts, goods: text }) => {
  const size = 50;
  const at = x + width / 2 + (isWide ? 0 : ([-6, 6, 0][parts.plan] ?? 0));
  const [left, right] = [x - 14, x + width + 14];
  const span = right - left;
  const hills = [
    d`M${left} 66q${span * 0.25} -26 ${span * 0.5} -6t${span * 0.5} -8v36H${left}z`,
    d`M${left} 58q${span * 0.5} -22 ${span} 6v24H${left}z`,
    d`M${left} 70q${span * 0.35} -10 ${span * 0.5} -20q${span * 0.2} -8 ${span * 0.5} 6v32H${left}z`,
  ][parts.roof % 3] as string;
  const middle = x + width / 2;
  const trees = isWide
    ? [-150, -62, -44, 42, 62, 120].filter((offset) => Math.abs(offset) < width / 2).map((offset) => middle + offset)
    : ([[x + width - 4], [x + 4], [x + 1, x + width - 1]][parts.plan] ?? []);
  const isRound = parts.beside % 2 === 0;
  const flags = Array.from({ length: Math.round(width / 10) }, (_, index) => index);
  return {
    svg:
      shape("hill", hills) +
      trees
        .map((tx, index) => (isRound ? tree(tx, 71 + (index % 2) * 3, 0.95) : pine(tx, 72 + (index % 2) * 2)))
        .join("") +
      shape("grass", d`M${left} 72q${span / 2} -8 ${span} 0v20h${-span}z`) +
      (parts.awning < 3
        ? line("iron", 0.6, d`M${left} 9q${span / 2} 10 ${span} 0`) +
          flags
            .map((index) =>
              shape(
                index % 2 === 0 ? "A" : "stripe",
                d`M${left + (span * index) / flags.length} ${11 + 4 * Math.sin((Math.PI * (index + 0.5)) / flags.length)}h${span / flags.length - 1.5}l${-(span / flags.length - 1.5) / 2} 7z`,
              ),
            )
            .join("")
        : disc("g", middle + (parts.plan === 1 ? -1 : 1) * Math.min(width * 0.33, 56), 14, 7)) +
      shape("shade", d`M${at - 24} 81q24-5 48 0q-24 5-48 0z`) +
      goods(text, at - size / 2, GROUND - size + 1.5, size) +
      (parts.sky % 2 === 0 ? flowerBed(left + 8) : flowerBed(right - 22)),
    front: [at - 27, 50, 54, 26],
  };
};

const pine = (x: number, y: number) =>
  box("bark", x - 1, y - 8, 2, 8) +
  shape("bush", d`M${x - 8} ${y - 7}l8-15l8 15z`) +
  shape("leaf", d`M${x - 6.5} ${y - 17}l6.500-14l6.500 14z`);

const flowerBed = (x: number) =>
  shape(
    "A",
    [0, 5, 10].map((offset) => d`M${x + offset} 84a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0z`).join(""),
  );

/** A petrol or charging station: a roof over the pump, a small shop behind. */
export const station: Body = ({ x, width, isWide, parts, goods: text }) => {
  const size = 40;
  const isLeft = parts.plan !== 1;
  const pumps = isWide
    ? isLeft
      ? [x + 12, x + 62]
      : [x + width - 52, x + width - 102]
    : [isLeft ? x + 6 : x + width - size - 6];
  const shopX = isLeft ? x + width - (isWide ? 44 : 24) : x;
  const shopWidth = isWide ? 44 : 24;
  return {
    svg:
      box("wall", shopX, 36, shopWidth, GROUND - 36) +
      box("side", shopX, 75, shopWidth, 5) +
      (isWide
        ? door(parts, shopX + 5, 50, 12) + smallWindow("lit", shopX + 22, 50, 16, 15)
        : smallWindow("lit", shopX + 5, 46, 14, 22)) +
      shape("trim", boxData(isLeft ? x + width * 0.62 : x + width * 0.35, 26, 4, GROUND - 26)) +
      box("A", x - 3, 12, width + 6, 10) +
      box("stripe", x - 3, 15 + (parts.awning % 3), width + 6, 2.4) +
      box("D", x - 3, 22, width + 6, 4) +
      shape("lit", boxData(x + width * 0.1, 26, width * 0.2, 1.6) + boxData(x + width * 0.45, 26, width * 0.2, 1.6)) +
      box("kerb", Math.min(...pumps) - 3, 77, Math.max(...pumps) - Math.min(...pumps) + size + 6, 3) +
      pumps.map((pump) => goods(text, pump, 77.5 - size, size)).join(""),
    front: [Math.min(...pumps) - 2, 36, Math.max(...pumps) - Math.min(...pumps) + size + 4, 41],
  };
};

/** A works: roofs like teeth of a saw, a chimney. */
export const works: Body = ({ x, width, isWide, parts, goods: text }) => {
  const top = 34;
  const size = 36;
  const count = isWide ? 4 : 3;
  const tooth = width / count;
  const isLeft = parts.plan !== 1;
  const signX = isLeft ? x + 5 : x + width - size - 5;
  const gateX = isLeft ? x + width - 24 : x + 6;
  const roofs =
    parts.roof % 2 === 0
      ? Array.from({ length: count }, (_, index) => d`M${x + index * tooth} ${top + 1}V${top - 14}l${tooth} 14z`).join(
          "",
        )
      : Array.from(
          { length: count },
          (_, index) => d`M${x + index * tooth} ${top + 1}q${tooth / 2} -24 ${tooth} 0z`,
        ).join("");
  const between = gateX - signX - size;
  return {
    svg:
      (parts.pane === 2
        ? ""
        : box("clay", isLeft ? x + width - 14 : x + 6, 8, 7, 30) + box("D", isLeft ? x + width - 15 : x + 5, 6, 9, 3)) +
      shape("D", roofs) +
      box("wall", x, top, width, GROUND - top) +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      box("A", x - 1, top, width + 2, 4) +
      box("side", x, 76, width, 4) +
      box("D", gateX - 1, 47, 20, GROUND - 47) +
      shape("m", [49, 54, 59, 64, 69].map((y) => boxData(gateX + 0.5, y, 17, 3.6)).join("")) +
      (isWide && between > 20 ? smallWindow("glow", signX + size + 7, 46, between - 16, 16) : "") +
      (isWide && !isLeft ? smallWindow("glow", gateX + 26, 46, signX - gateX - 34, 16) : "") +
      board(parts, text, signX, 40.5, size - 1),
    front: [gateX - 1, 47, 20, GROUND - 47],
  };
};

/** A stall of a market: goods on a counter under an awning. */
export const stall: Body = ({ x, width, isWide, parts, goods: text }) => {
  const size = 36;
  const counts = isWide ? [0.22, 0.5, 0.78] : [0.5];
  return {
    svg:
      shape("bark", boxData(x + 4, 24, 3, GROUND - 24) + boxData(x + width - 7, 24, 3, GROUND - 24)) +
      box("side", x + 7, 26, width - 14, 40) +
      counts.map((part) => goods(text, x + width * part - size / 2, 64 - size, size)).join("") +
      box("wall", x + 1, 64, width - 2, 16) +
      box("A", x - 1, 63, width + 2, 3.4) +
      shape(
        "side",
        Array.from({ length: isWide ? 11 : 6 }, (_, index) =>
          boxData(x + 4 + (index * (width - 8)) / (isWide ? 11 : 6), 68, 1.4, 12),
        ).join(""),
      ) +
      (parts.roof % 2 === 0
        ? shape("D", d`M${x - 2} 14L${x + width / 2} 2L${x + width + 2} 14z`)
        : shape("D", d`M${x - 2} 14q${width / 2 + 2} -18 ${width + 4} 0z`)) +
      awning(parts, x - 3, width + 6, 13),
    front: [x + 4, 28, width - 8, 36],
  };
};

/** A theatre front: a tall sign with lights, bills on both sides of the doors. */
export const stage: Body = ({ x, width, isWide, parts, goods: text }) => {
  const middle = x + width / 2;
  const size = 38;
  const top = [16, 20, 14][parts.roof % 3] ?? 16;
  const lights = Array.from({ length: isWide ? 15 : 9 }, (_, index) => index);
  const crown = [
    shape("wall", d`M${x} ${top + 1}L${middle} ${top - 11}L${x + width} ${top + 1}z`) +
      line("D", 2.4, d`M${x - 2} ${top + 1}L${middle} ${top - 11}L${x + width + 2} ${top + 1}`),
    shape("wall", d`M${x + 8} ${top + 1}q${width / 2 - 8} -28 ${width - 16} 0z`) +
      box("D", x - 2, top - 2, width + 4, 3.4),
    box("wall", x + 14, top - 8, width - 28, 9) +
      box("D", x + 12, top - 10, width - 24, 3) +
      box("D", x - 2, top - 1, width + 4, 3),
  ][parts.roof % 3];
  const bills = isWide ? [x + 5, x + 24, x + width - 38, x + width - 19] : [x + 3, x + width - 13];
  return {
    svg:
      box("wall", x, top, width, GROUND - top) +
      crown +
      box("shade", x + width - 4, top, 4, GROUND - top) +
      box("D", middle - size / 2 - 3, 17, size + 6, size + 4) +
      box("lit", middle - size / 2 - 1, 19, size + 2, size) +
      goods(text, middle - size / 2 + 1, 20, size - 2) +
      box("A", x - 3, 58, width + 6, 6) +
      shape("g", lights.map((index) => boxData(x - 1 + (index * (width + 2)) / lights.length, 60, 2.4, 2.4)).join("")) +
      bills
        .map(
          (left) =>
            box("trim", left, isWide ? 26 : 28, isWide ? 14 : 10, 19) +
            box(
              ["r", "b", "n", "o"][(parts.hue + Math.round(left)) % 4] ?? "r",
              left + 1.4,
              isWide ? 27.4 : 29.4,
              isWide ? 11.2 : 7.2,
              12,
            ),
        )
        .join("") +
      box("lit", middle - 20, 66, 40, 14) +
      shape("D", [-19, -9, 1, 11].map((offset) => boxData(middle + offset, 66, 8, 14)).join("")) +
      shape("lit", [-17.5, -7.5, 2.5, 12.5].map((offset) => boxData(middle + offset, 68, 5, 6)).join("")),
    front: [middle - 22, 65, 44, 15],
  };
};
