import { memoize } from "#domain/text/memoize";
import { lowerFirst } from "../text/join-list.ts";
import { ENGLISH_HEADS, PROPER_NAMES, PROPER_WORDS } from "./category-noun-data.ts";

/** A category as a noun inside a sentence. */
export interface CategoryNoun {
  /** Singular: `Chinese restaurant`, `church`. */
  one: string;
  /** Plural: `Chinese restaurants`, `churches`. */
  many: string;
  /** Singular with article: `a church`, `an electrician`. */
  withArticle: string;
  /** Noun for several in one place: `churches`. */
  collective: string;
}

/** Matches plurals such as `restaurants`, as some exports name their categories. */
const PLURAL =
  /^([a-z ]*(?:restaurant|cafe|bar|pub|hotel|shop|store|salon|school|clinic|dentist|doctor|lawyer|electrician|plumber))s$/i;

/** Matches last words that have no plural: activities and goods. */
const UNCOUNTABLE =
  /(?:ing|ics|ogy|aphy|ance|ence|wear|ware|ies|[^s]s|food|equipment|management|entertainment|apparel|electronics|government|commerce|therapy|housing)$/i;
const COUNTABLE =
  /(?:painting|building|drive-in|gas|bus|school|office|business|club|studio|center|centre|shop|store|clinic|company|service|supplier|agency|contractor|restaurant|instructor)$/i;

/** Matches names that are not English though their head noun could be: `Japanisches Restaurant`, `Salon de coiffure`. */
const FOREIGN_WORD =
  /^(?:de|del|di|du|da|des|der|die|das|la|le|el|il|per|para|und|et)$|[^r]sch(?:es|er|en|e)?$|(?:an|rn|en|al)es$|[äöüãõ]/i;
/** Splits names whose head noun comes first: `school for the deaf`. */
const OF_SOMETHING = /^(.*?[^s])( (?:of|for|at|in) .*)/s;

/** Declines an English category name; names in other languages are quoted as they are. */
export const categoryNoun = memoize((category): CategoryNoun => {
  const [, single] = PLURAL.exec(category) ?? [];
  if (single !== undefined) return categoryNoun(single);
  if (!/^[\x20-\x7e’éàèçãñüöäíá]+$/.test(category) || isCompound(category)) return quoteNoun(category);
  const singular = lowerInSentence(category);
  const lastWord = singular.split(" ").at(-1) ?? singular;
  if (!isEnglish(singular) || (UNCOUNTABLE.test(lastWord) && !COUNTABLE.test(lastWord))) return quoteNoun(category);
  const pluralNoun = plural(singular);
  return {
    one: singular,
    many: pluralNoun,
    withArticle: `${startsWithVowelSound(singular) ? "an" : "a"} ${singular}`,
    collective: pluralNoun,
  };
});

/** Tells whether the name is a German compound such as `Sushi-Restaurant`. */
function isCompound(category: string): boolean {
  const lastPart = /-(\p{Lu}\p{Ll}+)$/u.exec(category)?.[1];
  return lastPart !== undefined && ENGLISH_HEADS.has(lastPart.toLowerCase());
}

/** Decides by the head noun: `restaurant` is English, `schweizerisches Restaurant` and `clínica dental` are not. */
function isEnglish(singular: string): boolean {
  const [, head = singular] = OF_SOMETHING.exec(singular) ?? [];
  const words = head
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter((word) => word !== "");
  return ENGLISH_HEADS.has(words.at(-1) ?? "") && !words.some((word) => FOREIGN_WORD.test(word));
}

function quoteNoun(category: string): CategoryNoun {
  return {
    one: `business listed as “${category}”`,
    many: `businesses listed as “${category}”`,
    withArticle: `a business listed as “${category}”`,
    collective: "businesses of its category",
  };
}

/** Matches words of faith that make their phrase a proper name: `Church of Christ`, `Assemblies of God church`. */
const OF_FAITH = /\bof (?:the )?(?:christ|god|jesus|nazarene|latter-day|brethren|scientology)\b/i;
const PROPER_NAME = new RegExp(`\\b(?:${PROPER_NAMES.join("|")})\\b`, "gi");
const properNames: ReadonlyMap<string, string> = new Map(PROPER_NAMES.map((name) => [name.toLowerCase(), name]));
const LINKING_WORDS = new Set(["of", "for", "at", "in", "the", "and", "with", "to", "on"]);

/** Lowers a category within a sentence, except proper words: `CHINESE RESTAURANT` becomes `Chinese restaurant`. */
function lowerInSentence(category: string): string {
  const isShouted = category.length > 5 && category === category.toUpperCase() && /[A-Z]{4}/.test(category);
  const text = isShouted ? category.toLowerCase() : category;
  const faithMatch = OF_FAITH.exec(text);
  const nameEnd = faithMatch === null ? 0 : faithMatch.index + faithMatch[0].length;
  let wordStart = 0;
  return text
    .split(/(?=[ /])/)
    .map((part) => {
      const isInName = wordStart < nameEnd;
      wordStart += part.length;
      const [, gap = "", word = ""] = /^([ /]?)(.*)$/s.exec(part) ?? [];
      return gap + (isInName ? titleWord(word) : plainWord(word));
    })
    .join("")
    .replace(PROPER_NAME, (name) => properNames.get(name.toLowerCase()) ?? name);
}

function titleWord(word: string): string {
  return LINKING_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

function plainWord(word: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  if (PROPER_WORDS.has(capital)) return capital;
  const isName = /^.?[A-Z0-9]/.test(word.slice(1)) || word.length === 1;
  return isName ? word : lowerFirst(word);
}

const IRREGULAR: Readonly<Record<string, string>> = {
  man: "men",
  woman: "women",
  person: "people",
  child: "children",
  foot: "feet",
  tooth: "teeth",
  deli: "delis",
};

function plural(singular: string): string {
  const [, head, rest] = OF_SOMETHING.exec(singular) ?? [];
  return head === undefined ? pluralPhrase(singular) : `${pluralPhrase(head)}${rest}`;
}

function pluralPhrase(phrase: string): string {
  const word = /(?<!\p{L})\p{L}+$/u.exec(phrase)?.[0] ?? "";
  const wordsBefore = phrase.slice(0, phrase.length - word.length);
  const lowerCase = word.toLowerCase();
  for (const [suffix, many] of Object.entries(IRREGULAR))
    if (
      lowerCase === suffix ||
      lowerCase.endsWith(`s${suffix}`) ||
      lowerCase.endsWith(`y${suffix}`) ||
      lowerCase.endsWith(`e${suffix}`)
    )
      return wordsBefore + word.slice(0, word.length - suffix.length) + many;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${phrase}es`;
  if (/[^aeiou]y$/i.test(word)) return `${phrase.slice(0, -1)}ies`;
  if (/[^aeiou]fe$/i.test(word)) return `${phrase.slice(0, -2)}ves`;
  return word === "" ? phrase : `${phrase}s`;
}

function startsWithVowelSound(phrase: string): boolean {
  const firstWord = phrase.split(/[\s-]/, 1)[0] ?? "";
  if (/^[A-Z]{2,}$/.test(firstWord)) return /^[AEFHILMNORSX]/.test(firstWord);
  return /^[aeiou]/i.test(firstWord) && !/^(?:uni|use|eu|one|uk|uy|uru)/i.test(firstWord);
}
