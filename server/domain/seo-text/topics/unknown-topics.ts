import { FIRST_QUESTIONS } from "../advice/advice.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Weight of what comes before advice. */
const FIRST = 4 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business, isClosedForNow }: BusinessFacts) => Boolean(business.phone) && !isClosedForNow;
const hasQuestions = (f: BusinessFacts) => !f.isClosedForNow && f.questions().length > 0;

/** Topics on what the record does not tell, where visitors would look for it, and on what to ask. */
export const unknownTopics: readonly Topic[] = [
  topic("unknown-details", "contact", (f) => (f.unknownDetails.length > 0 ? ESSENTIAL - 0.55 : 0), [
    "We do not have its {unknownDetails} yet{noWebsite}.",
    "Its {theUnknownDetails} {unknownAre} still missing here{noWebsite}.",
    "We do not know its {unknownDetails} yet{noWebsite}.",
    "We are still missing its {theUnknownDetails}{noWebsite}.",
  ]),
  generalTopic(
    "tell-us",
    "contact",
    () => 1.5 * FIRST,
    [
      "If you know more, tell us through the contact page, and we will add it.",
      "Can you help? Write to us through the contact page.",
      "If you have been there, you can tell us through the contact page.",
      "Readers who know more can write to us through the contact page.",
    ],
    { after: ["unknown-details"] },
  ),
  generalTopic("opens-again", "about", (f) => (f.isClosedForNow ? 2 * FIRST : 0), [
    "We do not know when it opens again.",
    "Its listing does not say when it opens again.",
  ]),
  generalTopic(
    "questions-by-phone",
    "about",
    (f) => (isCallable(f) ? FIRST : 0),
    [
      "When you call, ask {questions}.",
      "It is worth a call to ask {questions}.",
      "On the phone, ask {questions}.",
      "If you call, find out {questions}.",
    ],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "questions",
    "about",
    (f) => (isCallable(f) ? 0 : FIRST),
    ["It is worth asking {questions}.", "Ask {questions}.", "You may want to ask {questions}."],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "more-questions",
    "about",
    () => 0.5 * MAX_GENERAL_WEIGHT,
    ["You may also want to know {moreQuestions}.", "Find out, too, {moreQuestions}."],
    { after: ["questions-by-phone", "questions"], needs: (f) => f.questions().length > FIRST_QUESTIONS },
  ),
];
