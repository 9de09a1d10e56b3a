import { conceptCategory } from "#domain/categories/category-concepts";
import { foldText } from "#domain/text/fold";
import type { DescribedBusiness } from "../described-business.ts";
import { isEnglish, isForeign } from "../phrases/category-label.ts";

/** Finds the English equivalents of categories in other languages. */
export function createForeignCategories() {
  const categories = new Map<string, ForeignCategory>();

  function translation(category: string): string | undefined {
    const entry = categories.get(category);
    if (entry?.isConfirmed) return entry.concept;
    const [first, another] = entry?.firstSubtypes ?? [];
    if (first === undefined || another !== undefined || isForeign(first[0])) return undefined;
    const [subtype, { businesses, isOnly }] = first;
    // A single business may have another kind first.
    return businesses > 1 || (isOnly && shareStem(category, subtype)) ? subtype : undefined;
  }

  return {
    add({ category, subtypes }: DescribedBusiness): void {
      let entry = categories.get(category);
      if (entry === undefined) {
        if (!isForeign(category)) return;
        entry = { concept: conceptCategory(category), isConfirmed: false, firstSubtypes: new Map() };
        categories.set(category, entry);
      }
      const { concept, firstSubtypes } = entry;
      const [first] = subtypes;
      if (first !== undefined) {
        const { businesses, isOnly } = firstSubtypes.get(first) ?? { businesses: 0, isOnly: true };
        firstSubtypes.set(first, { businesses: businesses + 1, isOnly: isOnly && subtypes.length === 1 });
      }
      if (concept !== undefined && subtypes.includes(concept)) entry.isConfirmed = true;
    },

    /** Translates "Schweizerisches Restaurant" to "Swiss restaurant", by the subtypes of its businesses. */
    translation,

    /** Returns English kinds that the categories without a translation seem to be. */
    untranslatedKinds(): string[] {
      const untranslatedCategories = Array.from(categories).filter(([category]) => translation(category) === undefined);
      return untranslatedCategories
        .flatMap(([, { concept, firstSubtypes }]) => [...firstSubtypes.keys(), concept ?? ""])
        .filter(isEnglish);
    },
  };
}

interface ForeignCategory {
  /** The English category of the dictionary. */
  concept: string | undefined;
  /** A business of the category has the concept among its subtypes. */
  isConfirmed: boolean;
  /** The first subtypes of its businesses: usually the category in English. */
  firstSubtypes: Map<string, FirstSubtype>;
}

interface FirstSubtype {
  businesses: number;
  /** No business of the category has another subtype. */
  isOnly: boolean;
}

const STEM_LETTERS = 4;

/** Tells whether two names share a stem: "Suši restaurace" and "Sushi restaurant" share "rest". */
function shareStem(a: string, b: string): boolean {
  const stems = (name: string) =>
    (foldText(name).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM_LETTERS));
  const ownStems = stems(a);
  return stems(b).some((stem) => ownStems.includes(stem));
}

export type ForeignCategories = ReturnType<typeof createForeignCategories>;
