import type { Business } from "#contract/business";
import { formatOpeningHours } from "../opening-hours/opening-hours-parse.ts";
import { formatAttributes } from "./attributes.ts";
import { formatPhotos } from "./photos.ts";

type Cell = string | number | boolean | null;
type Exported = Omit<Business, "isOpen">;

/** The 13 columns of an import in product.md's order, then everything else that is known. */
const COLUMNS: readonly (readonly [name: string, cell: (business: Exported) => Cell])[] = [
  ["name", (business) => business.name],
  ["category", (business) => business.category],
  ["full_address", (business) => business.fullAddress],
  ["postal_code", (business) => business.zipCode],
  ["country", (business) => business.country],
  ["phone", (business) => business.phone],
  ["rating", (business) => business.rating],
  ["reviews", (business) => business.reviewCount],
  ["photo", (business) => formatPhotos(business.photos)],
  ["working_hours", (business) => formatOpeningHours(business.openingHours)],
  ["about", (business) => formatAttributes(business.attributes)],
  ["place_id", (business) => business.placeId],
  ["location_link", (business) => business.locationLink],
  ["slug", (business) => business.slug],
  ["street", (business) => business.address],
  ["city", (business) => business.city],
  ["state", (business) => business.state],
  ["description", (business) => business.description],
  ["subtypes", (business) => business.subtypes.join(", ")],
  ["group", (business) => business.group],
  ["website", (business) => business.website],
  ["phone_e164", (business) => business.phoneE164],
  ["latitude", (business) => business.latitude],
  ["longitude", (business) => business.longitude],
  ["time_zone", (business) => business.timeZone],
  ["business_status", (business) => business.businessStatus],
  ["verified", (business) => business.isVerified],
  ["seo_title", (business) => business.seoTitle],
  ["seo_description", (business) => business.seoDescription],
  ["canonical_url", (business) => business.canonicalUrl],
  ["unique_content", (business) => business.uniqueContent],
  ["created_at", (business) => business.createdAt],
  ["updated_at", (business) => business.updatedAt],
];

/** Header row of an export; `matchHeader` knows it as our own. */
export const EXPORT_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/** The 13 columns of an import workbook, in the order of product.md. */
export const IMPORT_COLUMNS: readonly string[] = EXPORT_COLUMNS.slice(0, 13);

/** One business as the row that `readBusinessRow` reads back to the same business. Texts fit a cell (32,767 characters). */
export function exportRow(business: Exported): Cell[] {
  return COLUMNS.map(([, cell]) => cell(business));
}
