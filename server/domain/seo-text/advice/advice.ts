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
import { QUESTIONS, type QuestionTheme } from "./questions-data.ts";
import { NEEDS, TIMES, type ToldTime } from "./sentence-conditions.ts";
import { QUESTIONS_OF_CATEGORIES } from "./special-questions-data.ts";
import { subjectsOf } from "./topic-keys.ts";
import type { VisitKind } from "./visit-kind.ts";

/** Maximum number of questions in a sentence. */
const MAX_QUESTIONS = 3;
/** Minimum number of questions in a sentence. */
const MIN_QUESTIONS = 2;
/** Share of the sentences that ask "if" rather than "whether". */
const IF_SHARE = 0.5;
/** Maximum number of sentences with questions, of which the later ones come only in short texts. */
export const MAX_THEMES = 4;
/** Maximum number of paragraphs of advice in a text. */
export const MAX_PARAGRAPHS = 14;
/** Matches kinds whose people are members rather than customers, beside places of worship. */
const MEMBERS = /\b(?:club|association)\b/i;
/** Matches kinds that nobody pays. */
const FREE =
  /\b(?:food bank|charity|library|community center|government office|city hall|police|fire station|cemetery|shelter|non-?profit|associations?|organi[sz]ation|society|foundation|congregation|business (?:center|park)|office building|shopping (?:mall|center))\b/i;
const PRICES = /\b(?:price|costs?|pay|cash|receipt|amount)\b/i;
/** Matches texts that sound like a shop's or a stranger's among members. */
const UNFIT_FOR_MEMBERS = /\bpark(?:ing)?\b|\bto wear\b|\bpay less\b/i;

/** Questions on one subject that no fact answers, as clauses after the lead. */
export interface OpenQuestions {
  /** Example: `If it is for a child, ask`. */
  lead: string;
  questions: readonly string[];
}

/** Open questions and paragraphs of one text, which claim nothing about the business. */
export interface Advice {
  /** The most important subject comes first. */
  themes: readonly OpenQuestions[];
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
    return !subjectsOf(text).some((subject) => usedSubjects.has(subject)) && isTrueHere(text);
  }

  /** Tells whether nothing contradicts what the text takes for granted, and nothing answers it. */
  function isTrueHere(text: string): boolean {
    const { needs, isUnfitForMembers, isAboutPrices, times, answeredBy } = traitsOf(text);
    return (
      !answers.some((answer) => answeredBy.has(answer)) &&
      needs.every((need) => premises[need]) &&
      !(isOfMembers && isUnfitForMembers) &&
      !(isFree && isAboutPrices) &&
      !closedTimes.some((time) => times.has(time))
    );
  }

  function sentenceOf(sentence: AdviceSentence): string[] {
    const { wordings, unless } = "unless" in sentence ? sentence : { wordings: sentence, unless: [] };
    const fitting = isUnanswered(unless)
      ? wordings.filter((text) => isFit(text) && !toldLeads.has(traitsOf(text).clause))
      : [];
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
  // Nobody visits a closed place, so that only its reopening is asked for.
  const themes = isClosed ? [{ lead: "Ask", questions: ["when it will reopen"] }] : openThemes();

  /** Beginnings of questions, with which no tip begins again. */
  const toldLeads = new Set(themes.map(({ lead }) => clauseOf(lead)));

  function openThemes(): OpenQuestions[] {
    const ownThemes = QUESTIONS_OF_CATEGORIES.find(([name]) => name.test(category))?.[1] ?? QUESTIONS[kind];
    const chosen = ownThemes.map(chooseQuestions).filter(({ questions }) => questions.length > 0);
    const [first, second, ...others] = chosen;
    if (first === undefined || second === undefined || first.questions.length >= MIN_QUESTIONS) return chosen;
    return [{ ...first, questions: [...first.questions, ...second.questions].slice(0, MAX_QUESTIONS) }, ...others];
  }

  function chooseQuestions({ leads, questions }: QuestionTheme): OpenQuestions {
    const chosen: string[] = [];
    for (const entry of shuffle(questions, random)) {
      const [text, ...labels] = typeof entry === "string" ? [entry] : entry;
      if (chosen.length < MAX_QUESTIONS && isUnanswered(labels) && isFit(text) && !isTold(text))
        chosen.push(claimed(text));
    }
    const fitting = leads.filter(isTrueHere);
    // People say both, and texts of one kind differ more.
    const word = random() < IF_SHARE ? "if" : "whether";
    return {
      lead: fitting[Math.floor(random() * fitting.length)] ?? "It is also good to know",
      questions: chosen.map((text) => text.replace(/^whether\b/, word)),
    };
  }

  const own = drawParagraphs(isClosed ? CLOSED_PARAGRAPHS : PARAGRAPHS[kind], random);

  /** Writes paragraphs, those about the questions last. The first sentence of each names its subject. */
  function* write(): Generator<string> {
    const words = (
      themes
        .flatMap(({ questions }) => questions)
        .join(" ")
        .match(WORD) ?? []
    ).filter((word) => !SAYS_NO_SUBJECT.has(word));
    const stems = words.map((word) => word.slice(0, STEM_CHARS));
    const later: string[] = [];
    for (const ownParagraph of own) {
      const [first = [], ...others] = ownParagraph;
      const start = sentenceOf(first);
      if (start.length === 0) continue;
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
    themes,
    paragraph(index) {
      while (paragraphs.length <= index) paragraphs.push(writer.next().value ?? "");
      return paragraphs[index] ?? "";
    },
  };
}

/** Returns the first clause of a sentence: `If it is a present` of `If it is a present, ask …`. */
function clauseOf(text: string): string {
  return text.split(",", 1)[0] ?? "";
}

/** Draws paragraphs at random, the longest first: one on a single subject reads better than three tips in a row. */
function drawParagraphs(paragraphs: readonly AdviceParagraph[], random: () => number): AdviceParagraph[] {
  return shuffle(paragraphs, random).sort((a, b) => b.length - a.length);
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
  /** First clause. */
  clause: string;
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
    clause: clauseOf(text),
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
