/** Exit codes; 0 is success. */
export const FAILED = 1;
export const USAGE = 2;
