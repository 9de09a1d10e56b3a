import { attributeIdentity } from "#domain/attributes/attribute-identity";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { memoize } from "#domain/text/memoize";
import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import type { DescribedBusiness } from "../described-business.ts";
import { hasServiceTimes } from "../facts/hours/other-hours.ts";
import { ANSWERS } from "./answered.ts";
import {
  type AdviceParagraph,
  type AdviceSentence,
  CLOSED_PARAGRAPHS,
  COMMON_PARAGRAPHS,
  PARAGRAPHS,
  WITHOUT_COMMON,
} from "./paragraphs-data.ts";
import { type Premises, premisesOf } from "./premises.ts";
import { QUESTIONS } from "./questions-data.ts";
import { NEEDS, TIMES, type ToldTime } from "./sentence-conditions.ts";
import { subjectsOf } from "./topic-keys.ts";
import type { VisitKind } from "./visit-kind.ts";

/** Maximum number of open questions in a text, of which the last ones come only in short texts. */
const MAX_QUESTIONS = 6;
export const FIRST_QUESTIONS = 3;
/** A text has at most as many paragraphs of advice. */
export const MAX_PARAGRAPHS = 14;
/** Matches kinds whose people are members rather than customers, beside places of worship. */
const MEMBERS = /\b(?:club|association)\b/i;
/** Matches kinds that nobody pays. */
const FREE =
  /\b(?:food bank|charity|library|community center|government office|city hall|police|fire station|cemetery|shelter|non-?profit|associations?|organi[sz]ation|society|foundation|congregation|business (?:center|park)|office building|shopping (?:mall|center))\b/i;
const PRICES = /\b(?:price|costs?|pay|cash|receipt|amount)\b/i;
/** Matches texts that sound like a shop's or a stranger's among members. */
const UNFIT_FOR_MEMBERS = /\bpark(?:ing)?\b|\bto wear\b|\bpay less\b/i;

/** Open questions and paragraphs of one text, which claim nothing about the business. */
export interface Advice {
  /** Questions of visitors that no fact answers, as clauses after "ask". */
  questions: readonly string[];
  /** Returns a paragraph by its index, "" beyond the last; each is written on first use. */
  paragraph: (index: number) => string;
}

/** Chooses advice for a kind of business. It asks nothing that the attributes or hours tell, and differs from neighbour to neighbour. */
export function adviceFor(business: DescribedBusiness, kind: VisitKind): Advice {
  const { placeId, category, businessStatus, openingHours } = business;
  const isClosed = businessStatus !== "OPERATIONAL";
  const premises = premisesOf(business, kind);
  const random = seededRandom(`${placeId} advice`);
  const known = knownLabels(business.attributes);
  const closedTimes = timesClosed(business);
  const isOfMembers = kind === "worship" || MEMBERS.test(category);
  const isFree = FREE.test(category);
  const answers = ANSWERS.filter(({ isKnown }) => isKnown(business));
  const usedSubjects = new Set<string>();
  const isUnanswered = (labels: readonly string[]) => !labels.some((label) => known.has(label));

  function isFit(text: string): boolean {
    const { needs, isUnfitForMembers, isAboutPrices, times, answeredBy } = traitsOf(text);
    return (
      !subjectsOf(text).some((subject) => usedSubjects.has(subject)) &&
      !answers.some((answer) => answeredBy.has(answer)) &&
      needs.every((need) => premises[need]) &&
      !(isOfMembers && isUnfitForMembers) &&
      !(isFree && isAboutPrices) &&
      !closedTimes.some((time) => times.has(time))
    );
  }

  function sentenceOf(sentence: AdviceSentence): string[] {
    const { wordings, unless } = "unless" in sentence ? sentence : { wordings: sentence, unless: [] };
    const fitting = isUnanswered(unless) ? wordings.filter(isFit) : [];
    return fitting.length === 0 ? [] : [claimed(fitting[Math.floor(random() * fitting.length)] ?? "")];
  }

  /** Returns the text, whose subjects no other one has from now on. */
  function claimed(text: string): string {
    for (const subject of subjectsOf(text)) usedSubjects.add(subject);
    return text;
  }

  // Hours answer some questions, and without any a sentence of its own asks for services.
  const isTold = (text: string) =>
    openingHours === null ? text === "when services are held" && !hasServiceTimes(business) : isAnsweredByHours(text);
  const openQuestions = shuffle(
    QUESTIONS[kind].flatMap((entry) => {
      const [text, ...labels] = typeof entry === "string" ? [entry] : entry;
      return isUnanswered(labels) && isFit(text) && !isTold(text) ? text : [];
    }),
    random,
  );
  // Nobody visits a closed place, so that only its opening is asked for.
  const questions = isClosed ? ["when it will reopen"] : chosenQuestions();

  function chosenQuestions(): string[] {
    const chosen: string[] = [];
    for (const text of openQuestions) if (chosen.length < MAX_QUESTIONS && isFit(text)) chosen.push(claimed(text));
    return chosen;
  }

  const own = drawParagraphs(isClosed ? CLOSED_PARAGRAPHS : PARAGRAPHS[kind], random);
  const usedParagraphs = new Set<(typeof own)[number]>();

  /**
   * Writes paragraphs, those about the questions last. The first sentence of each names its subject. What has a subject of another one
   * follows only if nothing else is left.
   */
  function* write(): Generator<string> {
    yield* writeOnce();
    usedSubjects.clear();
    for (const [first = []] of own.filter((paragraph) => !usedParagraphs.has(paragraph))) {
      const [sentence] = sentenceOf(first);
      if (sentence !== undefined) yield sentence;
    }
  }

  function* writeOnce(): Generator<string> {
    const words = (questions.slice(0, FIRST_QUESTIONS).join(" ").match(WORD) ?? []).filter(
      (word) => !SAYS_NO_SUBJECT.has(word),
    );
    const stems = words.map((word) => word.slice(0, STEM_CHARS));
    const later: string[] = [];
    for (const ownParagraph of own) {
      const [first = [], ...others] = ownParagraph;
      const start = sentenceOf(first);
      if (start.length === 0) continue;
      usedParagraphs.add(ownParagraph);
      const paragraph = [...start, ...others.flatMap(sentenceOf)].join(" ");
      if (stems.some((stem) => paragraph.includes(stem))) later.push(paragraph);
      else yield paragraph;
    }
    yield* later;
    // Common tips come last: they fit any kind of business, and none in particular.
    for (const sentences of isClosed || WITHOUT_COMMON.has(kind) ? [] : shuffle(COMMON_PARAGRAPHS, random)) {
      const paragraph = sentences.flatMap(sentenceOf).join(" ");
      if (paragraph !== "") yield paragraph;
    }
  }

  const paragraphs: string[] = [];
  const writer = write();
  return {
    questions,
    paragraph(index) {
      while (paragraphs.length <= index) paragraphs.push(writer.next().value ?? "");
      return paragraphs[index] ?? "";
    },
  };
}

