import { conceptCategory } from "#domain/categories/category-concepts";
import type { DescribedBusiness } from "../described-business.ts";
import { isEnglish, isForeign } from "../phrases/category-label.ts";

/** Reads categories in other languages, and which English ones they stand for. */
export function createForeignCategories() {
  /** By category, the first subtypes of its businesses, and how many have each. Exporters put the category in English there. */
  const firstSubtypes = new Map<string, Map<string, number>>();
  const confirmed = new Map<string, string>();

  function translation(category: string): string | undefined {
    const known = confirmed.get(category);
    if (known !== undefined) return known;
    const [first, another] = firstSubtypes.get(category) ?? [];
    // one business alone may have another kind first
    return first && !another && first[1] > 1 && isEnglish(first[0]) ? first[0] : undefined;
  }

  return {
    add({ category, subtypes }: DescribedBusiness): void {
      if (!isForeign(category)) return;
      const counts = firstSubtypes.get(category) ?? new Map<string, number>();
      firstSubtypes.set(category, counts);
      const [first] = subtypes;
      if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
      const concept = conceptCategory(category);
      if (concept !== undefined && subtypes.includes(concept)) confirmed.set(category, concept);
    },

    /** "Swiss restaurant" of "Schweizerisches Restaurant", as the subtypes of its businesses say. */
    translation,

    /** English kinds that the categories without a translation seem to be. */
    untranslatedKinds(): string[] {
      const untranslated = Array.from(firstSubtypes).filter(([category]) => translation(category) === undefined);
      return untranslated
        .flatMap(([category, counts]) => [...counts.keys(), conceptCategory(category) ?? ""])
        .filter(isEnglish);
    },
  };
}

export type ForeignCategories = ReturnType<typeof createForeignCategories>;
