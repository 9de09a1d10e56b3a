import type { Business } from "#contract/business";

/** A business without the fields that depend on the time of day. */
export type DescribedBusiness = Omit<Business, "isOpen" | "openState" | "comesToCustomers">;
