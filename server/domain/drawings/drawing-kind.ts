import type { CategoryGroup } from "../../contract/business.ts";
import { conceptCategory } from "../categories/category-concepts.ts";
import { foldText } from "../text/fold.ts";
import { type DrawingKind, KIND_WORDS } from "./kinds-data.ts";

let wordPatterns: readonly (readonly [DrawingKind, RegExp])[] | undefined;

/**
 * Returns the kind of drawing for a category in any of the languages that categories are known in; the group's own drawing when nothing more
 * is known. It takes up to half a millisecond, so callers keep the result.
 */
export function drawingKind(category: string, group: CategoryGroup): DrawingKind {
  const concept = conceptCategory(category);
  return (concept === undefined ? undefined : kindOf(concept)) ?? kindOf(category) ?? group;
}

function kindOf(name: string): DrawingKind | undefined {
  wordPatterns ??= KIND_WORDS.map(([kind, words]) => [kind, patternOf(words)]);
  const text = foldText(name).replace(/[^\p{L}\p{N}]+/gu, " ");
  return wordPatterns.find(([, pattern]) => pattern.test(text))?.[0];
}

function patternOf(words: string): RegExp {
  const alternatives = words.split("|").map((word) => (word.endsWith("-") ? word.slice(0, -1) : `${word}s?(?![^ ])`));
  return new RegExp(`(?:^| )(?:${alternatives.join("|").replaceAll("-", " ?")})`);
}
