import type { Understood, UnderstoodFilter } from "#contract/search-result";
import { wordsOfChunk } from "../words/price-signs.ts";
import { isFillerWord } from "./fillers.ts";
import { attributeAt, intentMatches } from "./intents.ts";

/** Returns, for each filter, the typed text without the words that ask for it, and the text without the words of all filters. */
export function textsWithoutFilters(text: string, filters: readonly UnderstoodFilter[]): Understood["without"] {
  if (filters.length === 0) return {};
  const textByFilter = filters.map((filter) => [filter, removeFilters(text, [filter])] as const);
  return Object.fromEntries([...textByFilter, ["all", removeFilters(text, filters)]]);
}

function removeFilters(text: string, filters: readonly UnderstoodFilter[]): string {
  const parts = text.split(/\s+/).filter((part) => part !== "");
  const tokens = parts.flatMap((part, index) => wordsOfChunk(part).map((word) => ({ word, at: index })));
  const words = tokens.map(({ word }) => word);
  const intents = intentMatches(words);
  const removedPositions = new Set<number>();
  const otherFilters = new Set<number>();
  for (let start = 0; start < words.length; ) {
    const match = intents.find((intent) => intent.start === start) ?? attributeAt(words, start);
    const phrase = match && filters.includes(match.value) ? removedPositions : otherFilters;
    if (match) for (const { at } of tokens.slice(start, match.end)) phrase.add(at);
    start = match?.end ?? start + 1;
  }
  if (removedPositions.size === 0) return text;
  const remaining = [...parts.keys()].filter((position) => !removedPositions.has(position));
  const isFiller = (position: number) =>
    !otherFilters.has(position) && wordsOfChunk(parts[position] ?? "").every(isFillerWord);
  // "restaurants with wifi" would leave "restaurants with".
  while (remaining.length > 1 && isFiller(remaining.at(-1) ?? 0)) remaining.pop();
  return remaining.map((position) => parts[position]).join(" ");
}
