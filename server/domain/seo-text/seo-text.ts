import { seededRandom } from "#domain/text/seeded-random";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { contextTopics } from "./topics/context-topics.ts";
import { hoursTopics } from "./topics/hours-topics.ts";
import { offerTopics } from "./topics/offer-topics.ts";
import { openingSentences } from "./topics/opening-sentences.ts";
import { standingTopics } from "./topics/standing-topics.ts";
import { surroundingsTopics } from "./topics/surroundings-topics.ts";
import type { Part, Topic, Wording } from "./topics/topic.ts";

const TOPICS: readonly Topic[] = [
  ...standingTopics,
  ...hoursTopics,
  ...surroundingsTopics,
  ...offerTopics,
  ...contextTopics,
];
const PLACES: ReadonlyMap<Topic, number> = new Map(TOPICS.map((topic, place) => [topic, place]));
const placeOf = (topic: Topic) => PLACES.get(topic) ?? 0;
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
  const next = seededRandom(seed);
  const opening = worded(facts, drawn(openingSentences, next));
  let words = surelyWords(opening.text);
  const said: Said[] = [];
  for (const topic of byRemarkableness(facts, next)) {
    if (words >= ENOUGH_WORDS) break;
    const sentence = worded(facts, drawn(topic.wordings, next));
    words += surelyWords(sentence.text);
    said.push({ topic, ...sentence });
  }
  if (words < ENOUGH_WORDS) sayAtLength(facts, said, words);
  const inOrder = shuffled(PARTS, next).map((part) =>
    // in the order of the topics, since some go on from what was said before
    said.filter(({ topic }) => topic.part === part).sort((a, b) => placeOf(a.topic) - placeOf(b.topic)),
  );
  const paragraphs = inOrder.filter(({ length }) => length > 0).map((part) => part.map(({ text }) => text).join(" "));
  return {
    text: [opening.text, ...paragraphs].join("\n\n"),
    citations: [opening, ...inOrder.flat()].flatMap(({ citations }) => citations),
  };
}

interface Said {
  topic: Topic;
  text: string;
  citations: Citation[];
}

function drawn(wordings: readonly [Wording, ...Wording[]], next: () => number): Wording {
  return wordings[Math.floor(next() * wordings.length)] ?? wordings[0];
}

function worded(facts: BusinessFacts, wording: Wording): Omit<Said, "topic"> {
  const citations: Citation[] = [];
  const text = wording(facts, (value, fact, written = String(value)) => {
    citations.push({ text: written, value, fact });
    return written;
  });
  // a name that ends with a full stop, as "Inc." does, ends the sentence too
  return { text: text.includes("..") ? text.replace(/(?<!\.)\.\.(?=\s|$)/g, ".") : text, citations };
}

/** Where everything that is known was said and makes too few words, the longer wordings, least remarkable first. */
function sayAtLength(facts: BusinessFacts, said: Said[], before: number): void {
  let words = before;
  for (let index = said.length - 1; index >= 0 && words < ENOUGH_WORDS; index--) {
    const { topic, text } = said[index] as Said;
    const [longest] = topic.wordings
      .map((wording) => worded(facts, wording))
      .sort((a, b) => surelyWords(b.text) - surelyWords(a.text));
    if (longest === undefined || surelyWords(longest.text) <= surelyWords(text)) continue;
    words += surelyWords(longest.text) - surelyWords(text);
    said[index] = { topic, ...longest };
  }
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
  const found: { topic: Topic; weight: number }[] = [];
  for (const topic of TOPICS) {
    const weight = topic.weight(facts);
    if (weight > 0) found.push({ topic, weight: weight + next() * 0.35 });
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ topic }) => topic);
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
