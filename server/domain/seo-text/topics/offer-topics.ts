import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, ESSENTIAL, type Topic, topic } from "./topic.ts";

const hasPrice = ({ business: { priceLevel, priceRange } }: BusinessFacts) =>
  priceLevel !== null || priceRange !== null;

/** Topics about what a business offers, and what it lacks. */
export const offerTopics: readonly Topic[] = [
  topic("subtypes", "offer", (f) => (f.alsoKinds.length > 0 && f.feature.kind !== "kinds" ? 0.45 : 0), [
    "It is also listed as {alsoKinds}.",
    "Besides, it is listed as {alsoKinds}.",
    "You will also find it listed as {alsoKinds}.",
  ]),
  topic("attributes", "offer", (f) => (f.offers.length > 0 ? ESSENTIAL - 0.1 : 0), ["{firstOffers}"]),
  topic("more-attributes", "offer", (f) => (f.offers.length > 3 ? 0.5 : 0), ["{moreOffers}"], { after: "attributes" }),
  topic("missing-attributes", "offer", (f) => (f.lacks.length > 0 ? 0.6 : 0), ["{lacks}"]),
  topic("price", "offer", (f) => (hasPrice(f) ? ESSENTIAL - 0.2 : 0), ["{price}"]),
  comparison("rare-attribute", "offer", (f) => ((f.rareAttribute?.count ?? 0) > 1 ? 0.55 : 0), [
    "Only {withRareAttribute} {peers} {here} mention {rareAttribute}, and this is one of them.",
    "Not many mention {rareAttribute}: it is one of {withRareAttribute} {peers} {here} that do.",
  ]),
  comparison("only-attribute", "offer", (f) => (f.rareAttribute?.count === 1 ? 0.65 : 0), [
    "It is the only one of the {peers} {here} that mentions {rareAttribute}.",
    "None of the other {peers} {here} mentions {rareAttribute}.",
  ]),
];
