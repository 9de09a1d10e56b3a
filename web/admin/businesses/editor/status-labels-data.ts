import type { BusinessStatus } from "#contract/business";

export const STATUS_LABELS: Readonly<Record<BusinessStatus, string>> = {
  OPERATIONAL: "Operating",
  CLOSED_TEMPORARILY: "Temporarily closed",
  CLOSED_PERMANENTLY: "Permanently closed",
};

export const OPEN_STATES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }));
