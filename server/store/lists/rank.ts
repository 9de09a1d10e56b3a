const WORST_RANK = 1023;

/** Returns the rank of a listing in the recommended order: 0 is best. `quality` is from 0 to 1. */
export function rankOf(quality: number): number {
  return WORST_RANK - Math.round(Math.min(1, Math.max(0, quality)) * WORST_RANK);
}
