import type { Business, CategoryGroup, CitySummary } from "#contract/business";
import type { FontTable } from "./font-table.ts";

/** All that a card says: equal facts are drawn equally. */
export type SocialCard = BusinessCardFacts | CityCardFacts | SiteCardFacts;

export type BusinessCardFacts = {
  kind: "business";
  siteName: string;
} & Pick<Business, "name" | "category" | "group" | "city" | "rating" | "reviewCount">;

export type CityCardFacts = { kind: "city"; siteName: string } & Omit<CitySummary, "id">;

export interface SiteCardFacts {
  kind: "site";
  siteName: string;
  tagline: string;
}

/** What a card is drawn with. */
export interface CardTools {
  /** Of the weights 700 and 500 of Inter. */
  bold: FontTable;
  medium: FontTable;
  /** The SVG of one of the site's pictures, such as "restaurants", "sky-0" or "skyline-towers". */
  picture(name: PictureName): string;
}

export type PictureName = CategoryGroup | `sky-${number}` | `skyline-${string}`;
