import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, type Topic, topic } from "./topic.ts";

const hasPrice = ({ business: { priceLevel, priceRange } }: BusinessFacts) =>
  priceLevel !== null || priceRange !== null;

/** A section on what it offers does not begin and end with what it does not. */
const isOnlyDenied = (f: BusinessFacts) =>
  f.offers.every((text) => text.startsWith("There is no ") || text.startsWith("They do not ")) &&
  f.practicalities.length === 0;

/** Topics about what a business offers, and what it lacks. */
export const offerTopics: readonly Topic[] = [
  topic("description", "described", (f) => (f.quotation === "" ? 0 : ESSENTIAL + 0.5), [
    "Its description says: “{quotation}”",
    "From its description: “{quotation}”",
    "Its description reads: “{quotation}”",
  ]),
  topic("attributes", "offer", (f) => (f.offers.length > 0 && !isOnlyDenied(f) ? ESSENTIAL - 0.1 : 0), ["{offers}"]),
  topic("practical", "offer", (f) => (f.practicalities.length > 0 ? ESSENTIAL - 0.15 : 0), ["{practicalities}"], {
    startsParagraph: true,
  }),
  topic("price", "offer", (f) => (hasPrice(f) ? ESSENTIAL - 0.2 : 0), ["{price}"]),
  topic("payment", "offer", (f) => (f.payment !== "" && !hasPrice(f) ? ESSENTIAL - 0.2 : 0), ["{payment}"]),
];
