import type { MissingData } from "#contract/admin-api";
import type { BusinessInsert } from "#domain/business/business-keys";

/** The bit of each kind of data in `listings.missing_data`; kept in databases, so never changed. */
export const LACKING_BITS: Readonly<Record<MissingData, number>> = {
  phone: 1,
  hours: 2,
  photo: 4,
  seoText: 8,
  website: 16,
};

/** What a listing lacks, as bits. `isDescribed`: it has all of its texts for search engines. */
export function lackingBits(business: BusinessInsert, isDescribed: boolean): number {
  return (
    (business.phone === null ? LACKING_BITS.phone : 0) +
    (business.openingHoursJson === "" ? LACKING_BITS.hours : 0) +
    (business.photosJson === "[]" ? LACKING_BITS.photo : 0) +
    (isDescribed ? 0 : LACKING_BITS.seoText) +
    (business.website === null ? LACKING_BITS.website : 0)
  );
}
