/** Minimum letters of the first part of a name that can replace all of it, as in `Smith Electric | Electricians in Austin`. */
const MIN_FIRST_PART_CHARS = 4;

/** Returns the name without what follows a bar, a dash or a colon, or stands in brackets; the whole name if its first part is too short to tell. */
export function shortName(name: string): string {
  const firstPart = withoutBracket(name.split(/ [|•–—-] |: /, 1)[0]?.trim() ?? "");
  return firstPart.length >= MIN_FIRST_PART_CHARS ? firstPart : name;
}

/** Returns the name without a bracket at its end: in a list, another one with its distance follows. */
export function withoutBracket(name: string): string {
  const start = name.indexOf(" (");
  const isAtEnd = start >= MIN_FIRST_PART_CHARS && name.indexOf(")", start) === name.length - 1;
  return isAtEnd && name.lastIndexOf("(") === start + 1 ? name.slice(0, start) : name;
}

/** A shouted word of fewer letters may be an abbreviation. */
const MIN_WORD_LETTERS = 4;
/** Matches a word of a name whose other words are not shouted, too long for an abbreviation. */
const SHOUTED_WORD = /^\p{Lu}{6,}[.,!]?$/u;
/** Matches three letters that can be said as a word, such as "SAN" and "BAR". */
const READABLE = /^[B-DF-HJ-NP-TV-Z][AEIOU][B-DF-HJ-NP-TV-Z][.,!]?$/;
/** Short words that are not abbreviations. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  "a al an and at by da de del di do for in la le les my of oh on or our pop the to up with".split(" "),
);
/** Abbreviations in capitals. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  "BBQ LLC LLP PLLC INC HVAC YMCA YWCA NASA NATO UNESCO UNICEF USPS ASPCA AARP NAACP ROTC".split(" "),
);
/** Words before a name that people shorten. */
const TITLES: ReadonlySet<string> = new Set("dr ft jr mr mrs ms mt sr st".split(" "));

/** Returns a name of several shouted words as people write it: `Oak Judo Academy` of `OAK JUDO ACADEMY`. One word may be a brand. */
export function unshouted(name: string): string {
  const words = name.split(" ");
  if (/\p{Ll}/u.test(name))
    return words.map((word) => (SHOUTED_WORD.test(word) && !isAbbreviation(word) ? inTitleCase(word) : word)).join(" ");
  const isWord = (word: string) => (word.match(/\p{L}/gu) ?? []).length >= MIN_WORD_LETTERS;
  const longWords = words.filter((word) => isWord(word) && !isAbbreviation(word));
  const areOthersShort = words.every((word) => longWords.includes(word) || SHORT_WORDS.has(word.toLowerCase()));
  const minLongWords = areOthersShort && words.length > 1 ? 1 : 2;
  if (longWords.length < minLongWords) return name;
  return words
    .map((word, index) => {
      if (SHORT_WORDS.has(word.toLowerCase())) return index === 0 ? inTitleCase(word) : word.toLowerCase();
      const isTitle = TITLES.has(word.toLowerCase().replace(".", ""));
      return (isWord(word) || READABLE.test(word) || isTitle) && !isAbbreviation(word) ? inTitleCase(word) : word;
    })
    .join(" ");
}

function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(word.replace(/[.,]/g, ""));
}

/** Matches the first letter of a word, that after `O'` or `L'`, and that after `Mc`. */
const CAPITAL = /(?<![\p{L}\p{M}\p{N}'’])\p{Ll}|(?<=(?<![\p{L}\p{M}\p{N}])(?:[dlo]['’]|mc))\p{Ll}/gu;

/** Small letters of a Turkish `İ` have a dot of their own. */
function inTitleCase(word: string): string {
  return word
    .toLowerCase()
    .replace(CAPITAL, (letter) => letter.toUpperCase())
    .normalize("NFC")
    .replaceAll("i\u0307", "i");
}

/** Returns the name without what follows a bar, which is advertising; a dash may tell one branch from another. */
export function withoutSlogan(name: string): string {
  const firstPart = name.split(/ ?[|•] ?/, 1)[0]?.trim() ?? "";
  return firstPart.length >= MIN_FIRST_PART_CHARS ? firstPart : name;
}

/** Returns a name in small letters with capitals, since it begins a sentence, and a shouted one without; others stay as they are. */
export function capitalized(name: string): string {
  return name === name.toLowerCase() ? inTitleCase(name) : unshouted(name);
}
