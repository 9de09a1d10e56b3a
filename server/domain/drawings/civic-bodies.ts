import { type Body, GROUND } from "./building.ts";
import { board, door, goodsWindow, windowRow } from "./building-parts.ts";
import { box, boxData, d, disc, line, shape } from "./svg-shapes.ts";

const archedWindow = (x: number, y: number, width: number, height: number) =>
  shape(
    "trim",
    d`M${x - 1.4} ${y + height}V${y}a${width / 2 + 1.4} ${width / 2 + 1.4} 0 0 1 ${width + 2.8} 0v${height}z`,
  ) + shape("glow", d`M${x} ${y + height - 1}V${y}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - 1}z`);

const archedDoor = (middle: number, width: number, height: number) =>
  shape(
    "trim",
    d`M${middle - width / 2 - 1.6} ${GROUND}v${-height}a${width / 2 + 1.6} ${width / 2 + 1.6} 0 0 1 ${width + 3.2} 0v${height}z`,
  ) +
  shape("D", d`M${middle - width / 2} ${GROUND}v${-height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`) +
  box("trim", middle - 0.4, GROUND - height - width / 2, 0.8, height + width / 2);

/** A church: a tower with a clock and a nave. */
export const church: Body = ({ x, width, isWide, parts }) => {
  const isTowerLeft = parts.plan !== 1;
  const tower = isWide ? 30 : 26;
  const towerX = isTowerLeft ? x + 4 : x + width - tower - 4;
  const middle = towerX + tower / 2;
  const naveX = isTowerLeft ? towerX + tower : x;
  const nave = isTowerLeft ? x + width - naveX : towerX - x;
  const count = isWide ? 4 : 2;
  const spire = [
    d`M${towerX - 2} 29L${middle} 6L${towerX + tower + 2} 29z`,
    d`M${towerX - 2} 29q1-8 ${tower * 0.3 + 2} -11q${tower * 0.2} -3 ${tower * 0.2} -10q0 7 ${tower * 0.2} 10q${tower * 0.3 + 1} 3 ${tower * 0.3 + 2} 11z`,
    d`M${towerX - 1} 29V20h4v4h5v-4h${tower - 16}v4h5v-4h4v9z`,
  ][parts.roof % 3] as string;
  return {
    svg:
      box("side", x, 50, width, GROUND - 50) +
      shape("A", d`M${x - 2} 51l7-17h${width - 10}l7 17z`) +
      box("D", x - 2, 50, width + 4, 2.4) +
      Array.from({ length: count }, (_, index) =>
        archedWindow(naveX + (nave * (index + 0.5)) / count - 4, 61, 8, 13),
      ).join("") +
      box("wall", towerX, 28, tower, GROUND - 28) +
      box("shade", towerX + tower - 4, 28, 4, GROUND - 28) +
      shape("A", spire) +
      shape(
        "g",
        boxData(middle - 0.9, parts.roof % 3 === 2 ? 12 : 0, 1.8, 9) +
          boxData(middle - 3, parts.roof % 3 === 2 ? 14.5 : 2.5, 6, 1.8),
      ) +
      disc("trim", middle, 41, 6.6) +
      line("k", 1.2, d`M${middle} 37v4h3`) +
      archedDoor(middle, 11, 14),
    front: [middle - 8, 58, 16, 22],
  };
};

/** A mosque: a dome between slender towers. */
export const mosque: Body = ({ x, width, isWide, parts }) => {
  const middle = x + width / 2;
  const dome = isWide ? 24 : 21;
  const minarets = parts.plan === 2 ? [x + 1, x + width - 8] : parts.plan === 1 ? [x + width - 8] : [x + 1];
  const minaret = (left: number) =>
    box("side", left, 24, 7, GROUND - 24) +
    box("D", left - 1.6, 34, 10.2, 3) +
    shape("A", d`M${left - 1} 24q4.500-12 4.500-16q0 4 4.500 16z`) +
    disc("g", left + 3.5, 7, 1.4);
  return {
    svg:
      box("wall", x + 8, 48, width - 16, GROUND - 48) +
      box("D", x + 6, 46, width - 12, 3) +
      box("side", middle - dome, 40, dome * 2, 7) +
      shape("A", d`M${middle - dome - 1} 40q-3-12 9-18q9-4 ${dome - 8} -9q3 5 ${dome - 8} 9q12 6 9 18z`) +
      line("g", 1.6, d`M${middle + 2} 9.600a3 3 0 1 1-3-5.600`) +
      box("g", middle - 0.5, 9, 1, 6) +
      minarets.map(minaret).join("") +
      Array.from({ length: isWide ? 6 : 4 }, (_, index) => index)
        .map((index) => x + 8 + ((width - 16) * (index + 0.5)) / (isWide ? 6 : 4))
        .filter((at) => Math.abs(at - middle) > 9)
        .map((at) => archedWindow(at - 3.5, 58, 7, 13))
        .join("") +
      archedDoor(middle, 13, 14),
    front: [middle - 9, 58, 18, 22],
  };
};