/** A text has about three paragraphs of tips, which follow the order of a visit. */
const RUN_LENGTH = 3;

/** Draws paragraphs at random in runs. Those of one run have the order of the data, which is that of a visit. */
function drawParagraphs(paragraphs: readonly AdviceParagraph[], random: () => number): AdviceParagraph[] {
  const order = shuffle([...paragraphs.keys()], random);
  const runs = Array.from({ length: Math.ceil(order.length / RUN_LENGTH) }, (_, run) =>
    order.slice(run * RUN_LENGTH, (run + 1) * RUN_LENGTH).sort((a, b) => a - b),
  );
  return runs.flat().map((index) => paragraphs[index] ?? []);
}

function isAnsweredByHours(text: string): boolean {
  return /office is open|evening or on a weekend/.test(text);
}

const WORD = /\p{L}{4,}/gu;
/** Words of questions that do not say what these are about. */
const SAYS_NO_SUBJECT: ReadonlySet<string> = new Set(
  "whether what when which with whom where they them there from that this have long soon late much many large need somebody something service services during work come take have able into your does ahead made classes".split(
    " ",
  ),
);
const STEM_CHARS = 7;

/** Conditions under which a sentence of advice fits a business. */
interface Traits {
  needs: readonly (keyof Premises)[];
  isUnfitForMembers: boolean;
  isAboutPrices: boolean;
  /** Times of the day or week that it is about. */
  times: ReadonlySet<ToldTime>;
  /** Facts that make it idle. */
  answeredBy: ReadonlySet<(typeof ANSWERS)[number]>;
}

/** Memoized, since there are far more texts than sentences. */
const traitsOf = memoize(
  (text): Traits => ({
    needs: NEEDS.flatMap(([pattern, need]) => (pattern.test(text) ? need : [])),
    isUnfitForMembers: UNFIT_FOR_MEMBERS.test(text),
    isAboutPrices: PRICES.test(text),
    times: new Set(TIMES.filter(({ text: pattern }) => pattern.test(text))),
    answeredBy: new Set(ANSWERS.filter(({ text: pattern }) => pattern.test(text))),
  }),
);

/** Returns the times at which the business is known to be closed. */
function timesClosed({ openingHours }: DescribedBusiness): ToldTime[] {
  if (openingHours === null) return [];
  const ranges = WEEKDAYS.map((day) => (openingHours[day] === undefined ? undefined : rangesOf(openingHours[day])));
  return TIMES.filter(
    ({ from, to, days }) => !days.some((day) => ranges[day]?.some(([start, end]) => start < to && end > from) ?? true),
  );
}

/** Labels of attributes that the data confirms or denies. */
function knownLabels(attributes: DescribedBusiness["attributes"]): ReadonlySet<string> {
  return new Set(
    Object.entries(attributes).flatMap(([group, values]) =>
      Object.keys(values).flatMap((name) => attributeIdentity(group, name)?.label ?? []),
    ),
  );
}
