import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CitySummary, Suggestion } from "#contract/business";
import { cityUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";

/** Shorter text matches nearly everything. */
const MIN_LETTERS = 2;
const MAX_CITIES = 6;

export interface SuggestionItem extends Suggestion {
  /** What it is, or where a city is. */
  note: string;
}

const KIND_NOTES = { search: "", business: "Business", category: "Category", city: "City" };

/** What the boxes of a search form hold. */
export interface TypedText {
  typed: string;
  /** Of the location box. */
  location: string;
}

/** Completions of the typed text; only cities when `places`. The last ones stay while the next ones load. */
export function useSuggestions({ typed, location }: TypedText, places: boolean): SuggestionItem[] {
  const { queries } = useApp();
  const isEnough = typed.length >= MIN_LETTERS;
  const anything = useQuery({
    ...queries.suggest(typed, location),
    enabled: isEnough && !places,
    placeholderData: keepPreviousData,
  });
  const cities = useQuery({
    ...queries.cities({ search: typed, limit: MAX_CITIES, offset: 0 }),
    enabled: isEnough && places,
    placeholderData: keepPreviousData,
  });
  if (!isEnough) return [];
  if (places) return cities.data?.cities.map(suggestedCity) ?? [];
  return anything.data?.map((suggestion) => ({ ...suggestion, note: KIND_NOTES[suggestion.kind] })) ?? [];
}

function suggestedCity({ name, state, country, businessCount }: CitySummary): SuggestionItem {
  const where = state === name || state === "" ? country : state;
  const count = counted(businessCount, "business", "businesses");
  return { kind: "city", label: name, href: cityUrl(name), note: where === "" ? count : `${where} · ${count}` };
}
