import { ATTRIBUTE_PHRASES } from "./attribute-phrases-data.ts";
import type { AttributeTag } from "./attribute-tags.ts";
import { INTENT_PHRASES, type Intent } from "./filler-words-data.ts";
import { isBeforePlace } from "./fillers.ts";
import { kindPositions } from "./kind-positions.ts";
import { matchPhrases, type PhraseMatch, type PhraseTable, phraseAt, phraseTable } from "./phrase-table.ts";
import { NAMES_OF_DAYS, NOW_WORDS } from "./times/open-at-words-data.ts";
import { isOpenWord, type OpenAtMatch, openAtPhraseAt } from "./times/typed-open-at.ts";

/** Values of "openAt" are in the query. */
export type TextIntent = Intent | "openAt";

const intents = tableOf(INTENT_PHRASES);
const nowWords = phraseTable([[NOW_WORDS, true]]);
const namesOfDays = phraseTable([[NAMES_OF_DAYS, true]]);
export const attributes = tableOf(ATTRIBUTE_PHRASES);

function tableOf<Value extends string>(lists: Readonly<Record<Value, string>>): PhraseTable<Value> {
  return phraseTable(Object.entries(lists).map(([value, list]) => [list as string, value as Value]));
}

/** Finds a phrase that asks for an attribute, such as "free wifi". */
export function attributeAt(words: readonly string[], start: number): PhraseMatch<AttributeTag> | undefined {
  return phraseAt(attributes, words, start);
}

/** A phrase that asks for a filter, such as "open now". */
export interface IntentMatch extends PhraseMatch<TextIntent> {
  openAt?: OpenAtMatch;
}

/** Finds the end of a word for open and a word for now in either order: "offen jetzt", "jetzt offen". */
function endOfOpenNow(words: readonly string[], start: number): number {
  const isOpenAt = (at: number) => isOpenWord(words[at] ?? "");
  if (isOpenAt(start)) return phraseAt(nowWords, words, start + 1)?.end ?? 0;
  const now = phraseAt(nowWords, words, start);
  return now !== undefined && isOpenAt(now.end) ? now.end + 1 : 0;
}

/** Finds the longest intent that starts at a word. */
function intentAt(words: readonly string[], start: number): IntentMatch | undefined {
  const phrase = phraseAt(intents, words, start);
  const endOfNow = endOfOpenNow(words, start);
  const intent = endOfNow > (phrase?.end ?? 0) ? { start, end: endOfNow, value: "openNow" as const } : phrase;
  const openAt = openAtPhraseAt(words, start);
  const longest = Math.max(intent?.end ?? 0, attributeAt(words, start)?.end ?? 0);
  if (openAt === undefined || openAt.end <= longest) return intent;
  return { start, end: openAt.end, value: "openAt", openAt };
}

const isMatched = (matches: readonly IntentMatch[], at: number) =>
  matches.some(({ start, end }) => start <= at && at < end);

/** Finds words for "open" beside a kind that no match includes yet. */
function openWordsBesideKinds(words: readonly string[], matches: readonly IntentMatch[]): PhraseMatch<unknown>[] {
  const kinds = kindPositions(words);
  return [...words.keys()]
    .filter((at) => isOpenWord(words[at] ?? "") && !isMatched(matches, at) && (kinds.has(at - 1) || kinds.has(at + 1)))
    .map((at) => ({ start: at, end: at + 1, value: undefined }));
}

/** Adds words for "open" that are separate from the time: "open restaurants sunday", "sonntagabend restaurant offen". */
function addOpenWords(words: readonly string[], matches: IntentMatch[]) {
  for (const open of openWordsBesideKinds(words, matches)) matches.push({ ...open, value: "openAt" });
}

/** Adds separate words for "open" and "now": "open restaurants now", "geöffnete Apotheke jetzt". */
function addOpenNow(words: readonly string[], matches: IntentMatch[]) {
  const now = matchPhrases(nowWords, words).find(({ start }) => !isMatched(matches, start));
  if (now === undefined) return;
  const [open] = openWordsBesideKinds(words, matches);
  if (open) matches.push({ ...open, value: "openNow" });
  if (matches.some(({ value }) => value === "openNow")) matches.push({ ...now, value: "openNow" });
}

/** Finds all intents, from the left. A tentative time needs a kind or an attribute beside it: "bar saturday". */
export function intentMatches(words: readonly string[]): IntentMatch[] {
  const matches: IntentMatch[] = [];
  for (let start = 0; start < words.length; ) {
    const name = phraseAt(namesOfDays, words, start);
    const match = name ? undefined : intentAt(words, start);
    if (match !== undefined && !isBeforePlace(words, match.start, match.end)) matches.push(match);
    start = name?.end ?? match?.end ?? start + 1;
  }
  if (matches.some(({ openAt }) => openAt !== undefined)) addOpenWords(words, matches);
  addOpenNow(words, matches);
  const isTentative = ({ openAt }: IntentMatch) => openAt?.isTentative === true;
  if (!matches.some(isTentative)) return matches;
  const others = words.filter((_, at) => !isMatched(matches, at));
  const hasSubject = kindPositions(others).size > 0 || others.some((_, at) => attributeAt(others, at) !== undefined);
  return hasSubject ? matches : matches.filter((match) => !isTentative(match));
}