/** A temple: roofs with upturned eaves above one another. */
export const temple: Body = ({ x, width, isWide, parts }) => {
  const middle = x + width / 2;
  const eaves = (y: number, half: number, height: number) =>
    shape(
      "A",
      d`M${middle - half} ${y}q${half * 0.4} -1 ${half * 0.55} ${-height}h${half * 0.9}q${half * 0.15} ${height - 1} ${half * 0.55} ${height}q-2 3-5 3h${-2 * half + 10}q-3 0-5-3z`,
    ) + box("D", middle - half + 5, y + 1.6, 2 * half - 10, 1.6);
  const half = isWide ? 46 : 38;
  const columns = [-0.72, -0.36, 0.36, 0.72].map((part) => boxData(middle + part * (half - 8) - 1.8, 56, 3.6, 22));
  const levels = parts.roof % 2 === 0 ? 3 : 2;
  return {
    svg:
      box("wall", middle - half + 10, 54, 2 * half - 20, 24) +
      shape("r", columns.join("")) +
      eaves(52, half, 11) +
      box("wall", middle - half * 0.5, 33, half, 8) +
      windowRow(parts, isWide ? 5 : 4, middle - half * 0.5, 34.5, half, [4, 4.5]) +
      eaves(31, half * 0.72, 10) +
      (levels === 3 ? box("wall", middle - half * 0.26, 16, half * 0.52, 6) + eaves(14, half * 0.44, 8) : "") +
      shape("g", boxData(middle - 0.8, levels === 3 ? 1 : 14, 1.6, 7)) +
      disc("g", middle, levels === 3 ? 2.4 : 15, 1.8) +
      archedDoor(middle, 11, 13) +
      box("path", middle - half + 4, 77.5, 2 * half - 8, 2.5),
    front: [middle - 8, 59, 16, 21],
  };
};

/** A synagogue: a gable with a round window and two small domes. */
export const synagogue: Body = ({ x, width, isWide, parts }) => {
  const middle = x + width / 2;
  const side = isWide ? 22 : 16;
  const tower = (left: number) =>
    box("side", left, 36, side, GROUND - 36) +
    shape("A", d`M${left - 1} 36q0-12 ${side / 2 + 1} -15q${side / 2 + 1} 3 ${side / 2 + 1} 15z`) +
    disc("g", left + side / 2, 20.5, 1.6) +
    archedWindow(left + side / 2 - 3, 46, 6, 22);
  const star = d`M${middle} 24.500l6.500 11.200h-13zM${middle} 39.500l6.500-11.200h-13z`;
  return {
    svg:
      tower(x) +
      tower(x + width - side) +
      box("wall", x + side - 2, 30, width - 2 * side + 4, GROUND - 30) +
      shape("wall", d`M${x + side - 2} 31L${middle} 12L${x + width - side + 2} 31z`) +
      shape("D", d`M${x + side - 5} 31L${middle} 8L${x + width - side + 5} 31v4L${middle} 12.500L${x + side - 5} 35z`) +
      disc("trim", middle, 32, 10) +
      line(parts.hue % 2 === 0 ? "b" : "D", 1.5, star) +
      (isWide ? [middle - 22, middle + 15].map((left) => archedWindow(left, 56, 7, 16)).join("") : "") +
      archedDoor(middle, 13, 16),
    front: [middle - 9, 56, 18, 24],
  };
};

/** A school: a middle with gable and flag, wings with classrooms. */
export const school: Body = ({ x, width, isWide, parts, goods: text }) => {
  const middle = x + width / 2;
  const half = 22;
  const wing = width / 2 - half;
  const count = isWide ? 3 : 1;
  const gable = [
    shape("D", d`M${middle - half - 3} 26L${middle} 9L${middle + half + 3} 26z`) + disc("trim", middle, 20, 3.6),
    box("wall", middle - half, 16, 2 * half, 10) +
      box("D", middle - half - 2, 14, 2 * half + 4, 3) +
      disc("trim", middle, 21.5, 3.4),
    shape("D", d`M${middle - half - 2} 26q${half + 2} -26 ${2 * half + 4} 0z`) + disc("trim", middle, 20.5, 3.6),
  ][parts.roof % 3];
  return {
    svg:
      box("side", x, 42, width, GROUND - 42) +
      shape("A", d`M${x - 2} 43l5-10h${width - 6}l5 10z`) +
      windowRow(parts, count, x, 47, wing, [8, 11]) +
      windowRow(parts, count, middle + half, 47, wing, [8, 11]) +
      windowRow(parts, count, x, 63, wing, [8, 11]) +
      windowRow(parts, count, middle + half, 63, wing, [8, 11]) +
      box("wall", middle - half, 25, 2 * half, GROUND - 25) +
      gable +
      line("k", 0.9, d`M${middle} 21.500v-2.400h1.800`) +
      line("iron", 1, d`M${middle} 12V1`) +
      shape("r", d`M${middle} 1h9l-2.500 2.800l2.500 2.800h-9z`) +
      goodsWindow({ pane: 2 }, text, middle - half + 4, 28, 2 * half - 8, 33) +
      box("D", middle - 8, 68, 16, 12) +
      box("lit", middle - 6, 69.5, 12, 6) +
      box("trim", middle - 0.5, 68, 1, 12),
    front: [middle - half + 3, 27, 2 * half - 6, 53],
  };
};

