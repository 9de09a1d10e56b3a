import { cardDrawing } from "./card-drawing.ts";
import type { CardTools, SiteCardFacts } from "./card-facts.ts";
import * as shapes from "./card-shapes.ts";
import { ACCENT, CARD_HEIGHT_PX, CARD_WIDTH_PX, INK, QUIET_INK, skyColour, textLine } from "./card-shapes.ts";
import { drawableText } from "./drawable-text.ts";
import { fitLines } from "./fitted-lines.ts";

const LEFT_PX = 72;
const WIDTH = CARD_WIDTH_PX - 2 * LEFT_PX;
const SHOPS = ["pizza-6", "books-4", "florist-2"];

/** Draws a street of three shops below the site's name. */
export function siteCard(card: SiteCardFacts, tools: CardTools): string[] {
  const { bold, medium } = tools;
  const name = fitLines(
    drawableText(card.siteName, bold) || "Directory",
    WIDTH - 150,
    [
      { size: 96, maxLines: 1 },
      { size: 64, maxLines: 2 },
    ],
    bold,
  );
  const tagline = fitLines(
    drawableText(card.tagline, medium),
    WIDTH,
    [
      { size: 38, maxLines: 1 },
      { size: 32, maxLines: 2 },
    ],
    medium,
  );
  return [
    shapes.rect(0, 0, CARD_WIDTH_PX, CARD_HEIGHT_PX, skyColour(0)),
    shapes.awning(60, 60, ACCENT),
    ...SHOPS.map((shop, index) => shapes.picture(cardDrawing(shop), { x: index * 400, y: 405, width: 400 })),
    shapes.mark(LEFT_PX, 150, 2.8),
    ...name.lines.map((line, index) =>
      textLine(line, LEFT_PX + 124, 226 + index * name.size * 1.12, { size: name.size, weight: 700, fill: INK }),
    ),
    ...tagline.lines.map((line, index) =>
      textLine(line, LEFT_PX, 310 + index * tagline.size * 1.3, { size: tagline.size, weight: 500, fill: QUIET_INK }),
    ),
  ];
}
