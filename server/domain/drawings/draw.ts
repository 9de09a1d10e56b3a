import { type Body, type Building, GROUND } from "./building.ts";
import { beside, tree } from "./building-parts.ts";
import { church, columns, home, mosque, school, synagogue, temple } from "./civic-bodies.ts";
import type { Drawing } from "./drawing-name.ts";
import { drawingStyle } from "./drawing-style.ts";
import { FOOD_GOODS } from "./goods-food-data.ts";
import { SERVICE_GOODS } from "./goods-services-data.ts";
import { SHOP_GOODS } from "./goods-shops-data.ts";
import { KINDS } from "./kinds-data.ts";
import { park, stage, stall, station, works } from "./open-bodies.ts";
import { neighbours } from "./street.ts";
import { garage, hall, practice, shop, tower, van } from "./street-bodies.ts";
import { box, boxData, d, roundBox, shape } from "./svg-shapes.ts";
import { type Parts, partsOf } from "./variant.ts";

const BODIES: Readonly<Record<string, Body>> = {
  shop,
  practice,
  hall,
  garage,
  van,
  tower,
  church,
  mosque,
  temple,
  synagogue,
  school,
  columns,
  home,
  park,
  station,
  works,
  stall,
  stage,
};
const GOODS: Readonly<Record<string, string>> = { ...FOOD_GOODS, ...SHOP_GOODS, ...SERVICE_GOODS };

/** Draws a business without a photo as SVG, for day and night; without a sky to stand in another picture. */
export function draw({ kind, variant, isVan, isClosed, format }: Drawing, hasSky = true): string {
  const parts = partsOf(variant);
  const [kindBody = "", goodsName = "", tone = ""] = KINDS[kind].split(" ");
  const isWide = format !== "square";
  const isPark = kindBody === "park" && !isVan;
  const body = (isVan ? van : BODIES[kindBody]) as Body;
  const size = FRAMES[format];
  const width = isWide ? (isPark && format === "street" ? size - 28 : (WIDE_WIDTHS[kindBody] ?? 108)) : 70;
  const x = (size - width) / 2 + (isWide ? 0 : ([0, -1.5, 1.5][parts.plan] ?? 0));
  const building = body({ x, width, isWide, parts, goods: GOODS[goodsName] ?? GOODS.bag ?? "" });
  const content =
    (hasSky ? box("sky", 0, 0, size, 90) : "") +
    (isPark || !hasSky ? "" : horizon(parts, size)) +
    (isPark || format !== "street" ? "" : neighbours(parts, width, size)) +
    (isPark ? "" : pavement(size)) +
    (format === "street" ? foreground(size, isPark) : "") +
    building.svg +
    (isClosed ? closure(building, isPark) : "") +
    (isPark ? "" : surroundings(parts, x, width, isWide, isVan || kindBody === "van"));
  const crop = format === "street" ? ' preserveAspectRatio="xMidYMax slice"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${HEIGHTS[format]}"${crop}>${drawingStyle(content, parts, tone)}<g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`;
}

/** Widths of buildings in the wide format that differ from the most common one. */
const WIDE_WIDTHS: Readonly<Record<string, number>> = {
  shop: 96,
  park: 132,
  hall: 124,
  van: 124,
  station: 126,
  church: 100,
  mosque: 96,
  temple: 100,
  synagogue: 92,
  school: 124,
};

/** Widths of the formats. */
const FRAMES = { square: 88, wide: 160, street: 480 } as const;
/** A street has a road in front, which the header of a page covers. */
const HEIGHTS = { square: 88, wide: 90, street: 112 } as const;

/** Draws the houses on the horizon. */
function horizon({ sky, roof }: Parts, size: number): string {
  const near = 30 + sky * 3;
  const left = d`M0 80V${near + 14}h7v-8h9v12h6v${-10 - roof * 2}h8v40z`;
  if (size < 100) return shape("far", left + d`M60 80V${near + 6}h10v-9h7v5h11v40z`);
  const right = d`M28 80V${near + 20}h10v-7h8v30zM112 80V${near + 12}l6-8l6 8v8h8V${near}h12v10h6v-6h10v70z`;
  if (size < 200) return shape("far", left + right);
  return shape("far", "M0 80V50h130v-9h220v9h130v30z");
}

function foreground(size: number, isPark: boolean): string {
  if (isPark) return box("grass", 0, 88, size, 24);
  return (
    box("road", 0, 88, size, 24) +
    `<path class="trim_" stroke-linecap="butt" stroke-width="1.2" stroke-dasharray="14 10" d="M0 100h${size}"/>`
  );
}

function pavement(size: number): string {
  return box("path", 0, GROUND - 1, size, 11) + box("kerb", 0, 85, size, 5) + box("shade", 0, GROUND - 1, size, 1.2);
}

/** Draws what stands on the pavement beside the building. */
function surroundings(
  { beside: kind, plan, sky }: Parts,
  x: number,
  width: number,
  isWide: boolean,
  isVan: boolean,
): string {
  if (isWide)
    return (
      beside(kind === 4 ? 0 : kind, x - 9, 85, 1.1) +
      (kind === 2 ? beside(1, x + width + 10, 84, 1.1) : tree(x + width + 13, 84, 1.25)) +
      (sky % 2 === 0 && x > 24 && x < 80 ? tree(6, 82, 0.9) : "")
    );
  if (isVan) return kind === 1 || kind === 2 ? beside(kind, plan === 1 ? 6 : 82, 81, 0.9) : "";
  return beside(kind, plan === 1 ? 6 : 82.5, 86, 0.85);
}

/** Draws a shutter over the front, with a blank notice; a barrier where there is no building. */
function closure({ front: [x, y, width, height] }: Building, isPark: boolean): string {
  const [noticeWidth, noticeHeight] = [Math.min(26, width * 0.7), Math.min(13, height * 0.5)];
  const noticeX = x + (width - noticeWidth) / 2;
  const noticeY = y + (height - noticeHeight) * 0.45;
  const notice =
    roundBox("trim", noticeX, noticeY, noticeWidth, noticeHeight, 1.5) +
    box("r", noticeX + noticeWidth * 0.18, noticeY + noticeHeight / 2 - 1, noticeWidth * 0.64, 2);
  if (isPark)
    return (
      shape("bark", boxData(x + 3, y + 2, 3, height + 4) + boxData(x + width - 6, y + 2, 3, height + 4)) +
      shape("trim", boxData(x, y + 6, width, 5) + boxData(x, y + 17, width, 5)) +
      shape(
        "r",
        [0, 2, 4]
          .map(
            (index) =>
              boxData(x + (index * width) / 5, y + 6, width / 5, 5) +
              boxData(x + (index * width) / 5, y + 17, width / 5, 5),
          )
          .join(""),
      ) +
      notice
    );
  const slats = Array.from({ length: Math.floor(height / 4) }, (_, index) =>
    boxData(x, y + index * 4 + 3, width, 0.9),
  ).join("");
  return box("m", x, y, width, height) + shape("shade", slats) + notice;
}
