import type { Business } from "../contract/business.ts";
import { counted } from "./count-label.ts";
import { businessIdUrl } from "./page-url.ts";

/** What a page says of itself to search engines and to whoever is sent a link. Plain text, not yet escaped. */
export interface PageHead {
  /** Whole, the site's name included. */
  title: string;
  description: string;
  /** A path from the root, or an absolute address; null for a page that is none. */
  canonical: string | null;
  /** May search engines list it? */
  indexed: boolean;
  /** Absolute address of a picture. */
  image?: string;
  /** schema.org objects, without `@context`. */
  structuredData?: object[];
}

type Described = Pick<
  Business,
  | "id"
  | "name"
  | "category"
  | "city"
  | "state"
  | "country"
  | "rating"
  | "reviewCount"
  | "seoTitle"
  | "seoDescription"
  | "canonicalUrl"
>;

/** Title, description and canonical of a business: as generated or edited, else from its name, kind and place. */
export function businessHead(business: Described, siteName: string) {
  return {
    title: business.seoTitle ?? `${nameInPlace(business)} | ${siteName}`,
    description: business.seoDescription ?? businessSummary(business),
    canonical: business.canonicalUrl ?? businessIdUrl(business.id),
  };
}

/** `Austin, Texas`; whatever of it is known, "" when nothing is. */
export function placeName({ city, state, country }: Pick<Business, "city" | "state" | "country">): string {
  const region = state === "" || state === city ? country : state;
  return [city, region].filter((part) => part !== "").join(", ");
}

/** One sentence from the record, claiming nothing that it does not hold. */
export function businessSummary(business: Described): string {
  const place = placeName(business);
  const where = place === "" ? "" : ` in ${place}`;
  const rated =
    business.reviewCount > 0
      ? ` Rated ${business.rating.toFixed(1)} of 5 in ${counted(business.reviewCount, "review", "reviews")}.`
      : "";
  return `${business.name}: ${business.category}${where}.${rated} Opening hours, phone number, address and directions.`;
}

function nameInPlace({ name, category, city, state }: Described): string {
  const place = [city, state].filter((part) => part !== "").join(", ");
  return place === "" ? `${name} - ${category}` : `${name} - ${category} in ${place}`;
}
