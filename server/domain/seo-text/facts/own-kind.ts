import { attributesPresent } from "#domain/attributes/attribute-identity";
import { categoryNoun } from "#domain/categories/category-noun";
import { foldText } from "#domain/text/fold";
import type { DescribedBusiness } from "../described-business.ts";
import { categoryLabel, isEnglish, type KindNames, otherCategories } from "../phrases/category-label.ts";

const LODGING = /\b(?:hotel|motel|hostel|inn|guest house|bed & breakfast)$/i;
const LAWYER = /\b(?:lawyer|attorney)$/i;
/** Matches names of firms: nobody says that a group is a lawyer. */
const FIRM = /\b(?:law|legal|firm|group|offices?|llp|pllc|associates)\b/i;
/** Matches kinds of food or of a meal that say less than what a restaurant cooks. */
const VAGUE =
  /^(?:lunch|breakfast|brunch|dinner|family|fine dining|fast food|take ?out|take ?away|delivery|meat dish|european|buffet|pan-asian|hotel)\b/i;
/** Matches kinds that say what a restaurant cooks. */
const KITCHEN = /\b(?:restaurant|steak house|pizzeria|brasserie|bistro)$/i;

/**
 * Returns the heading that says more of one business than its category: a hotel that is listed for its restaurant is a hotel, and a
 * restaurant that is also a Swiss restaurant is that. A word of a kind of food that the name says is not repeated.
 */
export function ownLabel(business: DescribedBusiness, label: string): string {
  const others = otherCategories(business, label).filter(isEnglish);
  const lodging = others.find((name) => /^hotel$/i.test(name)) ?? others.find((name) => LODGING.test(name));
  if (lodging !== undefined && !LODGING.test(label) && isLodging(business)) return categoryLabel(lodging);
  if (label === "Restaurant") {
    const kitchens = others.filter((name) => KITCHEN.test(name) && !VAGUE.test(name));
    return kitchens.find((name) => isFirstWordIn(name, business.name)) ?? kitchens[0] ?? label;
  }
  if (LAWYER.test(label) && FIRM.test(business.name)) return "Law firm";
  return withoutNamedWord(business.name, label);
}

/** Gives one business its own noun; the others of its category keep theirs. */
export function ownKind(kind: KindNames, label: string): KindNames {
  const { withArticle } = categoryNoun(label);
  return { ...kind, withArticle, isOne: `is ${withArticle}`, isNoun: true };
}

/** A name that says another kind makes the category a claim of the listing. */
export function toldKind(kind: KindNames, isNamedOtherwise: boolean): KindNames {
  return isNamedOtherwise ? { ...kind, isOne: `is listed as ${kind.withArticle}` } : kind;
}

/** Matches folded names of lodgings, also in one word: "seehotel". */
const NAMES_A_BED =
  /(?<!\p{L})(?:\p{L}{0,20}hotel|motel|hostel|inn|b&b|bed (?:&|and) breakfast|lodge|resort|guest ?house|gasth(?:of|aus)|auberge|albergo|locanda|pension|pensione|posada|pousada|parador|chambres d'hotes)(?!\p{L})/u;
const NAMES_A_TABLE = /(?<!\p{L})(?:restaurant|ristorante|bistro|brasserie|caf[eé]|grill|pizzeria)(?!\p{L})/iu;

/** Tells whether the business is a lodging: it has facts of one, or its name says so and nobody dines in. */
function isLodging({ name, attributes }: DescribedBusiness): boolean {
  // A bistro inside a hotel has the facts of the hotel.
  if (NAMES_A_TABLE.test(name) && !NAMES_A_BED.test(foldText(name))) return false;
  const keys = Object.values(attributes).flatMap((values) => Object.keys(values));
  if (keys.some((key) => /^(?:check-?in time|star rating)$/i.test(key))) return true;
  return (
    /\b(?:hotel|motel|hostel|inn|b&b|bed (?:&|and) breakfast)\b/i.test(name) &&
    !attributesPresent(attributes).some(({ label }) => label === "Dine-in")
  );
}

function isFirstWordIn(label: string, name: string): boolean {
  return foldText(name)
    .split(/\W+/)
    .includes(foldText(label.split(" ", 1)[0] ?? ""));
}

/** Example: `French restaurant` of `Haute French restaurant` if the name says "Haute". */
function withoutNamedWord(name: string, label: string): string {
  const [, ...rest] = label.split(" ");
  const isSaid = isFirstWordIn(label, name);
  const isCuisine = rest.length > 1 && rest.at(-1) === "restaurant" && /^\p{Lu}/u.test(rest[0] ?? "");
  return isSaid && isCuisine ? rest.join(" ") : label;
}

/** Tells whether the name says the kind, so that "is a church" would say it twice. */
export function isNamed(name: string, kind: string): boolean {
  const words = new Set(foldText(name).match(/[\p{L}\p{N}]+/gu));
  return (foldText(kind).match(/[\p{L}\p{N}]+/gu) ?? [""]).every((word) => words.has(word));
}
