import type { CategoryGroup } from "#contract/business";
import { ALL_GROUPS } from "#domain/categories/all-groups";
import { parseDrawingName } from "#domain/drawings/drawing-name";
import { GROUP_DRAWINGS } from "#domain/drawings/group-drawings";
import { KINDS } from "#domain/drawings/kinds-data";
import { SMALL_MAPS } from "#domain/map/small-maps";
import { pictureHash } from "#domain/social-card/picture-hash";
import { counted } from "#domain/text/count-label";
import { cardDrawing } from "./card-drawing.ts";
import type { BusinessCardFacts, CardTools } from "./card-facts.ts";
import * as shapes from "./card-shapes.ts";
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, INK, QUIET_INK, skyColour, textLine } from "./card-shapes.ts";
import { drawableText } from "./drawable-text.ts";
import { type FittedText, fitLines, textWidth } from "./fitted-lines.ts";
import type { FontTable } from "./font-table.ts";

const AWNINGS: Readonly<Record<CategoryGroup, string>> = {
  restaurants: "#d4452f",
  healthcare: "#12897f",
  "auto-services": "#4f6f91",
  "beauty-wellness": "#8f4a86",
  "home-services": "#c08a1e",
  "professional-services": "#2d4478",
  education: "#3f8a4c",
  entertainment: "#c2337f",
  shopping: "#d1761f",
  "hotels-travel": "#2b7fa6",
  "public-community": "#6d7f3a",
  "pets-animals": "#7a4a32",
  other: "#7b746a",
};

const LEFT_PX = 72;
const NAME_WIDTH = CARD_WIDTH_PX - 2 * LEFT_PX;
const NAME_SETTINGS = [
  { size: 104, maxLines: 1 },
  { size: 88, maxLines: 1 },
  { size: 74, maxLines: 2 },
  { size: 62, maxLines: 2 },
  { size: 52, maxLines: 3 },
];
/** Width of the text area left of the shop. */
const SIDE_WIDTH_PX = 600;
/** Top of the text, below the awning. */
const TOP_PX = 118;
/** No line above the highest roof may be wider than the side. */
const ROOF_TOP_PX = 310;
/** Scale of the shop's picture, 160 by 90, in the bottom right corner. */
const PICTURE_SCALE = 3.6;
const SHOP = { x: 624, y: 306, width: 160 * PICTURE_SCALE };
const PAVEMENT = SHOP.y + 79 * PICTURE_SCALE;
/** Top left corner of the map, between the text and the pavement. */
const MAP = { x: LEFT_PX, y: 424 };
/** Path that continues the far houses of the picture beyond its edge. */
const FAR_HOUSES = "v-40h60v-24h50v28h60v-44h44v-20h20v20h40v16h30v64z";

/** Returns its drawing; that of its group for a place without a building, which would have edges here, and for an unknown name. */
function shopOf({ drawing, group }: BusinessCardFacts): string {
  const parsedDrawing = parseDrawingName(drawing);
  const hasBuilding = parsedDrawing !== undefined && !KINDS[parsedDrawing.kind].startsWith("park ");
  return cardDrawing(hasBuilding ? drawing : GROUP_DRAWINGS[group]);
}

/** Draws its shop, and its name under an awning. */
export function businessCard(card: BusinessCardFacts, tools: CardTools): string[] {
  return [
    shapes.rect(0, 0, CARD_WIDTH_PX, CARD_HEIGHT_PX, skyColour(pictureHash(card.name))),
    `<path fill="#c6dfe0" d="M${SHOP.x - 304} ${PAVEMENT}${FAR_HOUSES}"/>`,
    shapes.rect(0, PAVEMENT, SHOP.x, CARD_HEIGHT_PX - PAVEMENT, "#eae1d1"),
    shapes.rect(0, SHOP.y + 85 * PICTURE_SCALE, SHOP.x, 5 * PICTURE_SCALE, "#d3c7b4"),
    shapes.rect(0, PAVEMENT, SHOP.x, 1.2 * PICTURE_SCALE, "#d0c8bb"),
    shapes.picture(shopOf(card), SHOP),
    shapes.awning(60, 60, AWNINGS[card.group]),
    ...sign(card, tools),
    ...siteName(card, tools),
  ];
}

