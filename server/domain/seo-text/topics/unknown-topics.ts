import type { BusinessFacts } from "../facts/business-facts.ts";
import { generalTopic, MAX_GENERAL_WEIGHT, type Topic } from "./topic.ts";

/** Weight of what comes before advice. */
const FIRST = 3 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business, isClosedForNow }: BusinessFacts) => Boolean(business.phone) && !isClosedForNow;
const hasGaps = (f: BusinessFacts) => f.unknowns().length > 0;

/** Topics on what the record does not tell, and how to find out. */
export const unknownTopics: readonly Topic[] = [
  generalTopic("unknown", "unknown", () => 2 * FIRST, ["{unknowns}"], { needs: hasGaps, isList: true }),
  generalTopic(
    "find-out-by-phone",
    "unknown",
    (f) => (isCallable(f) ? FIRST : 0),
    [
      "A call to {phone} is the quickest way to find out. If you know more, tell us through the contact page, and we will add it here.",
      "To find out, call {phone}. Can you help with one of these? Write to us through the contact page.",
      "You can ask at {phone}. We add what readers send us through the contact page.",
      "The number to ask is {phone}. If you have been there, you can also tell us through the contact page.",
    ],
    { after: "unknown" },
  ),
  generalTopic(
    "find-out",
    "unknown",
    (f) => (isCallable(f) ? 0 : FIRST),
    [
      "If you know more, tell us through the contact page, and we will add it here.",
      "Can you help with one of these? Write to us through the contact page.",
      "We add what readers send us through the contact page.",
      "If you have been there, you can tell us through the contact page.",
      "Readers who know more can write to us through the contact page.",
      "Do you know one of the answers? The contact page is the way to tell us.",
    ],
    { after: "unknown" },
  ),
];
