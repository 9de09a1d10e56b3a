import { InvalidArgumentError } from "commander";
import { readWholeNumber } from "#domain/text/numbers/read-number";

/** Limit above every id of a business, an import or a rule. */
export const MAX_ID = 1e15;

/** Creates a parser for options that take a whole number; "2,000" is 2000. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const { value = Number.NaN } = readWholeNumber(text);
    if (value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number, ${range}.`);
  };
}
