import type { Business, CitySummary } from "#contract/business";
import type { FontTable } from "./font-table.ts";

/** Everything that a card shows. */
export type SocialCard = BusinessCardFacts | CityCardFacts | SiteCardFacts;

export type BusinessCardFacts = {
  kind: "business";
  siteName: string;
  /** Drawing of the streets around it, with who must be named for it. */
  streets?: { svg: string; attribution: string } | undefined;
} & Pick<Business, "name" | "category" | "group" | "drawing" | "city" | "rating" | "reviewCount">;

export type CityCardFacts = { kind: "city"; siteName: string } & Omit<CitySummary, "id">;

export interface SiteCardFacts {
  kind: "site";
  siteName: string;
  tagline: string;
}

/** Fonts and pictures for drawing a card. */
export interface CardTools {
  /** Inter in the weights 700 (`bold`) and 500 (`medium`). */
  bold: FontTable;
  medium: FontTable;
  /** Returns the SVG of a picture in web/images. */
  picture(name: PictureName): string;
}

export type PictureName = `sky-${number}` | `skyline-${string}`;
