import { MAX_PARAGRAPHS } from "../advice/advice.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { generalTopic, MAX_GENERAL_WEIGHT, type Topic } from "./topic.ts";

/** Weight of what comes before other advice. */
const FIRST = 3 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business }: BusinessFacts) => Boolean(business.phone);
const hasQuestions = (f: BusinessFacts) => f.advice().questions !== "";

/** Topics on what to ask and to know before a visit, for businesses of which little is known. They claim nothing of the business. */
export const adviceTopics: readonly Topic[] = [
  generalTopic(
    "ask-by-phone",
    "about",
    (f) => (isCallable(f) ? FIRST : 0),
    [
      "When you call {shortName}, ask {questions}.",
      "When you call, ask {questions}.",
      "On the phone, ask {questions}.",
      "You could call and ask {questions}.",
      "It is worth a call to ask {questions}.",
    ],
    { needs: hasQuestions },
  ),
  generalTopic(
    "ask",
    "about",
    (f) => (isCallable(f) ? 0 : FIRST),
    ["It is worth finding out beforehand {questions}.", "Try to find out beforehand {questions}."],
    { needs: hasQuestions },
  ),
  ...Array.from({ length: MAX_PARAGRAPHS }, (_, index) =>
    generalTopic(
      `advice${index}`,
      "about",
      () => ((MAX_PARAGRAPHS - index) * MAX_GENERAL_WEIGHT) / MAX_PARAGRAPHS,
      [`{advice${index}}`],
      { needs: (f) => f.advice().paragraph(index) !== "", startsParagraph: true },
    ),
  ),
];
