import type { Business, CategoryGroup } from "#contract/business";
import { conceptCategory } from "#domain/categories/category-concepts";
import { categoryGroup } from "#domain/categories/category-group";
import { foldText } from "#domain/text/fold";
import { withoutBrackets } from "#domain/text/without-brackets";
import type { LocalBusinessType } from "./local-business-node.ts";
import { ENDINGS_IN_GROUP, SUBTYPE_OF_GROUP, SUBTYPES_BY_ENDING } from "./local-business-types-data.ts";

type TypeOfEnding = ReadonlyMap<string, LocalBusinessType>;

const MOST_WORDS = 5;

/** Cache, built on first use. */
let cachedTypes: { anywhere: TypeOfEnding; inGroup: ReadonlyMap<string, TypeOfEnding> } | undefined;
const tables = () => {
  cachedTypes ??= {
    anywhere: typeOfEnding(SUBTYPES_BY_ENDING),
    inGroup: new Map(Object.entries(ENDINGS_IN_GROUP).map(([group, endings]) => [group, typeOfEnding(endings)])),
  };
  return cachedTypes;
};

/** Returns the most specific LocalBusiness type that is certain for the category, in any language that search knows. */
export function localBusinessType({ category, group }: Pick<Business, "category" | "group">): LocalBusinessType {
  return typeByEnding(category, group) ?? typeOfConcept(category, group) ?? SUBTYPE_OF_GROUP[group] ?? "LocalBusiness";
}

/** Finds the type by the English name of the category, unless that has another group: a gas company is not a gas station. */
function typeOfConcept(category: string, group: CategoryGroup): LocalBusinessType | undefined {
  const englishCategory = conceptCategory(category);
  return englishCategory !== undefined && categoryGroup(englishCategory) === group
    ? typeByEnding(englishCategory, group)
    : undefined;
}

function typeByEnding(category: string, group: CategoryGroup): LocalBusinessType | undefined {
  const { anywhere, inGroup } = tables();
  const typeInGroup = inGroup.get(group);
  const words = wordsOf(category);
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    const lastWords = words.slice(-length).join(" ");
    const type = typeInGroup?.get(lastWords) ?? anywhere.get(lastWords);
    if (type !== undefined) return type;
  }
  return undefined;
}

function typeOfEnding(endings: Partial<Record<LocalBusinessType, string>>): TypeOfEnding {
  const types = new Map<string, LocalBusinessType>();
  for (const [type, list] of Object.entries(endings) as [LocalBusinessType, string][])
    for (const lastWords of list.split(",")) types.set(wordsOf(lastWords).join(" "), type);
  return types;
}

/** Returns folded words, without text in brackets. */
function wordsOf(name: string): string[] {
  return foldText(withoutBrackets(name)).match(/[\p{L}\p{N}\p{M}&'/]+/gu) ?? [];
}
