import { InvalidArgumentError } from "commander";
import { wholeNumberOf } from "#domain/text/numbers/read-number";

/** Limit above every id of a business, an import or a rule. */
export const MAX_ID = 1e15;

/** Creates a parser for options that take a whole number; "2,000" is 2000. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = wholeNumberOf(text) ?? Number.NaN;
    if (value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number, ${range}.`);
  };
}
