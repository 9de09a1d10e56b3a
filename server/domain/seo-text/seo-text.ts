import { fitsHeading, headingLine, itemLine } from "#domain/seo-text/text-blocks";
import { seededRandom } from "#domain/text/seeded-random";
import { comesToHomes, servesFoodOrDrink } from "./advice/visit-kind.ts";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { type CitedText, citeText } from "./phrases/figures.ts";
import { isAreaWide, pluralOf } from "./phrases/others/other-businesses.ts";
import { fillIn } from "./phrases/phrases.ts";
import { isFindable } from "./phrases/street.ts";
import { adviceTopics } from "./topics/advice-topics.ts";
import { contactTopics } from "./topics/contact-topics.ts";
import { hoursTopics } from "./topics/hours-topics.ts";
import { offerTopics } from "./topics/offer-topics.ts";
import {
  openingSentences,
  openingSentencesOfHiddenPlaces,
  openingSentencesOfVisitors,
  openingTopics,
} from "./topics/opening-topics.ts";
import { standingTopics } from "./topics/standing-topics.ts";
import { surroundingsTopics } from "./topics/surroundings-topics.ts";
import { MAX_CONTEXT_WEIGHT, MAX_GENERAL_WEIGHT, PARTS, type Part, type Topic } from "./topics/topic.ts";
import { unknownTopics } from "./topics/unknown-topics.ts";

const TOPICS: readonly Topic[] = [
  ...openingTopics,
  ...hoursTopics,
  ...offerTopics,
  ...contactTopics,
  ...standingTopics,
  ...surroundingsTopics,
  ...unknownTopics,
  ...adviceTopics,
];
/** Parts after the opening that have a heading. */
type HeadedPart = Exclude<Part, "opening" | "described">;
const HEADINGS: Readonly<Record<HeadedPart, string>> = {
  hours: "Opening hours",
  offer: "What it offers",
  contact: "Address and contact",
  standing: "How it compares",
  surroundings: "Nearby",
  about: "Before you go",
};
/** Minimum words of a text without its headings: a few more than the required 200, since a name may hold words that do not count. */
const MIN_WORDS = 204;
/** Words that are chosen beyond these, which another wording may need. */
const SPARE_WORDS = 5;
/** A topic of this weight is told whatever the length. */
const ESSENTIAL_WEIGHT = 1;
const MAX_SENTENCES = 5;
/** A shorter paragraph goes on with the next one. */
const MIN_PARAGRAPH_CHARS = 150;
/** A last paragraph that is shorter belongs to the one before. */
const MIN_LAST_CHARS = 120;
/** Comparisons of a section; more would be a table of figures. */
const MAX_COMPARISONS: Readonly<Partial<Record<Part, number>>> = { hours: 1, standing: 1 };

interface Tier {
  topics: readonly { topic: Topic; index: number }[];
  /** Random weight added to each topic, so that similar businesses are not described by the same ones. */
  noise: number;
}

/** Topics of the business itself come before those of its city and kind, and these before the rest. */
const TIERS: readonly Tier[] = [0.4, MAX_CONTEXT_WEIGHT, MAX_GENERAL_WEIGHT].map((noise, tier) => ({
  topics: TOPICS.map((topic, index) => ({ topic, index })).filter(({ topic }) => topic.tier === tier),
  noise,
}));

export interface BusinessText extends CitedText {
  /** Ids of the topics that it states. */
  topics: string[];
  /** Ids of the topics of each paragraph under a heading. */
  topicsByParagraph: string[][];
}

/**
 * Writes 200 words or more about one business: two sentences that introduce it, then short paragraphs under headings. What visitors ask first
 * is always told; then what is remarkable about it, its city and its kind, and how to go on, until it is long enough. Topics and wordings
 * depend on the facts and on `seed`, so that neighbours read differently and the same data always gives the same text.
 */
export function seoText(facts: BusinessFacts, seed: string): BusinessText {
  const random = seededRandom(seed);
  const openings = openingsOf(facts);
  const openingSentence = sentence(facts, pick(openings, random));
  const sentences = chooseSentences(facts, random, wordCount(openingSentence.text));
  // Sentences about others come last, so that "it" is not taken for one of them; some topics refer to earlier ones.
  sentences.sort(
    (a, b) => Number(a.topic.isOfOthers ?? false) - Number(b.topic.isOfOthers ?? false) || a.index - b.index,
  );
  const sections = PARTS.map((part) => ({ part, list: sentences.filter(({ topic }) => topic.part === part) }));
  varyWordings(
    facts,
    sections.map(({ list }) => list),
  );
  const groups = sections.map(({ part, list }) => (part === "opening" ? [list] : paragraphs(list)));
  const texts = sections.flatMap(({ part, list }, index) => {
    if (part === "opening") return textOf([openingSentence, ...list]);
    if (list.length === 0) return [];
    const body = joinGroups(groups[index] ?? []);
    return part === "described" ? body : `${headingLine(headingOf(part, facts, list))}\n${body}`;
  });
  return {
    text: texts.join("\n\n"),
    citations: [openingSentence, ...sections.flatMap(({ list }) => list)].flatMap(({ citations }) => citations),
    topics: groups.flat(2).map(({ topic }) => topic.id),
    topicsByParagraph: groups.flat().map((group) => group.map(({ topic }) => topic.id)),
  };
}

