import type { Refusal } from "./refusal.ts";

/** Refusal of a request while too many others wait. */
export const BUSY_REFUSAL = {
  status: 503,
  detail: "The server is busy. Please try again in a few seconds.",
  retryAfterSeconds: 5,
} as const satisfies Refusal;
