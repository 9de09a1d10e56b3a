import type { Business } from "#contract/business";

/** A business without what depends on the time of day. */
export type DescribedBusiness = Omit<Business, "isOpen" | "openState">;
