import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Cite } from "./figures.ts";

/** A part of a sentence about one business. */
export type Phrase = (facts: BusinessFacts, cite: Cite) => string;
