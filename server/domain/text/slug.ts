import anyAscii from "any-ascii";
import { romanizeKana } from "./scripts/romanize-kana.ts";
import { romanizeKorean } from "./scripts/romanize-korean.ts";

const MAX_SLUG_CHARS = 80;

/**
 * Makes a URL slug: `a-z`, `0-9` and single hyphens, other scripts transliterated, at most 80 characters, cut at a word. "" when nothing is
 * left, for example of emoji.
 */
export function slugify(text: string): string {
  const ascii = toAscii(text).toLowerCase();
  // Most names are words with single spaces between them, for which this is the same.
  const slug = /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(ascii)
    ? ascii.replaceAll(" ", "-")
    : ascii
        .replace(/['`]/g, "")
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
  if (slug.length <= MAX_SLUG_CHARS) return slug;
  const end = slug.lastIndexOf("-", MAX_SLUG_CHARS);
  return slug.slice(0, end > MAX_SLUG_CHARS / 2 ? end : MAX_SLUG_CHARS);
}

const HAN = /\p{Script=Han}+/gu;
const JAPANESE_OR_KOREAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const COUNTRIES_WITH_OTHER_READINGS: ReadonlySet<string> = new Set(["Japan", "South Korea", "North Korea"]);

/**
 * Makes a slug of a name, in which Japanese and Korean letters are read as such. Their Chinese characters are left out, since nothing tells how
 * they are read; "" when nothing else is left. `country` is an English short name or "".
 */
export function nameSlug(name: string, country: string): string {
  if (!readsHanOtherwise(name, country)) return slugify(name);
  return slugify(romanizeKana(romanizeKorean(name.normalize("NFKC"))).replace(HAN, " "));
}

/** Tells whether Chinese readings of the characters in a name would be wrong. */
export function readsHanOtherwise(name: string, country: string): boolean {
  if (/^[\x00-\u10ff]*$/.test(name)) return false;
  const text = name.normalize("NFKC");
  return JAPANESE_OR_KOREAN.test(text) || (text.search(HAN) !== -1 && COUNTRIES_WITH_OTHER_READINGS.has(country));
}

function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return anyAscii(
    text.normalize("NFKC").replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f]/gu, " "),
  );
}
