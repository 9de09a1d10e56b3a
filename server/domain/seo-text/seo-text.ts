import { seededRandom } from "#domain/text/seeded-random";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { contextTopics } from "./topics/context-topics.ts";
import { type CitedText, cited } from "./topics/figures.ts";
import { hoursTopics } from "./topics/hours-topics.ts";
import { offerTopics } from "./topics/offer-topics.ts";
import { openingSentences } from "./topics/opening-sentences.ts";
import { fillIn } from "./topics/phrases.ts";
import { standingTopics } from "./topics/standing-topics.ts";
import { surroundingsTopics } from "./topics/surroundings-topics.ts";
import type { Part, Topic } from "./topics/topic.ts";

const TOPICS: readonly Topic[] = [
  ...standingTopics,
  ...hoursTopics,
  ...surroundingsTopics,
  ...offerTopics,
  ...contextTopics,
];
const PARTS: readonly Part[] = ["standing", "hours", "surroundings", "offer"];
/** Words of a text: more than the 200 that it must have, since a name may hold words that do not count. */
const MIN_WORDS = 215;
/** Random weight added to each topic, so that similar businesses are not described by the same ones. */
const NOISE = 0.35;

/**
 * Text of 200 words or more about one business: the most remarkable topics first, until it is long enough, in paragraphs
 * with an empty line between them. Topics and wordings depend on the facts and on `seed`, so that neighbours read
 * differently and the same data always gives the same text.
 */
export function seoText(facts: BusinessFacts, seed: string): CitedText {
  const random = seededRandom(seed);
  const opening = sentence(facts, pick(openingSentences, random));
  let words = wordCount(opening.text);
  const sentences: TopicSentence[] = [];
  for (const { topic, index } of rankedTopics(facts, random)) {
    if (words >= MIN_WORDS) break;
    const next = sentence(facts, pick(topic.wordings, random));
    words += wordCount(next.text);
    sentences.push({ topic, index, ...next });
  }
  if (words < MIN_WORDS) lengthen(facts, sentences, words);
  // some topics refer to those before them
  sentences.sort((a, b) => a.index - b.index);
  const paragraphs = shuffled(PARTS, random)
    .map((part) => sentences.filter(({ topic }) => topic.part === part))
    .filter(({ length }) => length > 0);
  return {
    text: [opening.text, ...paragraphs.map((part) => part.map(({ text }) => text).join(" "))].join("\n\n"),
    citations: [opening, ...paragraphs.flat()].flatMap(({ citations }) => citations),
  };
}

interface TopicSentence extends CitedText {
  topic: Topic;
  /** Of the topic in `TOPICS`. */
  index: number;
}

function pick(wordings: readonly string[], random: () => number): string {
  return wordings[Math.floor(random() * wordings.length)] ?? "";
}

function sentence(facts: BusinessFacts, wording: string): CitedText {
  const { text, citations } = cited((cite) => fillIn(wording, facts, cite));
  // the full stop of a name such as "Smith, Inc." ends the sentence too
  return { text: text.replace(/(?<!\.)\.\.(?=\s|$)/g, "."), citations };
}

/** For a business about which little is known: takes the longest wording of each topic, least remarkable topics first. */
function lengthen(facts: BusinessFacts, sentences: TopicSentence[], wordsBefore: number): void {
  let words = wordsBefore;
  for (const shorter of sentences.toReversed()) {
    if (words >= MIN_WORDS) return;
    const wordings = shorter.topic.wordings.map((wording) => sentence(facts, wording));
    const [longest = shorter] = wordings.sort((a, b) => wordCount(b.text) - wordCount(a.text));
    const gain = wordCount(longest.text) - wordCount(shorter.text);
    if (gain <= 0) continue;
    words += gain;
    Object.assign(shorter, longest);
  }
}

/** Words in Latin letters or digits; other scripts are not counted, which makes their texts longer rather than too short. */
function wordCount(text: string): number {
  return text.match(/[0-9A-Za-zÀ-ÖØ-öø-ɏ][^ \u00a0]*/g)?.length ?? 0;
}

function rankedTopics(facts: BusinessFacts, random: () => number) {
  return TOPICS.map((topic, index) => ({ topic, index, weight: topic.weight(facts) }))
    .filter(({ weight }) => weight > 0)
    .map(({ topic, index, weight }) => ({ topic, index, weight: weight + random() * NOISE }))
    .sort((a, b) => b.weight - a.weight);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
