const WORST_RANK = 1023;

/** Rank of a listing in the recommended order: 0 is best. `quality`: 0–1. */
export function rankOf(quality: number): number {
  return WORST_RANK - Math.round(Math.min(1, Math.max(0, quality)) * WORST_RANK);
}
