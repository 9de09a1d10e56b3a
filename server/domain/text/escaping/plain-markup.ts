/** Matches what may be a tag, with its name. */
const TAG = /<[/!]?([a-z][a-z\d]{0,20})(?:[\s/][^<>]{0,1000})?>/gi;
const BLOCK_TAG = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)(?:[\s/][^<>]{0,1000})?>/gi;
/** Tags of formatted text. A script, or a name such as "Bar <Underground>", stays as it was typed. */
const FORMATS = new Set(
  "a abbr b big blockquote br center cite code dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i img li mark ol p pre s small span strong sub sup table tbody td th thead tr tt u ul".split(
    " ",
  ),
);
const ENTITY = /&(amp|quot|apos|lt|gt|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };

/**
 * Removes the tags of a text that was copied from a web page, and decodes its entities: "<b>Tom &amp; Jo</b>" becomes "Tom & Jo". A text
 * with any other tag is returned as it is.
 */
export function plainMarkup(text: string): string {
  if (!(text.includes("<") || text.includes("&"))) return text;
  const tags = Array.from(text.matchAll(TAG), ([, name = ""]) => name.toLowerCase());
  if (!tags.every((name) => FORMATS.has(name)) || (tags.length === 0 && text.match(ENTITY) === null)) return text;
  return text
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