/** A building with columns: banks, courts, museums, town halls. */
export const columns: Body = ({ x, width, isWide, parts, goods: text }) => {
  const middle = x + width / 2;
  const size = 34;
  const count = isWide ? 4 : 2;
  const wing = width / 2 - size / 2 - 4;
  const column = (left: number) =>
    boxData(left, 36, 4, 37) + boxData(left - 1.2, 35, 6.4, 2.4) + boxData(left - 1.2, 71, 6.4, 2.6);
  const wings = [x + 2, middle + size / 2 + 2];
  const positions = wings.flatMap((left) =>
    Array.from({ length: count }, (_, index) => left + (wing * (index + 0.5)) / count - 1),
  );
  const crown = [
    shape("A", d`M${x - 4} 27L${middle} 6L${x + width + 4} 27z`) +
      shape("wall", d`M${x + 8} 25.500L${middle} 10L${x + width - 8} 25.500z`) +
      disc("A", middle, 20, 3.6),
    box("A", x - 2, 20, width + 4, 7) +
      shape("A", d`M${middle - 20} 21q20-26 40 0z`) +
      box("g", middle - 0.7, 3, 1.4, 8),
    box("wall", x + 2, 16, width - 4, 11) +
      box("A", x - 3, 13, width + 6, 4) +
      shape("A", d`M${middle - 16} 14L${middle} 4L${middle + 16} 14z`),
  ][parts.roof % 3];
  return {
    svg:
      box("side", x + 2, 28, width - 4, GROUND - 28) +
      crown +
      box("wall", x - 2, 27, width + 4, 7) +
      box("shade", x - 2, 33, width + 4, 1.2) +
      goodsWindow({ pane: 2 }, text, middle - size / 2, 38, size, 32) +
      shape("trim", positions.map(column).join("")) +
      box("path", x - 3, 73.5, width + 6, 3.5) +
      box("kerb", x - 5, 77, width + 10, 3) +
      (parts.plan === 2
        ? [x + 1, x + width - 8].map((left) => shape("A", d`M${left} 37h7v20l-3.500-3l-3.500 3z`)).join("")
        : ""),
    front: [middle - size / 2 - 2, 36, size + 4, 41],
  };
};

/** A house with a garden fence and a sign. */
export const home: Body = ({ x, width, isWide, parts, goods: text }) => {
  const house = isWide ? 62 : 44;
  const isLeft = parts.plan !== 1;
  const houseX = isLeft ? x : x + width - house;
  const middle = houseX + house / 2;
  const size = 35;
  const signX = isWide ? (isLeft ? houseX + house + 12 : houseX - 12 - size) : isLeft ? x + width - size : x;
  const ridge = [
    shape("A", d`M${houseX - 5} 45L${middle} 15L${houseX + house + 5} 45z`),
    shape("A", d`M${houseX - 4} 45l8-24h${house - 8}l8 24z`),
    shape("A", d`M${houseX - 4} 45l3-12L${middle} 15l${house / 2 + 1} 18l3 12z`),
  ][parts.roof % 3];
  return {
    svg:
      box("D", houseX + house * 0.7, 16, 6, 16) +
      ridge +
      box("D", houseX - 4, 44, house + 8, 2.4) +
      box("wall", houseX, 46, house, GROUND - 46) +
      disc("trim", middle, 35, 5.6) +
      disc("glow", middle, 35, 4.2) +
      windowRow(parts, isWide ? 2 : 1, houseX + (isLeft ? 2 : 17), 51, house - 19, [10, 11]) +
      door(parts, isLeft ? houseX + house - 17 : houseX + 5, 54, 11) +
      line("bark", 2.4, d`M${signX + size / 2} ${GROUND}V60`) +
      board(parts, text, signX, 34, size - 1),
    front: [houseX, 46, house, GROUND - 46],
  };
};
