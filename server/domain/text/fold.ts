const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Matches characters that NFKD would turn into letters or a space. */
const HAS_MARKS = /[´™®©℠]/;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ς: "σ",
};

/**
 * Folds text for comparison and search: lower case, no accents (Turkish İ and ı too), plain quotes, dashes and letters, single
 * spaces. Letters of other scripts stay. Idempotent.
 */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return collapse(text.toLowerCase());
  const marked = HAS_MARKS.test(text) ? text.replace(/´/g, "'").replace(/[™®©℠]/g, "") : text;
  const baseLetters = marked.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  if (ASCII_ONLY.test(baseLetters)) return collapse(baseLetters.toLowerCase());
  return collapse(
    baseLetters
      .replace(/[‘’‛ʼʻ′]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
      .replace(/[‐‑‒–—―−]/g, "-")
      .toLowerCase()
      .replace(/[ıßæœøđðþłħς]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize("NFC"),
  );
}

/** Limit of keys, which are indexed: an index entry of PostgreSQL has at most 2,704 bytes. */
const MAX_KEY_CHARS = 500;

/** Folds text to a key for identity or order, cut off beyond the length of any real name. */
export function foldKey(text: string): string {
  const key = foldText(text);
  return key.length <= MAX_KEY_CHARS ? key : key.slice(0, MAX_KEY_CHARS).toWellFormed().trimEnd();
}

function collapse(text: string): string {
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text).trim();
}