/** A name that says the kind is followed by its place. */
function openingsOf({ comesToYou, isKindNamed, street, business, visit }: BusinessFacts): readonly string[] {
  if (comesToYou && servesFoodOrDrink(visit)) return openingSentencesOfHiddenPlaces;
  if (comesToYou) return openingSentencesOfVisitors;
  // A street without a number is told nowhere else.
  return isKindNamed || street === business.address ? openingSentences.slice(0, 1) : openingSentences;
}

interface TopicSentence extends CitedText {
  topic: Topic;
  /** Index of the topic in `TOPICS`. */
  index: number;
}

/** Chooses the heaviest topics until there are enough words, and all that visitors ask first. */
function chooseSentences(facts: BusinessFacts, random: () => number, openingWords: number): TopicSentence[] {
  let words = openingWords;
  const sentences: TopicSentence[] = [];
  const usedTopics = new Set<string>();
  const comparisons = new Map<Part, number>();
  for (const tier of TIERS)
    for (const { topic, index, weight } of words < MIN_WORDS + SPARE_WORDS ? rankedTopics(tier, facts, random) : []) {
      if (words >= MIN_WORDS + SPARE_WORDS && weight < ESSENTIAL_WEIGHT) break;
      if (
        (topic.after && !topic.after.some((id) => usedTopics.has(id))) ||
        (topic.unless && usedTopics.has(topic.unless))
      )
        continue;
      if (topic.needs && !topic.needs(facts)) continue;
      const count = (comparisons.get(topic.part) ?? 0) + (topic.isComparison ? 1 : 0);
      if (topic.isComparison && count > (MAX_COMPARISONS[topic.part] ?? Infinity)) continue;
      comparisons.set(topic.part, count);
      const nextSentence = sentence(facts, pick(topic.wordings, random));
      words += wordCount(nextSentence.text);
      usedTopics.add(topic.id);
      sentences.push({ topic, index, ...nextSentence });
    }
  return sentences;
}

/** Gives sentences that begin like the one before, or repeat the name in one section, another wording, unless the text gets too short. */
function varyWordings(facts: BusinessFacts, sections: readonly TopicSentence[][]): void {
  let spareWords = sections.flat().reduce((sum, { text }) => sum + wordCount(text), 0) - MIN_WORDS;
  for (const list of sections)
    for (const [index, { topic, text }] of list.entries()) {
      const before = list.slice(0, index).map((earlier) => earlier.text);
      if (index === 0 || !repeats(text, before, facts.shortName)) continue;
      for (const wording of topic.wordings) {
        const other = sentence(facts, wording);
        const lostWords = wordCount(text) - wordCount(other.text);
        if (lostWords > spareWords || repeats(other.text, before, facts.shortName)) continue;
        Object.assign(list[index] as TopicSentence, other);
        spareWords -= lostWords;
        break;
      }
    }
}

/** Tells whether a sentence begins like the last one, or has the name though an earlier one has it. */
function repeats(text: string, before: readonly string[], name: string): boolean {
  const last = before.at(-1) ?? "";
  const isSameStart = last.startsWith(
    text.slice(0, text.indexOf(" ") + 1),
    last.lastIndexOf(". ", last.length - 2) + 2,
  );
  return isSameStart || (text.includes(name) && before.some((earlier) => earlier.includes(name)));
}

function headingOf(part: HeadedPart, facts: BusinessFacts, list: readonly TopicSentence[]): string {
  const { comesToYou, business, isWorship, isClosedForNow, visit } = facts;
  if (part === "contact" && comesToYou) return "Contact";
  if (part === "contact" && !isFindable(business.address))
    return business.phone || business.website || business.email ? "Contact" : HEADINGS.contact;
  if (part === "offer" && isClosedForNow) return "When it is open";
  if (part === "offer" && list.every(({ topic }) => PRICE_TOPICS.has(topic.id))) return "Prices and payment";
  if (part === "hours" && (comesToYou || isWorship)) return "Hours";
  if (part === "surroundings") return surroundingsHeading(facts, list);
  if (part === "about" && comesToHomes(visit) && !isClosedForNow) return "Before you hire them";
  // Nobody goes to what is closed, or has no door.
  if (part === "about" && (isClosedForNow || comesToYou)) return "Good to know";
  return HEADINGS[part];
}

