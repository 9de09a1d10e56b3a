import { MAX_THEMES } from "../advice/advice.ts";
import { comesToHomes } from "../advice/visit-kind.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { isFindable, isPostBox } from "../phrases/street.ts";
import { ESSENTIAL, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Weight of what comes before advice. */
const FIRST = 4 * MAX_GENERAL_WEIGHT;
/** Weight of more questions, which come before advice, too: the listing proves that it does not answer them. */
const SECOND = 2.5 * MAX_GENERAL_WEIGHT;
const isCallable = ({ business, isClosedForNow }: BusinessFacts) => Boolean(business.phone) && !isClosedForNow;
const isWritable = ({ business: { email, website, socialLinks } }: BusinessFacts) =>
  Boolean(email) || Boolean(website) || Object.keys(socialLinks).length > 0;
const hasQuestions = (f: BusinessFacts) => !f.isClosedForNow && f.questions().length > 0;

/** Tells whether only somebody who goes there can find out more. */
const isOnlyThere = (f: BusinessFacts) =>
  f.unknownDetails.includes("phone number") &&
  !isWritable(f) &&
  (isFindable(f.business.address) || f.isPlaced) &&
  !isPostBox(f.business.address) &&
  !f.comesToYou &&
  !comesToHomes(f.visit);
/** A park has nobody who could answer. */
const isUnmanned = ({ visit }: BusinessFacts) => visit === "outdoors";

/** Tells whether hardly more is known than a name and a place. */
const isLittleKnown = ({ business, unknownDetails, isClosedForNow }: BusinessFacts) =>
  unknownDetails.length > 1 &&
  business.rating === 0 &&
  business.reviewCount === 0 &&
  Object.keys(business.attributes).length === 0 &&
  !business.description &&
  !isClosedForNow;

/** Topics on what the record does not tell, where visitors would look for it, and on what to ask. */
export const unknownTopics: readonly Topic[] = [
  generalTopic(
    "little-known",
    "contact",
    (f) => (isLittleKnown(f) && f.unknownDetails.includes("phone number") && !isWritable(f) ? 2 * FIRST : 0),
    [
      "So far we know little more than its name and {knownPlace}.",
      "Apart from its name and {knownPlace}, we know little.",
      "Beyond a name and {aPlace}, its listing holds hardly anything.",
      "Its listing has a name and {aPlace}, but hardly anything else.",
      "There is not much in its listing besides a name and {aPlace}.",
      "A name and {aPlace} are nearly all that we have so far.",
      "We would like to tell you more than its name and {knownPlace}.",
    ],
    { after: ["unknown-details"] },
  ),
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
  generalTopic(
    "ask-for-reopening",
    "about",
    (f) => (f.isClosedForNow && f.business.phone ? 2 * FIRST : 0),
    [
      "We do not know when it will reopen, so call them to find out. You can also ask {reopeningQuestions}.",
      "Its listing does not say when it will reopen. When you call them for a date, ask {reopeningQuestions}.",
      "When it will reopen, its listing does not say. They can tell you on the phone, and you can ask {reopeningQuestions}.",
    ],
    { endsParagraph: true },
  ),
  generalTopic("opens-again", "about", (f) => (f.isClosedForNow && !f.business.phone ? 2 * FIRST : 0), [
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
    (f) => (isCallable(f) || isWritable(f) || f.business.description || isOnlyThere(f) || isUnmanned(f) ? 0 : FIRST),
    ["When you talk to them, ask {questions}.", "Once you are in touch, ask {questions}."],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "questions-there",
    "about",
    (f) => (isOnlyThere(f) && !isUnmanned(f) && !f.business.description ? FIRST : 0),
    [
      "With neither a phone number nor a website listed, you would have to stop by to find out more. If you go there, ask {questions}.",
      "We know of no number to call, so the way to find out more is to stop by. When you are there, ask {questions}.",
      "Without a number to call, you may have to go and see for yourself. When you get there, ask {questions}.",
    ],
    { needs: hasQuestions, endsParagraph: true },
  ),
  generalTopic(
    "questions-outdoors",
    "about",
    (f) => (isUnmanned(f) && !isCallable(f) && !isWritable(f) ? FIRST : 0),
    ["Nothing on its listing says {questionsOr}.", "Its listing does not say {questionsOr}."],
    { needs: hasQuestions, endsParagraph: true },
  ),
  ...Array.from({ length: MAX_THEMES - 1 }, (_, index) =>
    generalTopic(
      `more-questions${index + 1}`,
      "about",
      () => SECOND - index * MAX_GENERAL_WEIGHT * 0.5,
      [`{questions${index + 1}}.`],
      {
        after: ["questions-by-phone", "questions", "questions-of-others", "questions-there", "questions-outdoors"],
        needs: (f) => f.questions().length > index + 1,
      },
    ),
  ),
];
