import type { CategoryGroup } from "../../contract/business.ts";

/** With these words a home service is an auto service: "Auto window tinting service", "RV storage facility". */
export const VEHICLES = new Set([
  "auto",
  "automobile",
  "automotive",
  "car",
  "vehicle",
  "truck",
  "motorcycle",
  "rv",
  "boat",
]);

/** Last words of goods that restaurants serve, too. */
export const EDIBLE = new Set(
  "food beverage drink water wine beer liquor alcohol spirit meat ham sausage poultry fish seafood oyster shrimp rice egg cheese tofu".split(
    " ",
  ),
);

/** Groups of goods that only shops sell: their makers and suppliers serve other businesses. */
export const RETAIL: ReadonlySet<CategoryGroup> = new Set([
  "restaurants",
  "shopping",
  "hotels-travel",
  "pets-animals",
  "other",
]);

/** Prepositions that follow the head noun: "school of music", "salon de coiffure". */
export const ENGLISH_PREPOSITIONS = new Set("of for with in at".split(" "));
export const PREPOSITIONS = new Set([
  ...ENGLISH_PREPOSITIONS,
  ..."von fur mit de d di del della dell degli dei des du da do das dos para pour por con van voor met za dla til z s".split(
    " ",
  ),
]);

export const ENGLISH_LETTERS = /^[\x20-\x7e‘’“”–]*$/;

/** Vague head nouns such as "company", "office" and "agency", where other words say more. */
export const VAGUE = new Set(
  "شركة مكتب kantor escritorio agencija agencja agencia agence agenzia agentstvo agentur biuro buro empresa impresa".split(
    " ",
  ),
);
