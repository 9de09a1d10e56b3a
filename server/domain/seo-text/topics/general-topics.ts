import { MAX_TIPS } from "../advice/advice.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { generalTopic, MAX_GENERAL_WEIGHT, type Topic } from "./topic.ts";

/** Weights of what comes first, and of what comes before a second tip. */
const FIRST = 6 * MAX_GENERAL_WEIGHT;
const EARLY = 3 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business }: BusinessFacts) => Boolean(business.phone);
const hasMore = (f: BusinessFacts) => f.advice().questions[1] !== "";

/** Topics on what to ask and to know before a visit, for businesses of which little is known. They claim nothing of the business. */
export const generalTopics: readonly Topic[] = [
  generalTopic("ask-by-phone", "about", (f) => (isCallable(f) ? FIRST : 0), [
    "When you call, ask {firstQuestions}.",
    "On the phone it is worth asking {firstQuestions}.",
    "Good questions for a first call: {firstQuestions}.",
    "A short call settles {firstQuestions}.",
    "Before you decide, call and ask {firstQuestions}.",
  ]),
  generalTopic("ask", "about", (f) => (isCallable(f) ? 0 : FIRST), [
    "It is worth finding out beforehand {firstQuestions}.",
    "Worth knowing beforehand is {firstQuestions}.",
    "Before you set out, find out {firstQuestions}.",
    "What visitors usually want to know first: {firstQuestions}.",
  ]),
  ...Array.from({ length: MAX_TIPS }, (_, index) =>
    generalTopic(
      `tip${index}`,
      "about",
      () => (index === 0 ? EARLY : ((MAX_TIPS - index) * MAX_GENERAL_WEIGHT) / MAX_TIPS),
      [`{tip${index}}`],
      { needs: (f) => index < f.advice().tips.length },
    ),
  ),
  generalTopic(
    "ask-more",
    "about",
    () => EARLY,
    [
      "You may also want to know {moreQuestions}.",
      "More things to ask: {moreQuestions}.",
      "Others ask {moreQuestions}.",
      "Worth asking, too: {moreQuestions}.",
    ],
    { needs: hasMore },
  ),
  generalTopic("corrections", "about", () => EARLY, [
    "If you know more about {shortName}, write to us: the address is on the contact page.",
    "Do you run {shortName}, or know it well? Send us what is missing; the contact page has the address.",
    "Corrections and additions are welcome; the contact page has the address.",
    "Anything wrong or missing here can be sent to us by e-mail; see the contact page.",
  ]),
];
