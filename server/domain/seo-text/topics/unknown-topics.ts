import { FIRST_QUESTIONS } from "../advice/advice.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Weight of what comes before advice. */
const FIRST = 4 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business, isClosedForNow }: BusinessFacts) => Boolean(business.phone) && !isClosedForNow;
const hasDetails = ({ unknownDetails }: BusinessFacts) => unknownDetails.length > 0;
const hasQuestions = (f: BusinessFacts) => f.questions().length > 0;

const IN_LIST = { isList: true, isOfOthers: true };
const AFTER_LIST = ["unknown-details", "unknown"];

/** Topics on what the record does not tell, in one place, and how to find out. */
export const unknownTopics: readonly Topic[] = [
  topic("unknown-details", "unknown", (f) => (hasDetails(f) ? 2 * ESSENTIAL : 0), ["{unknownDetails}"], IN_LIST),
  generalTopic("unknown", "unknown", () => 2 * FIRST, ["{questions}"], { needs: hasQuestions, isList: true }),
  generalTopic("more-unknown", "unknown", () => 2.2 * MAX_GENERAL_WEIGHT, ["{moreQuestions}"], {
    after: ["unknown"],
    needs: (f) => f.questions().length > FIRST_QUESTIONS,
    isList: true,
  }),
  generalTopic(
    "find-out-by-phone",
    "unknown",
    (f) => (isCallable(f) ? FIRST : 0),
    [
      "A call is the quickest way to find out. If you know more, tell us through the contact page, and we will add it here.",
      "It is best to call and ask. Can you help with one of these? Write to us through the contact page.",
      "The telephone is the surest way to ask. We also add what readers send us through the contact page.",
      "You can ask by phone. If you have been there, you can also tell us through the contact page.",
      "Call them to be sure. Whoever knows an answer can send it to us: the contact page is the place for it.",
      "These are questions for a call. Readers with an answer are welcome to write through the contact page.",
    ],
    { after: AFTER_LIST },
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
    { after: AFTER_LIST },
  ),
];
