/** Exit codes; 0 is success. */
export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;
