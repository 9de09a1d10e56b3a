import { ATTRIBUTE_PHRASES } from "./attribute-phrases-data.ts";
import type { AttributeTag } from "./attribute-tags.ts";
import { INTENT_PHRASES, type Intent } from "./filler-words-data.ts";
import { isBeforePlace } from "./fillers.ts";
import { kindPositions } from "./kind-positions.ts";
import { type PhraseMatch, type PhraseTable, phraseAt, phraseTable } from "./phrase-table.ts";
import { NAMES_OF_DAYS } from "./times/open-at-words-data.ts";
import { isOpenWord, type OpenAtMatch, openAtPhraseAt } from "./times/typed-open-at.ts";

/** "openAt" has its values in the query. */
export type TextIntent = Intent | "openAt";

const intents = tableOf(INTENT_PHRASES);
const namesOfDays = phraseTable([[NAMES_OF_DAYS, true]]);
export const attributes = tableOf(ATTRIBUTE_PHRASES);

function tableOf<Value extends string>(lists: Readonly<Record<Value, string>>): PhraseTable<Value> {
  return phraseTable(Object.entries(lists).map(([value, list]) => [list as string, value as Value]));
}

/** Finds a phrase that asks for an attribute, such as "free wifi". */
export function attributeAt(words: readonly string[], start: number): PhraseMatch<AttributeTag> | undefined {
  return phraseAt(attributes, words, start);
}

/** A phrase that asks for something beside words and a place. */
export interface IntentMatch extends PhraseMatch<TextIntent> {
  openAt?: OpenAtMatch;
}

/** Finds the longest such phrase that starts at a word. */
function intentAt(words: readonly string[], start: number): IntentMatch | undefined {
  const intent = phraseAt(intents, words, start);
  const openAt = openAtPhraseAt(words, start);
  const longest = Math.max(intent?.end ?? 0, attributeAt(words, start)?.end ?? 0);
  if (openAt === undefined || openAt.end <= longest) return intent;
  return { start, end: openAt.end, value: "openAt", openAt };
}

/** Adds words for open beside a kind, apart from the time: "open restaurants sunday", "sonntagabend restaurant offen". */
function addOpenWords(words: readonly string[], matches: IntentMatch[]) {
  const kinds = kindPositions(words);
  words.forEach((word, at) => {
    if (!isOpenWord(word) || matches.some(({ start, end }) => start <= at && at < end)) return;
    if (kinds.has(at - 1) || kinds.has(at + 1)) matches.push({ start: at, end: at + 1, value: "openAt" });
  });
}

/** Finds all of them, from the left. A time that nothing proves needs a kind or an attribute beside it: "bar saturday". */
export function intentMatches(words: readonly string[]): IntentMatch[] {
  const matches: IntentMatch[] = [];
  for (let start = 0; start < words.length; ) {
    const name = phraseAt(namesOfDays, words, start);
    const match = name ? undefined : intentAt(words, start);
    if (match !== undefined && !isBeforePlace(words, match.start, match.end)) matches.push(match);
    start = name?.end ?? match?.end ?? start + 1;
  }
  if (matches.some(({ openAt }) => openAt !== undefined)) addOpenWords(words, matches);
  const isTentative = ({ openAt }: IntentMatch) => openAt?.isTentative === true;
  if (!matches.some(isTentative)) return matches;
  const others = words.filter((_, at) => !matches.some(({ start, end }) => start <= at && at < end));
  const hasSubject = kindPositions(others).size > 0 || others.some((_, at) => attributeAt(others, at) !== undefined);
  return hasSubject ? matches : matches.filter((match) => !isTentative(match));
}
