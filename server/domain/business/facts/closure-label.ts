import type { BusinessStatus } from "#contract/business";

/** Texts of businesses that are not in operation, by their status. */
export const CLOSURE_LABELS: Partial<Record<BusinessStatus, string>> = {
  CLOSED_PERMANENTLY: "Permanently closed",
  CLOSED_TEMPORARILY: "Temporarily closed",
};
