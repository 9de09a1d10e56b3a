import type { AdminBusiness } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";

export interface ComparedField {
  field: keyof AdminBusiness;
  /** Displayed values of both businesses; "" if unknown. */
  values: [string, string];
  isDifferent: boolean;
}

type Show = (business: AdminBusiness) => string;

const STATES: Readonly<Record<AdminBusiness["businessStatus"], string>> = {
  OPERATIONAL: "Open for business",
  CLOSED_TEMPORARILY: "Temporarily closed",
  CLOSED_PERMANENTLY: "Permanently closed",
};

/** Fields that are always shown. */
const MAIN_FIELDS: Partial<Record<keyof AdminBusiness, Show>> = {
  category: ({ category }) => category,
  fullAddress: ({ fullAddress }) => fullAddress,
  phone: ({ phone }) => phone ?? "",
  website: ({ website }) => website ?? "",
  rating: ({ rating, reviewCount }) =>
    rating === 0 ? "" : `${rating.toFixed(1)} (${counted(reviewCount, "review", "reviews")})`,
};
/** Fields that are shown where they differ. */
const FURTHER_FIELDS: Partial<Record<keyof AdminBusiness, Show>> = {
  businessStatus: ({ businessStatus }) => STATES[businessStatus],
  openingHours: ({ openingHours }) => (openingHours === null ? "" : "Known"),
  photos: ({ photos }) => (photos.length === 0 ? "" : exactCount(photos.length)),
  isVerified: ({ isVerified }) => (isVerified ? "Yes" : "No"),
  description: ({ description }) => description,
};

/** Returns the fields to show side by side. */
export function comparedFields([one, other]: readonly [AdminBusiness, AdminBusiness]): ComparedField[] {
  const compare = ([field, show]: [string, Show]): ComparedField => {
    const values: [string, string] = [show(one), show(other)];
    return { field: field as keyof AdminBusiness, values, isDifferent: values[0] !== values[1] };
  };
  const main = Object.entries(MAIN_FIELDS).map(compare);
  const furtherFields = Object.entries(FURTHER_FIELDS)
    .map(compare)
    .filter(({ isDifferent }) => isDifferent);
  return [...main.filter(({ values }) => values.some((value) => value !== "")), ...furtherFields];
}
