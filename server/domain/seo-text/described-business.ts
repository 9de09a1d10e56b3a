import type { Business, ComputedField } from "#contract/business";

/** A business without the fields that are computed for each response. */
export type DescribedBusiness = Omit<Business, ComputedField>;
