import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, ESSENTIAL, type Topic, topic } from "./topic.ts";

const hasPrice = ({ business: { priceLevel, priceRange } }: BusinessFacts) =>
  priceLevel !== null || priceRange !== null;

/** Topics about what a business offers, and what it lacks. */
export const offerTopics: readonly Topic[] = [
  topic("subtypes", "offer", (f) => (f.alsoKinds.length > 0 && f.feature.kind !== "kinds" ? 0.45 : 0), [
    "It is also listed as {alsoKinds}.",
    "Besides, it is listed as {alsoKinds}.",
    "Its profile also calls it {alsoKinds}.",
    "{name} is {alsoKinds}, too, by its profile.",
  ]),
  topic("attributes", "offer", (f) => (f.offers.length > 0 ? ESSENTIAL - 0.1 : 0), ["{firstOffers}"]),
  topic("more-attributes", "offer", (f) => (f.offers.length > 3 ? 0.5 : 0), ["{moreOffers}"], { after: "attributes" }),
  topic("missing-attributes", "offer", (f) => (f.lacks.length > 0 ? 0.6 : 0), [
    "It has no {lacks}.",
    "By its profile it has no {lacks}.",
    "{name} has no {lacks}.",
  ]),
  topic("price", "offer", (f) => (hasPrice(f) ? ESSENTIAL - 0.2 : 0), ["{price}"]),
  comparison("rare-attribute", "offer", (f) => ((f.rareAttribute?.count ?? 0) > 1 ? 0.55 : 0), [
    "Only {withRareAttribute} of the {withAttributes} {peers} {here} with such details list “{rareAttribute}”, and this is one of them.",
    "Not many have this: of {withAttributes} {peers} {here} with such details, {withRareAttribute} list “{rareAttribute}”, {name} included.",
    "It is one of {withRareAttribute} among {withAttributes} {peers} {here} with such details that list “{rareAttribute}”.",
  ]),
  comparison("only-attribute", "offer", (f) => (f.rareAttribute?.count === 1 ? 0.65 : 0), [
    "Of the {withAttributes} {peers} {here} with such details, it is the only one that lists “{rareAttribute}”.",
    "“{rareAttribute}” is something that no other of the {withAttributes} {peers} {here} with such details lists.",
    "No other of the {withAttributes} {peers} {here} with such details lists “{rareAttribute}”.",
  ]),
];
