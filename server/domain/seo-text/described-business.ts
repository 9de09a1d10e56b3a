import type { Business, ComputedField } from "#contract/business";

/** A business without the fields that are computed for each response. */
export type DescribedBusiness = Omit<Business, ComputedField>;

/** Returns the business as texts describe it: by its kind, as its page does, and not by the category as imported. */
export function describedBusiness(business: DescribedBusiness): DescribedBusiness {
  return { ...business, category: business.kind };
}
