/** Texts that are less similar are seldom compared, so that a lower estimate of their similarity may be far too low. From 0 to 1. */
export const MIN_RELIABLE_SIMILARITY = 0.2;
