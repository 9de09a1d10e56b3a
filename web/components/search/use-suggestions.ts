import { useQuery } from "@tanstack/react-query";
import type { CitySummary, Suggestion } from "#contract/business";
import { cityUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";

/** Minimum text to complete: one letter begins nearly everything, but in scripts without spaces one character is a word. */
const MIN_TEXT = /..|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MAX_CITIES = 6;

export interface SuggestionItem extends Suggestion {
  /** Kind of the suggestion, or the region of a city. */
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
 * Returns completions of the typed text; only cities if `suggestsOnlyPlaces`. While they load, the last ones stay if the text only became
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
  const cities = useQuery({
    ...queries.cities({ search: typed, limit: MAX_CITIES, offset: 0 }),
    enabled: isEnough && suggestsOnlyPlaces,
    meta,
    placeholderData: (last, query) => (isContinued(query?.meta, meta) ? last : undefined),
  });
  if (!isEnough) return [];
  if (suggestsOnlyPlaces) return cities.data?.cities.map(suggestedCity) ?? [];
  return suggestions.data?.map((suggestion) => ({ ...suggestion, note: KIND_NOTES[suggestion.kind] })) ?? [];
}

/** Tells whether the text only became longer or shorter. `last` is the `TypedText` of the last query. */
function isContinued(last: Record<string, unknown> | undefined, { typed, location }: TypedText): boolean {
  const textBefore = last?.["typed"];
  if (typeof textBefore !== "string" || last?.["location"] !== location) return false;
  return typed.startsWith(textBefore) || textBefore.startsWith(typed);
}

function suggestedCity({ name, state, country, businessCount }: CitySummary): SuggestionItem {
  const region = state === name || state === "" ? country : state;
  const count = counted(businessCount, "business", "businesses");
  return { kind: "city", label: name, href: cityUrl(name), note: region === "" ? count : `${region} · ${count}` };
}
