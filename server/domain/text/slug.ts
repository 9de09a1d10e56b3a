import anyAscii from "any-ascii";

const LONGEST = 80;

/**
 * The text as a part of an address: `a-z`, `0-9` and single hyphens, other scripts written in Latin letters, at most 80
 * characters, cut at a word. "" when nothing of it can be written so, such as a name of emoji alone.
 */
export function slugify(text: string): string {
  const slug = toAscii(text)
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= LONGEST) return slug;
  const end = slug.lastIndexOf("-", LONGEST);
  return slug.slice(0, end > LONGEST / 2 ? end : LONGEST);
}

function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return anyAscii(
    text.normalize("NFKC").replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f]/gu, " "),
  );
}
