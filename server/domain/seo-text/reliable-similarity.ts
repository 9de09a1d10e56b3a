/** Texts that are less alike are seldom compared, so that a lower estimate of their similarity may be far too low. 0–1. */
export const MIN_RELIABLE_SIMILARITY = 0.2;
