import { citySkyline } from "#domain/social-card/city-skyline";
import { counted } from "#domain/text/count-label";
import { foldText } from "#domain/text/fold";
import type { CardTools, CityCardFacts } from "./card-facts.ts";
import * as shapes from "./card-shapes.ts";
import { ACCENT, CARD_HEIGHT_PX, CARD_WIDTH_PX, INK, QUIET_INK, skyColour, textLine } from "./card-shapes.ts";
import { drawableText } from "./drawable-text.ts";
import { fitLines, textWidth } from "./fitted-lines.ts";

const LEFT_PX = 72;
/** Top of the text, below the awning. */
const TOP_PX = 68;
const WIDTH = CARD_WIDTH_PX - 2 * LEFT_PX;
const NAME_SETTINGS = [
  { size: 104, maxLines: 1 },
  { size: 84, maxLines: 1 },
  { size: 66, maxLines: 1 },
  { size: 52, maxLines: 2 },
];
const ABOUT_SETTINGS = [{ size: 36, maxLines: 1 }];

/** Draws the city's name over its own skyline. */
export function cityCard(card: CityCardFacts, tools: CardTools): string[] {
  const { skyline, sky, isMirrored } = citySkyline(card);
  return [
    // The clouds are to the right of most names.
    shapes.rect(0, 0, CARD_WIDTH_PX, CARD_HEIGHT_PX, skyColour(sky)),
    shapes.picture(tools.picture(`sky-${sky}`), { x: 560, y: 40, width: 640 }),
    shapes.picture(tools.picture(`skyline-${skyline}`), { x: 0, y: 226, width: CARD_WIDTH_PX, isMirrored }),
    shapes.awning(28, 40, ACCENT),
    ...heading(card, tools),
    ...siteLabel(card.siteName, tools),
  ];
}

function heading(card: CityCardFacts, { bold, medium }: CardTools): string[] {
  const state = foldText(card.state) === foldText(card.name) ? "" : card.state;
  const region = [state, card.country].map((part) => drawableText(part, medium)).filter((part) => part !== "");
  const place = region.join(", ");
  const name = drawableText(card.name, bold) || place || "Local businesses";
  const headline = fitLines(name, WIDTH, NAME_SETTINGS, bold);
  const count = card.businessCount === 0 ? "" : counted(card.businessCount, "business", "businesses");
  const facts = [name === place ? "" : place, count].filter((part) => part !== "");
  const about = fitLines(facts.join(" · "), WIDTH, ABOUT_SETTINGS, medium);
  const belowHeadline = TOP_PX + headline.lines.length * headline.size * 1.12 + 6;
  return [
    ...shapes.textBlock(headline, LEFT_PX - headline.size * 0.05, TOP_PX, { lead: 1.12, weight: 700, fill: INK }),
    ...shapes.textBlock(about, LEFT_PX, belowHeadline, { lead: 1.3, weight: 500, fill: QUIET_INK }),
  ];
}

/** Draws the site's name on a plate, readable on any picture. */
function siteLabel(siteName: string, { bold }: CardTools): string[] {
  const { lines } = fitLines(drawableText(siteName, bold), 500, [{ size: 28, maxLines: 1 }], bold);
  return lines.flatMap((line) => [
    `<rect x="${LEFT_PX}" y="546" width="${Math.round(86 + textWidth(line, 28, bold))}" height="56" rx="28" fill="#fffdf9"/>`,
    shapes.mark(LEFT_PX + 20, 559, 1),
    textLine(line, LEFT_PX + 64, 584, { size: 28, weight: 700, fill: INK }),
  ]);
}