/** Draws the streets around it with a mark in the middle, if the text above leaves room. */
function streetMap({ streets }: BusinessCardFacts, textEnd: number, font: FontTable): string[] {
  if (streets === undefined || textEnd > MAP.y - 8) return [];
  const { x, y } = MAP;
  const { width, height } = SMALL_MAPS.card;
  const credit = fitLines(drawableText(streets.attribution, font), width - 24, [{ size: 15, maxLines: 1 }], font);
  const [mapX, mapY] = [x + width / 2, y + height / 2];
  return [
    shapes.rect(x - 3, y - 3, width + 6, height + 6, "#fffdf9"),
    streets.svg.replace("<svg ", `<svg x="${x}" y="${y}" `),
    `<path fill="#0f6b5c" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" d="M${mapX} ${mapY}l-12-18a19 19 0 1 1 24 0Z"/>`,
    `<circle fill="#fff" cx="${mapX}" cy="${mapY - 33}" r="7"/>`,
    ...credit.lines.flatMap((line) => [
      shapes.rect(x, y + height - 24, textWidth(line, 15, font) + 16, 24, "#fffdf9"),
      textLine(line, x + 8, y + height - 7, { size: 15, weight: 500, fill: QUIET_INK }),
    ]),
  ];
}

function sign(card: BusinessCardFacts, { bold, medium }: CardTools): string[] {
  const category = drawableText(card.category, bold) || groupName(card.group);
  const name = drawableText(card.name, bold) || category;
  const headline = fitLines(name, NAME_WIDTH, NAME_SETTINGS, bold);
  const facts = [name === category ? "" : category, drawableText(card.city, medium)].filter((fact) => fact !== "");
  const about = aboutLines(facts, medium);
  const nameEnd = TOP_PX + headline.lines.length * headline.size * 1.12;
  const room = Math.max(0, Math.min(70, ROOF_TOP_PX - nameEnd));
  const ratingTop = nameEnd + room / 2 + 26 + about.lines.length * about.size * 1.3 + 22;
  const hasRating = card.rating > 0 || card.reviewCount > 0;
  return [
    ...streetMap(card, hasRating ? ratingTop + 36 : ratingTop - 22, medium),
    ...shapes.textBlock(headline, LEFT_PX - headline.size * 0.05, TOP_PX + room / 2, {
      lead: 1.12,
      weight: 700,
      fill: INK,
    }),
    ...shapes.textBlock(about, LEFT_PX, nameEnd + room / 2 + 26, { lead: 1.3, weight: 500, fill: QUIET_INK }),
    ...rating(card, ratingTop, medium),
  ];
}

/** Puts the facts on one line if they fit, else on one line each. */
function aboutLines(facts: string[], font: FontTable): FittedText {
  const oneLine = facts.join(" · ");
  if (textWidth(oneLine, 38, font) <= SIDE_WIDTH_PX) return { size: 38, lines: facts.length === 0 ? [] : [oneLine] };
  const settings = [{ size: 36, maxLines: 1 }];
  return { size: 36, lines: facts.flatMap((fact) => fitLines(fact, SIDE_WIDTH_PX, settings, font).lines) };
}

function rating({ rating, reviewCount }: BusinessCardFacts, y: number, font: FontTable): string[] {
  const reviews = (x: number) =>
    reviewCount === 0
      ? []
      : [
          textLine(counted(reviewCount, "review", "reviews"), x, y + 30, {
            size: 32,
            weight: 500,
            fill: QUIET_INK,
          }),
        ];
  if (rating === 0) return reviews(LEFT_PX);
  const number = rating.toFixed(1);
  const size = 36;
  const reviewsLeft = LEFT_PX + shapes.starsWidth(size) + 18;
  return [
    shapes.stars(Math.floor(rating), LEFT_PX, y, size),
    textLine(number, reviewsLeft, y + 30, { size: 36, weight: 700, fill: INK }),
    ...reviews(reviewsLeft + textWidth(number, 38, font) + 18),
  ];
}

function siteName(card: BusinessCardFacts, { bold }: CardTools): string[] {
  const { lines } = fitLines(drawableText(card.siteName, bold), 440, [{ size: 26, maxLines: 1 }], bold);
  const label = lines.map((line) => textLine(line, LEFT_PX + 46, PAVEMENT + 32, { size: 26, weight: 700, fill: INK }));
  return [shapes.mark(LEFT_PX, PAVEMENT + 7, 1), ...label];
}

function groupName(group: CategoryGroup): string {
  return ALL_GROUPS.find(({ slug }) => slug === group)?.name ?? "Local business";
}
