import { conceptCategory } from "#domain/categories/category-concepts";
import { foldText } from "#domain/text/fold";
import type { DescribedBusiness } from "../described-business.ts";
import { isEnglish, isForeign } from "../phrases/category-label.ts";

/** Reads categories in other languages, and which English ones they stand for. */
export function createForeignCategories() {
  /** By category, the first subtypes of its businesses: mostly the category in English. */
  const firstSubtypes = new Map<string, Map<string, FirstSubtype>>();
  const confirmed = new Map<string, string>();

  function translation(category: string): string | undefined {
    const known = confirmed.get(category);
    if (known !== undefined) return known;
    const [first, another] = firstSubtypes.get(category) ?? [];
    if (first === undefined || another !== undefined || isForeign(first[0])) return undefined;
    const [subtype, { businesses, isOnly }] = first;
    // one business alone may be of another kind first
    return businesses > 1 || (isOnly && shareStem(category, subtype)) ? subtype : undefined;
  }

  return {
    add({ category, subtypes }: DescribedBusiness): void {
      if (!isForeign(category)) return;
      const firsts = firstSubtypes.get(category) ?? new Map<string, FirstSubtype>();
      firstSubtypes.set(category, firsts);
      const [first] = subtypes;
      if (first !== undefined) {
        const { businesses, isOnly } = firsts.get(first) ?? { businesses: 0, isOnly: true };
        firsts.set(first, { businesses: businesses + 1, isOnly: isOnly && subtypes.length === 1 });
      }
      const concept = conceptCategory(category);
      if (concept !== undefined && subtypes.includes(concept)) confirmed.set(category, concept);
    },

    /** "Swiss restaurant" of "Schweizerisches Restaurant", as the subtypes of its businesses say. */
    translation,

    /** English kinds that the categories without a translation seem to be. */
    untranslatedKinds(): string[] {
      const untranslated = Array.from(firstSubtypes).filter(([category]) => translation(category) === undefined);
      return untranslated
        .flatMap(([category, firsts]) => [...firsts.keys(), conceptCategory(category) ?? ""])
        .filter(isEnglish);
    },
  };
}

interface FirstSubtype {
  businesses: number;
  /** None of these has another subtype. */
  isOnly: boolean;
}

const STEM_LETTERS = 4;

/** "Suši restaurace" and "Sushi restaurant" share "rest". */
function shareStem(one: string, other: string): boolean {
  const stems = (name: string) =>
    (foldText(name).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM_LETTERS));
  const own = stems(one);
  return stems(other).some((stem) => own.includes(stem));
}

export type ForeignCategories = ReturnType<typeof createForeignCategories>;
