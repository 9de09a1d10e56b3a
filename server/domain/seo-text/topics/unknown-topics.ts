import { FIRST_QUESTIONS } from "../advice/advice.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Weight of what comes before advice. */
const FIRST = 4 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business, isClosedForNow }: BusinessFacts) => Boolean(business.phone) && !isClosedForNow;
const isWritable = ({ business: { email, website, socialLinks } }: BusinessFacts) =>
  Boolean(email) || Boolean(website) || Object.keys(socialLinks).length > 0;
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
      "Do you know? Then write to us through the contact page.",
      "If you can help, tell us through the contact page.",
      "Readers who know more can write to us through the contact page.",
      "We are glad of a message through the contact page if you know more.",
      "Anybody who can fill this gap is welcome to write to us through the contact page.",
      "A short message through the contact page is enough if you can add something.",
      "Send us what you know through the contact page.",
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
    (f) => (isCallable(f) || !isWritable(f) ? 0 : FIRST),
    ["It is worth asking {questions}.", "Ask {questions}.", "You may want to ask {questions}."],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "questions-of-others",
    "about",
    (f) => (isCallable(f) || isWritable(f) ? 0 : FIRST),
    [
      "Somebody who knows them may be able to tell you {questions}.",
      "Ask a neighbor or a friend who knows them {questions}.",
      "If you know somebody who can tell you, ask {questions}.",
    ],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "more-questions",
    "about",
    () => 0.5 * MAX_GENERAL_WEIGHT,
    ["You may also want to know {moreQuestions}.", "Find out, too, {moreQuestions}."],
    {
      after: ["questions-by-phone", "questions", "questions-of-others"],
      needs: (f) => f.questions().length > FIRST_QUESTIONS,
    },
  ),
];
