import anyAscii from "any-ascii";

const MAX_SLUG_CHARS = 80;

/**
 * Makes a URL slug: `a-z`, `0-9` and single hyphens, other scripts transliterated, at most 80 characters, cut at a word. "" when nothing is
 * left, for example of emoji.
 */
export function slugify(text: string): string {
  const slug = toAscii(text)
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_SLUG_CHARS) return slug;
  const end = slug.lastIndexOf("-", MAX_SLUG_CHARS);
  return slug.slice(0, end > MAX_SLUG_CHARS / 2 ? end : MAX_SLUG_CHARS);
}

function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return anyAscii(
    text.normalize("NFKC").replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f]/gu, " "),
  );
}
