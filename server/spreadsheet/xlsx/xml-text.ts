import { unreadable } from "../workbook-limits.ts";

const BEYOND_ASCII = /[^\0-\x7f]/g;

/**
 * Decodes a streamed XML document. UTF-8 is scanned as Latin-1, one character per byte, and only requested texts are decoded: otherwise a
 * single dash makes V8 hold the whole source in two bytes per character.
 */
export class XmlText {
  readonly #decoder: TextDecoder | undefined;
  /** Position of the next byte beyond ASCII after the last slice. */
  #beyondAscii = 0;

  /** `first` has the first bytes of the document. Errors: AppError `unreadable` for an unknown encoding. */
  constructor(first: Buffer) {
    this.#decoder = decoderFor(first);
  }

  /** Returns the source to scan next: the unscanned rest of the previous one, and these bytes. */
  take(rest: string, bytes: Buffer): string {
    return this.#next(rest + (this.#decoder?.decode(bytes, { stream: true }) ?? bytes.toString("latin1")));
  }

  end(rest: string): string {
    return this.#next(rest + (this.#decoder?.decode() ?? ""));
  }

  #next(source: string): string {
    this.#beyondAscii = this.#decoder === undefined ? 0 : source.length;
    return source;
  }

  /** Tells whether this part of a source is longer than `units` UTF-16 code units. */
  isLonger(source: string, units: number): boolean {
    if (source.length <= units || this.#decoder !== undefined) return source.length > units;
    return utf8Text(source).length > units;
  }

  /** Returns a text of the latest source. Slices must be requested in order. */
  slice(source: string, from: number, to: number): string {
    const text = source.slice(from, to);
    if (this.#beyondAscii < from) this.#beyondAscii = firstBeyondAscii(source, from);
    return this.#beyondAscii < to ? utf8Text(text) : text;
  }
}

function utf8Text(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString();
}

function firstBeyondAscii(source: string, from: number): number {
  BEYOND_ASCII.lastIndex = from;
  return BEYOND_ASCII.exec(source)?.index ?? source.length;
}

/** Chooses the decoder by byte order mark, by how "<" is written, or by the XML declaration; undefined for UTF-8. */
function decoderFor(first: Buffer): TextDecoder | undefined {
  const declared = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/.exec(first.toString("latin1", 0, 200));
  const [a, b] = first;
  let label = declared?.[1]?.toLowerCase() ?? "utf-8";
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) label = "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) label = "utf-16be";
  if (label === "utf-8" || label === "utf8" || label === "us-ascii") return undefined;
  try {
    return new TextDecoder(label);
  } catch (error) {
    throw unreadable(`has XML in the unknown encoding "${label}"`, error);
  }
}
