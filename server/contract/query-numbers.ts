import * as z from "zod";

// Plain decimal digits only: Number() would also accept "0x10", "1e2" and " 5 ".

/** A whole number in a query string, from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** A number in a query string with an optional decimal point. */
export const decimalNumber = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, "must be a number")
  .transform(Number);
