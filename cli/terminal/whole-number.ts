import { InvalidArgumentError } from "commander";

/** Above every id of a business, an import or a rule. */
export const MAX_ID = 1e15;

/** A parser for options that take a whole number, written in decimal digits only (`Number()` would also read 0x10). */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number, ${range}.`);
  };
}
