import type { CategoryGroup, DefaultImage } from "../../contract/business.ts";
import { foldText } from "../text/fold.ts";

const IMAGE_OF_GROUP: Partial<Record<CategoryGroup, DefaultImage>> = {
  restaurants: "restaurant",
  healthcare: "healthcare",
  "auto-services": "auto-service",
};

/** Words, or how they begin or end, as they are after folding; the first list that holds one decides. */
const WORDS: readonly [DefaultImage, RegExp][] = [
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
 * Which of the six pictures stands for a business without a photo: that of its category's group where there is one, else
 * what the words of the category say, in English or another language of Latin letters.
 */
export function defaultImage(category: string, group: CategoryGroup): DefaultImage {
  const words = foldText(category);
  const known = IMAGE_OF_GROUP[group] ?? WORDS.find(([, said]) => said.test(words))?.[0];
  // "it" is also a word of its own: "Fix it shop"
  return known ?? (/\bIT\b/.test(category) ? "software-development" : "service-provider");
}
