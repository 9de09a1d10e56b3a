/** An encoding of one byte a character in which programs read UTF-8 by mistake. */
export interface ByteEncoding {
  /** Name in the Encoding Standard. */
  name: string;
  /** Maps UTF-16 units to the bytes from 0x80 that decode to them. */
  byteOf: ReadonlyMap<number, number>;
  /** Matches runs of characters whose bytes are whole UTF-8 sequences. */
  utf8: RegExp;
  /** Matches the first two characters of such a sequence. */
  start: RegExp;
}

/** Names in the Encoding Standard, except ISO-8859-1; the likeliest first. */
const NAMES = [
  "windows-1252",
  "iso-8859-1",
  "iso-8859-15",
  "macintosh",
  "windows-1250",
  "windows-1251",
  "windows-1254",
] as const;

let cachedEncodings: readonly ByteEncoding[] | undefined;

export function byteEncodings(): readonly ByteEncoding[] {
  cachedEncodings ??= NAMES.map((name) => byteEncoding(name, characterOf(name)));
  return cachedEncodings;
}

/** Returns the character of a byte. Unlike other programs, the Encoding Standard decodes ISO-8859-1 as Windows-1252. */
function characterOf(name: (typeof NAMES)[number]): (byte: number) => string {
  if (name === "iso-8859-1") return (byte) => String.fromCharCode(byte);
  const decoder = new TextDecoder(name);
  return (byte) => decoder.decode(Uint8Array.of(byte));
}

function byteEncoding(name: string, character: (byte: number) => string): ByteEncoding {
  const characters = Array.from({ length: 0x100 }, (_, byte) => (byte < 0x80 ? "" : character(byte)));
  const byteOf = new Map(characters.slice(0x80).map((char, index) => [char.charCodeAt(0), index + 0x80]));
  const set = (first: number, last: number) => `[${characters.slice(first, last + 1).join("")}]`;
  const rest = set(0x80, 0xbf);
  const sequences = [set(0xc2, 0xdf) + rest, `${set(0xe0, 0xef)}${rest}{2}`, `${set(0xf0, 0xf4)}${rest}{3}`];
  const start = new RegExp(set(0xc2, 0xf4) + rest);
  return { name, byteOf, utf8: new RegExp(`^(?:${sequences.join("|")})+$`), start };
}
