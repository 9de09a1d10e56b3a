import { exactCount } from "#domain/text/count-label";
import { joinList, lowerFirst, orList, upperFirst } from "#domain/text/join-list";
import { MAX_PARAGRAPHS, MAX_THEMES } from "../advice/advice.ts";
import { reopeningQuestions } from "../advice/reopening-questions.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { BUSINESS_PHRASES } from "./business-phrases.ts";
import type { Cite } from "./figures.ts";
import { closeByIntro, closeByItems } from "./others/close-by-list.ts";
import { onStreetIntro, onStreetItems } from "./others/on-street.ts";
import {
  furtherIntro,
  furtherItems,
  isOrAre,
  nearestAnnouncement,
  nearestIntro,
  nearestItems,
  otherItems,
  othersIntro,
  restNames,
  restOfOthers,
} from "./others/other-businesses.ts";
import { sameFaithItems } from "./others/same-faith.ts";
import { openOnWeekend, weekendHelp } from "./others/weekend-help.ts";
import type { Phrase } from "./phrase.ts";
import { isFindable } from "./street.ts";

/** `advice0`, `advice1` and so on. */
const ADVICE_PHRASES: Readonly<Record<`advice${number}`, Phrase>> = Object.fromEntries(
  Array.from({ length: MAX_PARAGRAPHS }, (_, index): [string, Phrase] => [
    `advice${index}`,
    ({ advice }) => advice().paragraph(index),
  ]),
);

/** Returns the word for what is known of its place. */
function knownPlace({ business: { address, city }, street }: BusinessFacts): string {
  if (isFindable(address)) return street !== "" && address === street ? "street" : "address";
  return city === "" ? "country" : "town";
}

/** `questions1` and so on: sentences on further subjects. */
const QUESTION_PHRASES: Readonly<Record<`questions${number}`, Phrase>> = Object.fromEntries(
  Array.from({ length: MAX_THEMES - 1 }, (_, index): [string, Phrase] => [
    `questions${index + 1}`,
    ({ questions }) => {
      const theme = questions()[index + 1];
      return theme === undefined ? "" : `${theme.lead} ${joinList(theme.questions)}`;
    },
  ]),
);

/** The phrases that a wording may name in braces: `{name} has {reviews}.`; with a capital initial at the start of a sentence. */
export const PHRASES = {
  ...BUSINESS_PHRASES,
  peers: ({ peerNoun }) => peerNoun,
  peerCount: ({ group }, cite) => cite(group.count, "peerCount", exactCount(group.count)),
  inPeerPlace: ({ inPlace }) => inPlace,

  nearestIntro,
  nearestAnnouncement,
  nearest: nearestItems,
  further: furtherItems,
  furtherIntro,
  sameFaith: sameFaithItems,
  weekendDay: (f) => weekendHelp(f)?.day ?? "",
  openOnWeekend,
  othersIntro,
  otherPeers: otherItems,
  restOfOthers: restNames,
  restAre: (f) => isOrAre(restOfOthers(f).length),
  onStreetIntro,
  onStreet: onStreetItems,
  closeByIntro,
  closeBy: closeByItems,
  listedInPlace: ({ listedInPlace }) => listedInPlace,
  unknownDetails: ({ unknownDetails, isWebsiteUnknown }) =>
    orList(isWebsiteUnknown ? [...unknownDetails, "a website"] : unknownDetails),
  knownPlace,
  aPlace: (f) => `${knownPlace(f) === "address" ? "an" : "a"} ${knownPlace(f)}`,
  questions: ({ questions }) => joinList(questions()[0]?.questions ?? []),
  reopeningQuestions: ({ visit }) => joinList(reopeningQuestions(visit)),
  questionsOr: ({ questions }) => orList(questions()[0]?.questions ?? []),
  ...QUESTION_PHRASES,
  ...ADVICE_PHRASES,
} satisfies Record<string, Phrase>;

/** Writes out each `{phrase}` of the wording. */
export function fillIn(wording: string, facts: BusinessFacts, cite: Cite): string {
  let text = "";
  for (const { before, phrase, isSentenceStart } of partsOf(wording)) {
    const phraseText = phrase?.(facts, cite) ?? "";
    // An empty phrase leaves no double space.
    const gap = phrase !== undefined && phraseText === "" && before.endsWith(" ") ? before.slice(0, -1) : before;
    text += gap + (isSentenceStart ? upperFirst(phraseText) : phraseText);
  }
  return text;
}

interface WordingPart {
  before: string;
  /** Phrase after the words; undefined at the end. */
  phrase: Phrase | undefined;
  isSentenceStart: boolean;
}

/** Memoized, since a directory has more texts than there are wordings. */
const wordingParts = new Map<string, readonly WordingPart[]>();

function partsOf(wording: string): readonly WordingPart[] {
  const cachedParts = wordingParts.get(wording);
  if (cachedParts) return cachedParts;
  // Words and names of phrases alternate.
  const pieces = wording.split(/\{(\w+)\}/);
  const parts = pieces.flatMap((piece, index): WordingPart[] => {
    if (index % 2 === 1) return [];
    const name = pieces[index + 1];
    if (name === undefined) return [{ before: piece, phrase: undefined, isSentenceStart: false }];
    const isKnown = Object.hasOwn(PHRASES, name);
    const key = (isKnown ? name : lowerFirst(name)) as keyof typeof PHRASES;
    return [{ before: piece, phrase: PHRASES[key], isSentenceStart: !isKnown }];
  });
  wordingParts.set(wording, parts);
  return parts;
}
