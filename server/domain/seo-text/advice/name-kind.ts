import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { memoize } from "#domain/text/memoize";
import { conceptCategory } from "../../categories/category-concepts.ts";

/** Words of names that belong to another kind of business than the category, unless the name has words of its own kind. */
interface OtherKind {
  isCategory: (category: string) => boolean;
  other: RegExp;
  own: RegExp;
}

const MARTIAL_ARTS = ["judo", "karate", "taekwondo", "aikido", "boxing", "kickboxing", "jiu[- ]?jitsu", "kung fu"];

const OTHER_KINDS: readonly OtherKind[] = [
  {
    isCategory: isPlaceOfWorship,
    other:
      /\bchild(?:ren'?s?|care)?\b|\bday ?care\b|\bpre-?school\b|\bkindergarten\b|\blearning center\b|\bacademy\b|\bschool\b/i,
    own: /\bchurch|\bchapel\b|\btemple\b|\bministr|\bcongregation\b|\bfellowship\b|\bcathedral\b|\bmosque\b|\bsynagogue\b|\btabernacle\b|\bcenter of worship\b|\bkirche\b/i,
  },
  {
    isCategory: (category) => /\b(?:electrician|plumber|contractor|roofer|painter)\b/i.test(category),
    other: /\b(?:investments?|propert(?:y|ies)|realty|real estate)\b/i,
    own: /\belectric|\bplumb|\broof|\bpaint|\bcontract/i,
  },
  {
    isCategory: (category) => /\b(?:event venue|wedding venue|banquet hall|function room facility)\b/i.test(category),
    other: /\brestaurant\b/i,
    own: /\b(?:event|wedding|banquet|hall|venue)s?\b/i,
  },
  ...MARTIAL_ARTS.map((art) => {
    const own = new RegExp(`\\b${art}\\b`, "i");
    const others = MARTIAL_ARTS.filter((name) => name !== art).join("|");
    return { isCategory: (category: string) => own.test(category), other: new RegExp(`\\b(?:${others})\\b`, "i"), own };
  }),
];

const isOtherKind = memoize((json): boolean => {
  const [name, category] = JSON.parse(json) as [string, string];
  return OTHER_KINDS.some(({ isCategory, other, own }) => isCategory(category) && other.test(name) && !own.test(name));
});

/** Tells whether the name says another kind than the category: a children's center is no church, whatever its row says. */
export function isNamedOtherwise(name: string, category: string): boolean {
  return isOtherKind(JSON.stringify([name, category]));
}

/** Returns the kind that the last word of the name means: "Yoga studio" of "Seaside Yoga"; "" for others, such as "Church Street Partners". */
export const kindInName = memoize((name): string => {
  const word = name.split(/[^\p{L}\p{N}]+/u).findLast((each) => each.length >= MIN_WORD_CHARS) ?? "";
  return conceptCategory(word) ?? "";
});

/** Shorter words are parts of names more often than kinds. */
const MIN_WORD_CHARS = 4;
