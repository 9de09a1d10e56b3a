import type { BusinessFacts } from "../facts/business-facts.ts";

/** The paragraph that a sentence belongs to. */
export type Part = "standing" | "hours" | "surroundings" | "offer";

/** One thing that can be said of a business. */
export interface Topic {
  /** Names the claim, so that a test can check it against the records. */
  id: string;
  part: Part;
  /**
   * How remarkable it is of this business, 0 to about 1; 0 when it does not hold or nothing is known. Topics about its city and
   * kind weigh less than `CONTEXT`, and what is true of any entry less than `GENERAL`.
   */
  weight(facts: BusinessFacts): number;
  /** Several ways to say it in one or two whole sentences, with names of `PHRASES` in braces. */
  wordings: readonly string[];
  /** The topic that it refers to, without which it is not used. */
  after?: string;
}

/** Weights below it fill the texts of businesses of which little is known. */
export const CONTEXT = 0.2;
export const GENERAL = 0.02;

export function topic(
  id: string,
  part: Part,
  weight: Topic["weight"],
  wordings: Topic["wordings"],
  more: Pick<Topic, "after"> = {},
): Topic {
  return { id, part, weight, wordings, ...more };
}
