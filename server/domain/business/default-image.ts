import type { CategoryGroup, DefaultImage } from "../../contract/business.ts";
import { foldText } from "../text/fold.ts";

const IMAGE_OF_GROUP: Partial<Record<CategoryGroup, DefaultImage>> = {
  restaurants: "restaurant",
  healthcare: "healthcare",
  "auto-services": "auto-service",
};

/** Folded words, or their beginnings or ends; the first list that matches decides. */
const WORDS: readonly [DefaultImage, RegExp][] = [
  ["healthcare", /veterin|weteryn|\b(?:animal|pet|dog|cat) (?:hospital|clinic)|\btierarzt|\btierklinik/],
  ["auto-service", /\b(?:auto(?:mobile|motive)?|car) (?:accessor|part|factory|manufactur)/],
  [
    "cleaning-service",
    new RegExp(
      [
        /\b(?:clean|laund|janitor|house ?keep|sanit(?:iz|ation)|disinfect|(?:pressure|power|window) ?wash)|\bmaids?\b/,
        /reinigung|\breiniger|\bwascherei|\bwaschsalon|\bputz(?:frau|dienst|hilfe)|schoonma|\bwasserij|\bstomerij/,
        /\bnettoy|\bpressing\b|\blaverie|\bblanchisserie|\blimpie?za|\blavander|\btintor|\bpulizi|\blavasecco/,
        /\btemizl|\bcamasir|\bsprzatan|\bpraln|rengoring|\bstad(?:firma|ning|service)|\btvatt|\bsiivous/,
      ]
        .map((words) => words.source)
        .join("|"),
    ),
  ],
  [
    "software-development",
    new RegExp(
      [
        /software|\bcomput|\binternet|\bweb(?:\b|site|hosting|shop|agentur|design)|\bcyber ?security|\bsaas\b/,
        /\b(?:information technology|it (?:service|support|compan|consult|dienst)|data(?:base|\s(?:center|recovery)))/,
        /\bapp develop|\bprogramm(?:er|ing|ier|at)|\bprogramador|\bprogramowan|\bordinateur|\bordenador/,
        /\binformati(?:k|que|ca)|\blogiciel|\byazilim|\bbilgisayar|\bkomput/,
      ]
        .map((words) => words.source)
        .join("|"),
    ),
  ],
];

/**
 * Chooses one of six pictures for a business without a photo: by its category's group, else by the words of the category, in English or
 * another language of Latin letters.
 */
export function defaultImage(category: string, group: CategoryGroup): DefaultImage {
  const words = foldText(category);
  const image = IMAGE_OF_GROUP[group] ?? WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  // "it" is also an ordinary word: "Fix it shop".
  return image ?? (/\bIT\b/.test(category) ? "software-development" : "service-provider");
}
