import anyAscii from "any-ascii";
import { isPlainText, plainSlug } from "./plain-slug.ts";

/**
 * The text as a part of an address: `a-z`, `0-9` and single hyphens, other scripts written in Latin letters, at most 80
 * characters, cut at a word. "" when nothing of it can be written so, such as a name of emoji alone.
 */
export function slugify(text: string): string {
  return plainSlug(toAscii(text));
}

function toAscii(text: string): string {
  if (isPlainText(text)) return text;
  return anyAscii(
    text.normalize("NFKC").replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f]/gu, " "),
  );
}
