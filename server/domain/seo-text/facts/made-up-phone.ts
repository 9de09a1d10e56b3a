import type { DescribedBusiness } from "../described-business.ts";

/** Matches digits that somebody typed to fill the field, such as `0000000` or `1234567`. */
const FILLED_IN = /([019])\1{6}$|^(?:[01]?\d{3})?1234567$|^0?123456789?0?$/;
/** Matches numbers of North America that are reserved for films and samples. */
const FOR_SAMPLES = /^(?:1?[2-9]\d{2})?555(?:01\d{2}|(\d)\1{3}|1234)$/;

/** Tells whether nobody answers a number, so that a text does not tell anybody to call it. */
export function isMadeUpPhone(phone: string | null): boolean {
  const digits = (phone ?? "").replace(/\D/g, "");
  return FILLED_IN.test(digits) || FOR_SAMPLES.test(digits);
}

/** Returns the business without a number that nobody answers. */
export function withoutMadeUpPhone(business: DescribedBusiness): DescribedBusiness {
  return isMadeUpPhone(business.phone) ? { ...business, phone: null } : business;
}
