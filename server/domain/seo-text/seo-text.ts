import type { BusinessFacts } from "./business-facts.ts";
import { contextTopics } from "./context-topics.ts";
import { hoursTopics } from "./hours-topics.ts";
import { offerTopics } from "./offer-topics.ts";
import { openingSentences } from "./opening-sentences.ts";
import { sequenceOf } from "./sequence.ts";
import { standingTopics } from "./standing-topics.ts";
import { surroundingsTopics } from "./surroundings-topics.ts";
import type { Cite, Part, Topic, Wording } from "./topic.ts";

const TOPICS: readonly Topic[] = [
  ...standingTopics,
  ...hoursTopics,
  ...surroundingsTopics,
  ...offerTopics,
  ...contextTopics,
];
const PARTS: readonly Part[] = ["standing", "hours", "surroundings", "offer"];
const ENOUGH_WORDS = 215;

/** A figure in a text, as it is written there, and the fact that it states. */
export interface Citation {
  text: string;
  value: number;
  fact: string;
}

export interface SeoText {
  /** Paragraphs with an empty line between them. */
  text: string;
  citations: Citation[];
}

/**
 * 200 words and more about one business, from its facts alone: the most remarkable first until it is long enough. What is
 * said, and in which words, depends on the facts and on `seed`, so that neighbours read differently and the same data
 * always gives the same text.
 */
export function seoText(facts: BusinessFacts, seed: string): SeoText {
  const next = sequenceOf(seed);
  const citations: Citation[] = [];
  const cite: Cite = (value, fact, text = String(value)) => {
    citations.push({ text, value, fact });
    return text;
  };
  const say = (wordings: readonly [Wording, ...Wording[]]) => {
    const wording = wordings[Math.floor(next() * wordings.length)] ?? wordings[0];
    // a name that ends with a full stop, as "Inc." does, ends the sentence too
    const sentence = wording(facts, cite);
    return sentence.includes("..") ? sentence.replace(/(?<!\.)\.\.(?=\s|$)/g, ".") : sentence;
  };

  const opening = say(openingSentences);
  let words = surelyWords(opening);
  const said = new Map<Part, { topic: Topic; sentence: string }[]>(PARTS.map((part) => [part, []]));
  for (const topic of byRemarkableness(facts, next)) {
    if (words >= ENOUGH_WORDS) break;
    const sentence = say(topic.wordings);
    words += surelyWords(sentence);
    said.get(topic.part)?.push({ topic, sentence });
  }
  const paragraphs = shuffled(PARTS, next).flatMap((part) => {
    // in the order of the topics, since some refer to what was said before
    const sentences = (said.get(part) ?? []).sort((a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic));
    return sentences.length === 0 ? [] : [sentences.map(({ sentence }) => sentence).join(" ")];
  });
  return { text: [opening, ...paragraphs].join("\n\n"), citations };
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** As many as `wordCount` finds or fewer, in a tenth of its time: what begins with a rare letter may not count. */
function surelyWords(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 32 || code === 160) isCounted = false;
    else if (!isCounted && isSurelyOfWord(code)) {
      isCounted = true;
      count++;
    }
  }
  return count;
}

function isSurelyOfWord(code: number): boolean {
  if (code < 128) return (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7;
}

function byRemarkableness(facts: BusinessFacts, next: () => number): Topic[] {
  return TOPICS.map((topic) => ({ topic, weight: topic.weight(facts) }))
    .filter(({ weight }) => weight > 0)
    .map(({ topic, weight }) => ({ topic, weight: weight + next() * 0.35 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ topic }) => topic);
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
