import { FIRST_QUESTIONS } from "../advice/advice.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Weight of what comes before advice. */
const FIRST = 4 * MAX_GENERAL_WEIGHT;
/** Weight of more questions, which come before advice, too: the listing proves that it does not answer them. */
const SECOND = 2.5 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business, isClosedForNow }: BusinessFacts) => Boolean(business.phone) && !isClosedForNow;
const isWritable = ({ business: { email, website, socialLinks } }: BusinessFacts) =>
  Boolean(email) || Boolean(website) || Object.keys(socialLinks).length > 0;
const hasQuestions = (f: BusinessFacts) => !f.isClosedForNow && f.questions().length > 0;

/** Topics on what the record does not tell, where visitors would look for it, and on what to ask. */
export const unknownTopics: readonly Topic[] = [
  topic("unknown-details", "contact", (f) => (f.unknownDetails.length > 0 ? ESSENTIAL - 0.55 : 0), [
    "We do not have its {unknownDetails} yet.",
    "So far we do not have its {unknownDetails}.",
    "We have not found its {unknownDetails} yet.",
    "We could not find its {unknownDetails}.",
  ]),
  generalTopic(
    "tell-us",
    "contact",
    () => 1.5 * FIRST,
    [
      "If you know more, please tell us through the contact page.",
      "If you can help, please let us know through the contact page.",
      "Can you help? Please write to us through the contact page.",
      "Please write to us through the contact page if you know more.",
      "Do you know more? Please tell us through the contact page.",
      "Please tell us through the contact page if you can add something.",
    ],
    { after: ["unknown-details"] },
  ),
  generalTopic("opens-again", "about", (f) => (f.isClosedForNow ? 2 * FIRST : 0), [
    "We do not know when it will reopen.",
    "Its listing does not say when it will reopen.",
  ]),
  generalTopic(
    "questions-by-phone",
    "about",
    (f) => (isCallable(f) ? FIRST : 0),
    [
      "It is worth a call to ask {questions}.",
      "Call first to ask {questions}.",
      "Call them to ask {questions}.",
      "Give them a call to ask {questions}.",
    ],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "questions",
    "about",
    (f) => (isCallable(f) || !isWritable(f) ? 0 : FIRST),
    ["It is worth asking {questions}.", "You may want to ask {questions}."],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "questions-of-others",
    "about",
    // A description may tell what nobody can read out of it here.
    (f) => (isCallable(f) || isWritable(f) || f.business.description ? 0 : FIRST),
    ["When you talk to them, ask {questions}.", "Once you are in touch, ask {questions}."],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "more-questions",
    "about",
    () => SECOND,
    ["You may also want to know {moreQuestions}.", "Find out, too, {moreQuestions}."],
    {
      after: ["questions-by-phone", "questions", "questions-of-others"],
      needs: (f) => f.questions().length > FIRST_QUESTIONS,
    },
  ),
];
