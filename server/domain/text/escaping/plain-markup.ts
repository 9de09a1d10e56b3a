/** Matches tags, and the characters that web pages write as entities. */
const MARKUP = /<[/!]?[a-z][^<>]{0,1000}>|&(?:amp|quot|apos|lt|gt|nbsp|#\d{1,6}|#x[\da-f]{1,6});/i;
const BLOCK_TAG = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]{0,1000}>/gi;
const SCRIPT = /<(?:script|style)\b[^<>]{0,1000}>[^<]{0,10000}<\/(?:script|style)>/gi;
const TAG = /<[/!]?[a-z][^<>]{0,1000}>/gi;
const ENTITY = /&(amp|quot|apos|lt|gt|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };

/** Removes the tags of a text that was copied from a web page, and decodes its entities: "<b>Tom &amp; Jo</b>" becomes "Tom & Jo". */
export function plainMarkup(text: string): string {
  if (!(text.includes("<") || text.includes("&")) || !MARKUP.test(text)) return text;
  return text
    .replace(SCRIPT, "")
    .replace(BLOCK_TAG, "\n")
    .replace(TAG, "")
    .replace(ENTITY, (entity, name: string) => NAMED[name.toLowerCase()] ?? characterOf(name) ?? entity)
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/ ?\n\s{0,100}/g, "\n")
    .trim();
}

/** Returns the character of "#39" or "#x27"; undefined for control and private characters and numbers that are none. */
function characterOf(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const isPrivate = (code >= 0xd800 && code <= 0xf8ff) || code >= 0xf0000;
  return isControl || isPrivate ? undefined : String.fromCodePoint(code);
}
