import { useQuery } from "@tanstack/react-query";
import type { PlaceSuggestion, Suggestion } from "#contract/suggestions";
import { searchUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";

/** Minimum text to complete: one letter begins nearly everything, but in scripts without spaces one character is a word. */
const MIN_TEXT = /..|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface SuggestionItem extends Omit<Suggestion, "kind"> {
  kind: Suggestion["kind"] | PlaceSuggestion["kind"];
  /** Kind of the suggestion, or the region of a place. */
  note: string;
}

const KIND_NOTES = { search: "", business: "Business", category: "Category", city: "City" };

/** Contents of the boxes of a search form. */
export interface TypedText {
  typed: string;
  /** Text in the location box. */
  location: string;
}

/**
 * Returns completions of the typed text; only places if `suggestsOnlyPlaces`. While they load, the last ones stay if the text only became
 * longer or shorter.
 */
export function useSuggestions({ typed, location }: TypedText, suggestsOnlyPlaces: boolean): SuggestionItem[] {
  const { queries } = useApp();
  const isEnough = MIN_TEXT.test(typed);
  const meta = { typed, location };
  const suggestions = useQuery({
    ...queries.suggest(typed, location),
    enabled: isEnough && !suggestsOnlyPlaces,
    meta,
    placeholderData: (last, query) => (isContinued(query?.meta, meta) ? last : undefined),
  });
  const places = useQuery({
    ...queries.suggestPlaces(typed),
    enabled: isEnough && suggestsOnlyPlaces,
    meta,
    placeholderData: (last, query) => (isContinued(query?.meta, meta) ? last : undefined),
  });
  if (!isEnough) return [];
  if (suggestsOnlyPlaces) return places.data?.map(suggestedPlace) ?? [];
  return suggestions.data?.map((suggestion) => ({ ...suggestion, note: KIND_NOTES[suggestion.kind] })) ?? [];
}

/** Tells whether the text only became longer or shorter. `last` is the `TypedText` of the last query. */
function isContinued(last: Record<string, unknown> | undefined, { typed, location }: TypedText): boolean {
  const textBefore = last?.["typed"];
  if (typeof textBefore !== "string" || last?.["location"] !== location) return false;
  return typed.startsWith(textBefore) || textBefore.startsWith(typed);
}

function suggestedPlace({ kind, label, region, businessCount }: PlaceSuggestion): SuggestionItem {
  // A landmark has no businesses of its own; those named after it say little.
  const count = kind === "landmark" ? "" : counted(businessCount, "business", "businesses");
  return { kind, label, href: searchUrl({ location: label }), note: [region, count].filter(Boolean).join(" · ") };
}
