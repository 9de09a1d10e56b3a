import type { BusinessFacts } from "../facts/business-facts.ts";

/** The paragraph that a sentence belongs to. */
export type Part = "standing" | "hours" | "surroundings" | "offer";

/** One thing that can be said of a business. */
export interface Topic {
  part: Part;
  /** How remarkable it is of this business, 0 to about 1; 0 when it does not hold or nothing is known. */
  weight(facts: BusinessFacts): number;
  /** Several ways to say it in one or two whole sentences, with names of `PHRASES` in braces. */
  wordings: readonly string[];
}

export function topic(part: Part, weight: Topic["weight"], wordings: Topic["wordings"]): Topic {
  return { part, weight, wordings };
}
