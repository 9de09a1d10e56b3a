import { memoize } from "#domain/text/memoize";
import { ENGLISH_HEADS, PROPER_WORDS } from "./kind-name-data.ts";

/** How a category is called inside a sentence. */
export interface KindName {
  /** `Chinese restaurant`, `church`. */
  one: string;
  /** `Chinese restaurants`, `churches`. */
  many: string;
  /** `a church`, `an electrician`. */
  aOne: string;
  /** What those of one place are called among themselves: `churches`. */
  peers: string;
}

/** `restaurants`, as some exports name their categories. */
const PLURAL =
  /^([a-z ]*(?:restaurant|cafe|bar|pub|hotel|shop|store|salon|school|clinic|dentist|doctor|lawyer|electrician|plumber))s$/i;

/** What is done or dealt in, not somebody who does it: there is no plural of it. */
const UNCOUNTED =
  /(?:ing|ics|ogy|aphy|ance|ence|wear|ware|ies|[^s]s|food|equipment|management|entertainment|apparel|electronics|government|commerce|therapy|housing)$/i;
const COUNTED =
  /(?:painting|building|drive-in|gas|bus|school|office|business|club|studio|center|centre|shop|store|clinic|company|service|supplier|agency|contractor|restaurant|instructor)$/i;

/** Words that stand before a noun which English shares with other languages: `Japanisches Restaurant`, `Salon de coiffure`. */
const FOREIGN_WORD =
  /^(?:de|del|di|du|da|des|der|die|das|la|le|el|il|per|para|und|et)$|[^r]sch(?:es|er|en|e)?$|[äöüãõ]/i;
/** The first noun counts in `school for the deaf`, the last in `assemblies of God church`. */
const OF_SOMETHING = /^(.*?[^s])( (?:of|for|at|in) .*)$/;

/** `category` as exports write it: English in sentence case, or in any language, which is then quoted as it is. */
export const kindName = memoize((category): KindName => {
  const [, single] = PLURAL.exec(category) ?? [];
  if (single !== undefined) return kindName(single);
  if (!/^[\x20-\x7e’éàèçãñüöäíá]+$/.test(category)) return quoted(category);
  const one = inSentence(category);
  const last = one.split(" ").at(-1) ?? one;
  if (!isEnglish(one) || (UNCOUNTED.test(last) && !COUNTED.test(last))) return quoted(category);
  const many = plural(one);
  return { one, many, aOne: `${startsWithVowelSound(one) ? "an" : "a"} ${one}`, peers: many };
});

/** Goes by what is counted: a `restaurant`, but not a `schweizerisches Restaurant` nor a `clínica dental`. */
function isEnglish(one: string): boolean {
  const [, head = one] = OF_SOMETHING.exec(one) ?? [];
  const words = head
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter((word) => word !== "");
  return ENGLISH_HEADS.has(words.at(-1) ?? "") && !words.some((word) => FOREIGN_WORD.test(word));
}

function quoted(category: string): KindName {
  return {
    one: `business listed as “${category}”`,
    many: `businesses listed as “${category}”`,
    aOne: `a business listed as “${category}”`,
    peers: "businesses of its category",
  };
}

function inSentence(category: string): string {
  const first = category.split(/[\s/]/, 1)[0] ?? "";
  const isName = PROPER_WORDS.has(first) || /^.?[A-Z0-9]/.test(first.slice(1)) || first.length === 1;
  return isName ? category : category.charAt(0).toLowerCase() + category.slice(1);
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

function plural(one: string): string {
  const [, head, rest] = OF_SOMETHING.exec(one) ?? [];
  return head === undefined ? pluralPhrase(one) : `${pluralPhrase(head)}${rest}`;
}

function pluralPhrase(phrase: string): string {
  const word = /\p{L}+$/u.exec(phrase)?.[0] ?? "";
  const before = phrase.slice(0, phrase.length - word.length);
  const lower = word.toLowerCase();
  for (const [ending, many] of Object.entries(IRREGULAR))
    if (
      lower === ending ||
      lower.endsWith(`s${ending}`) ||
      lower.endsWith(`y${ending}`) ||
      lower.endsWith(`e${ending}`)
    )
      return before + word.slice(0, word.length - ending.length) + many;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${phrase}es`;
  if (/[^aeiou]y$/i.test(word)) return `${phrase.slice(0, -1)}ies`;
  if (/[^aeiou]fe$/i.test(word)) return `${phrase.slice(0, -2)}ves`;
  return word === "" ? phrase : `${phrase}s`;
}

function startsWithVowelSound(phrase: string): boolean {
  const first = phrase.split(/[\s-]/, 1)[0] ?? "";
  if (/^[A-Z]{2,}$/.test(first)) return /^[AEFHILMNORSX]/.test(first);
  return /^[aeiou]/i.test(first) && !/^(?:uni|use|eu|one|uk|uy|uru)/i.test(first);
}