const PRICE_TOPICS: ReadonlySet<string> = new Set(["price", "payment"]);

/** Examples: `Nearby`, `Other churches`, `In the area`, `Elsewhere in Austin`. */
function surroundingsHeading(facts: BusinessFacts, list: readonly TopicSentence[]): string {
  const { hasOthersToName, othersPlace, comesToYou } = facts;
  // The same street is not elsewhere.
  const isOnStreetTold = list.some(({ topic }) => topic.id === "on-street");
  const elsewhere = `${comesToYou || isOnStreetTold ? "Others" : "Elsewhere"} ${othersPlace}`;
  if (hasOthersToName && facts.neighbours().length === 0 && fitsHeading(elsewhere)) return elsewhere;
  if (!isAreaWide(facts)) return HEADINGS.surroundings;
  const others = `Other ${pluralOf(facts)}`;
  // The last sentences of some texts are on other kinds.
  return list.every(({ topic }) => topic.id !== "close-by") && facts.neighbours().length > 1 && fitsHeading(others)
    ? others
    : "In the area";
}

/** Divides the sentences of a section into paragraphs of at most `MAX_SENTENCES`, or less if a topic begins one. */
function paragraphs(list: readonly TopicSentence[]): TopicSentence[][] {
  const groups: TopicSentence[][] = [];
  for (const next of list) {
    const last = groups.at(-1);
    const isFull =
      last === undefined ||
      next.topic.isList ||
      last[0]?.topic.isList ||
      last.length >= MAX_SENTENCES ||
      (next.topic.startsParagraph && (textOf(last).length >= MIN_PARAGRAPH_CHARS || last[0]?.topic.endsParagraph));
    if (isFull) groups.push([next]);
    else last.push(next);
  }
  // A single sentence or two short ones at the end look lost.
  const [lastGroup, groupBefore] = groups.toReversed();
  const isLost =
    lastGroup !== undefined &&
    textOf(lastGroup).length < (lastGroup[0]?.topic.startsParagraph ? MIN_LAST_CHARS : MIN_PARAGRAPH_CHARS);
  const isList = lastGroup?.[0]?.topic.isList || groupBefore?.[0]?.topic.isList;
  if (groupBefore && isLost && !isList) groups.splice(-2, 2, [...groupBefore, ...lastGroup]);
  return groups;
}

/** Lists that follow each other are one. */
function joinGroups(groups: readonly TopicSentence[][]): string {
  const isList = (group: readonly TopicSentence[] | undefined) => group?.[0]?.topic.isList ?? false;
  return groups.reduce((text, group, index) => {
    const isNextPart = isList(group) && isList(groups[index - 1]);
    const separator = index === 0 ? "" : isNextPart ? "\n" : "\n\n";
    return `${text}${separator}${isList(group) ? itemLine(textOf(group)) : textOf(group)}`;
  }, "");
}

function textOf(sentences: readonly CitedText[]): string {
  return sentences.map(({ text }) => text).join(" ");
}

function pick(wordings: readonly string[], random: () => number): string {
  return wordings[Math.floor(random() * wordings.length)] ?? "";
}

function sentence(facts: BusinessFacts, wording: string): CitedText {
  const { text, citations } = citeText((cite) => fillIn(wording, facts, cite));
  // The full stop of a name such as "Smith, Inc." ends the sentence too.
  return { text: text.replace(/(?<!\.)\.\.(?=\s|$)/g, "."), citations };
}

/** Counts words in Latin letters or digits; other scripts are not counted, which makes their texts longer rather than too short. */
function wordCount(text: string): number {
  let words = 0;
  let isCounted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === SPACE) isCounted = false;
    else if (!isCounted && isLatinOrDigit(code)) {
      isCounted = true;
      words++;
    }
  }
  return words;
}

const SPACE = 32;

/** Matches `0-9`, `A-Z`, `a-z`, `À-ɏ` but not `×` and `÷`. */
function isLatinOrDigit(code: number): boolean {
  if (code < 0xc0) return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return code <= 0x24f && code !== 0xd7 && code !== 0xf7;
}

/** Ranks topics of a tier, the heaviest first, with noise. */
function rankedTopics({ topics, noise }: Tier, facts: BusinessFacts, random: () => number) {
  const weightedTopics: { topic: Topic; index: number; weight: number }[] = [];
  for (const { topic, index } of topics) {
    const weight = topic.weight(facts);
    if (weight > 0) weightedTopics.push({ topic, index, weight: weight + random() * noise });
  }
  return weightedTopics.sort((a, b) => b.weight - a.weight);
}
