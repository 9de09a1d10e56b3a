import type { MissingData } from "#contract/admin-table";
import type { BusinessInsert } from "#domain/business/business-keys";

/** Data that has a bit in a listing's bitmap; a missing city or country is a blank id. */
export type MissingBit = Exclude<MissingData, "city" | "country">;

/** The bit of each kind of data in a listing's bitmap. Databases store them: never change one. */
export const MISSING_DATA_BITS: Readonly<Record<MissingBit, number>> = {
  phone: 1,
  hours: 2,
  photo: 4,
  seoText: 8,
  website: 16,
};

/** Returns the bitmap of the data that a business does not have. `hasSeoTexts` means that all of its texts for search engines exist. */
export function missingDataBits(business: BusinessInsert, hasSeoTexts: boolean): number {
  return (
    (business.phone === null ? MISSING_DATA_BITS.phone : 0) +
    (business.openingHoursJson === "" ? MISSING_DATA_BITS.hours : 0) +
    (business.photosJson === "[]" ? MISSING_DATA_BITS.photo : 0) +
    (hasSeoTexts ? 0 : MISSING_DATA_BITS.seoText) +
    (business.website === null ? MISSING_DATA_BITS.website : 0)
  );
}
