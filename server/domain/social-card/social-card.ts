import { businessCard } from "./business-card.ts";
import type { CardTools, SocialCard } from "./card-facts.ts";
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from "./card-shapes.ts";
import { cityCard } from "./city-card.ts";
import { siteCard } from "./site-card.ts";

/** Returns the card as well-formed SVG, without characters that the fonts lack. */
export function socialCardSvg(card: SocialCard, tools: CardTools): string {
  const parts =
    card.kind === "business"
      ? businessCard(card, tools)
      : card.kind === "city"
        ? cityCard(card, tools)
        : siteCard(card, tools);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}" viewBox="0 0 ${CARD_WIDTH_PX} ${CARD_HEIGHT_PX}">${parts.join("")}</svg>`;
}
