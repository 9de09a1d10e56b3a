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

/** Small capitals and letters on dark discs and squares, which people paste into names and which Unicode does not decompose. */
const DRAWN_LETTERS = /[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ";
const PLAIN_LETTERS = "abcdefghijklmnoprstuvwyz";
const DISCS_START = 0x1f150;
/** Distance of the first letter on a square from the first on a disc. */
const SQUARES_DISTANCE = 0x20;

function plainLetter(letter: string): string {
  const index = SMALL_CAPITALS.indexOf(letter);
  if (index >= 0) return PLAIN_LETTERS.charAt(index);
  return String.fromCharCode(97 + (((letter.codePointAt(0) ?? DISCS_START) - DISCS_START) % SQUARES_DISTANCE));
}

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
      .replace(DRAWN_LETTERS, plainLetter)
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
