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
  "شركة مكتب kantor escritorio agencija agencja agencia agence agenzia agentstvo агентство агенція агенција agentur agentura biuro buro empresa impresa infantil dzieciecy dzieciece dziecieca detsky detska detske kancelar kancelarija канцеларија".split(
    " ",
  ),
);

/** Words for "and" that tell that "store" or "service" beside them is no English word: "Bâches et Stores". */
export const FOREIGN_CONJUNCTIONS = new Set("et und ve og och oraz y e ed en".split(" "));

/** Words that tell, as a category of a list, that the goods of another one are made or sold for other businesses: "Coffee - Export". */
export const TRADE = new Set(
  "export exportation exporter import importation importer wholesale wholesaler grossiste großhandel grosshandel ingrosso mayorista atacado production fabrication".split(
    " ",
  ),
);

/** Matches names in Latin letters, and in East Slavic ones: the stems of other languages mislead there. */
export const NOT_TRANSLITERATED = /^[\p{Script=Latin}\P{L}]*$|[йщъыьэюяёіїєґ]/iu;
