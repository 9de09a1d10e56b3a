import { seededRandom } from "#domain/text/seeded-random";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { type CitedText, citeText } from "./phrases/figures.ts";
import { fillIn } from "./phrases/phrases.ts";
import { cityTopics } from "./topics/city-topics.ts";
import { generalTopics } from "./topics/general-topics.ts";
import { hoursTopics } from "./topics/hours-topics.ts";
import { offerTopics } from "./topics/offer-topics.ts";
import { openingSentences } from "./topics/opening-sentences.ts";
import { standingTopics } from "./topics/standing-topics.ts";
import { surroundingsTopics } from "./topics/surroundings-topics.ts";
import { MAX_CONTEXT_WEIGHT, MAX_GENERAL_WEIGHT, type Part, type Topic } from "./topics/topic.ts";

const TOPICS: readonly Topic[] = [
  ...standingTopics,
  ...hoursTopics,
  ...surroundingsTopics,
  ...offerTopics,
  ...cityTopics,
  ...generalTopics,
];
const PARTS: readonly Part[] = ["standing", "hours", "surroundings", "offer"];
/** Minimum words of a text: a few more than the required 200, since a name may hold words that do not count. */
const MIN_WORDS = 204;

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
}

/**
 * Writes 200 words or more about one business: first what is remarkable about it, then its city and its kind, then how to go on, until it
 * is long enough, in paragraphs with an empty line between them. Topics and wordings depend on the facts and on `seed`, so that neighbours
 * read differently and the same data always gives the same text.
 */
export function seoText(facts: BusinessFacts, seed: string): BusinessText {
  let text = textOfWords(facts, seed, MIN_WORDS);
  // Sentences that name the business instead of "it" may be shorter.
  for (let words = MIN_WORDS + 5; text.words < MIN_WORDS && words < MIN_WORDS * 2; words += 5)
    text = textOfWords(facts, seed, words);
  return text;
}

function textOfWords(facts: BusinessFacts, seed: string, minWords: number): BusinessText & { words: number } {
  const random = seededRandom(seed);
  const openingSentence = sentence(facts, pick(openingSentences, random));
  let words = wordCount(openingSentence.text);
  const sentences: TopicSentence[] = [];
  const usedTopics = new Set<string>();
  for (const tier of TIERS)
    for (const { topic, index } of words < minWords ? rankedTopics(tier, facts, random) : []) {
      if (words >= minWords) break;
      if ((topic.after && !usedTopics.has(topic.after)) || (topic.unless && usedTopics.has(topic.unless))) continue;
      if (topic.needs && !topic.needs(facts)) continue;
      const wording = pick(topic.wordings, random);
      const nextSentence = sentence(facts, wording);
      words += wordCount(nextSentence.text);
      usedTopics.add(topic.id);
      sentences.push({ topic, index, wording, ...nextSentence });
    }
  // Sentences about others come last, so that "it" is not taken for one of them; some topics refer to earlier ones.
  sentences.sort(
    (a, b) => Number(a.topic.isOfOthers ?? false) - Number(b.topic.isOfOthers ?? false) || a.index - b.index,
  );
  const paragraphs = shuffle(PARTS, random)
    .map((part) => sentences.filter(({ topic }) => topic.part === part))
    .filter(({ length }) => length > 0)
    .map((part, index, parts) => {
      const isAfterOthers = index > 0 && parts[index - 1]?.at(-1)?.topic.isOfOthers;
      const [first, ...rest] = part;
      if (!isAfterOthers || !first || !speaksOfIt(first.wording)) return part;
      const sentenceWithName = namingItself(facts, first);
      words += wordCount(sentenceWithName.text) - wordCount(first.text);
      return [sentenceWithName, ...rest];
    });
  return {
    text: [openingSentence.text, ...paragraphs.map((part) => part.map(({ text }) => text).join(" "))].join("\n\n"),
    citations: [openingSentence, ...paragraphs.flat()].flatMap(({ citations }) => citations),
    topics: paragraphs.flat().map(({ topic }) => topic.id),
    words,
  };
}

interface TopicSentence extends CitedText {
  topic: Topic;
  /** Index of the topic in `TOPICS`. */
  index: number;
  wording: string;
}

/** Returns the sentence in a wording that begins with its name instead of "it", if there is one. */
function namingItself(facts: BusinessFacts, topicSentence: TopicSentence): TopicSentence {
  const wordingsWithName = topicSentence.topic.wordings.filter((wording) => !speaksOfIt(wording));
  // The length of a text depends on the facts, like the draw.
  const wording = wordingsWithName[topicSentence.text.length % Math.max(1, wordingsWithName.length)];
  return wording === undefined ? topicSentence : { ...topicSentence, wording, ...sentence(facts, wording) };
}

/** Tells whether a wording says "it" or "this one" before its name. */
function speaksOfIt(wording: string): boolean {
  const [before = ""] = wording.split(/\{name\}/i, 1);
  return /\b(?:it|its|itself|this one)\b/i.test(before);
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

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
