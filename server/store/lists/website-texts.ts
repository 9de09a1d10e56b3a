/** Websites of more bytes than this are not held in memory. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Number of changed businesses above which all are packed again. */
const MAX_CHANGES = 20_000;
const SEPARATOR = "\n";

/** Website of a business in lower case; null without one. */
export type WebsiteRow = [id: number, website: string | null];

/**
 * The websites of all businesses, packed into one buffer for substring searches in some milliseconds: some 30 bytes a business. Changes are
 * an overlay until there are many.
 */
export class WebsiteTexts {
  #text: Buffer = Buffer.alloc(0);
  #ids = new Uint32Array(0);
  #starts = new Uint32Array(0);
  readonly #changes = new Map<number, string | null>();
  #parts: { ids: number[]; lengths: number[]; text: Buffer }[] = [];
  #bytes = 0;

  /** Adds businesses in ascending order of ids, until `pack`. Returns false if they are too many. */
  append(rows: readonly WebsiteRow[]): boolean {
    const storableRows = rows.filter((row): row is [number, string] => row[1] !== null && !row[1].includes(SEPARATOR));
    const texts = storableRows.map(([, website]) => website + SEPARATOR);
    const text = Buffer.from(texts.join(""));
    this.#bytes += text.length;
    if (this.#bytes > MAX_BYTES) return false;
    this.#parts.push({
      ids: storableRows.map(([id]) => id),
      lengths: texts.map((line) => Buffer.byteLength(line)),
      text,
    });
    return true;
  }

  pack(): void {
    this.#text = Buffer.concat(this.#parts.map(({ text }) => text));
    const ids = this.#parts.flatMap((part) => part.ids);
    this.#ids = Uint32Array.from(ids);
    this.#starts = new Uint32Array(ids.length);
    let start = 0;
    let index = 0;
    for (const { lengths } of this.#parts) {
      for (const length of lengths) {
        this.#starts[index++] = start;
        start += length;
      }
    }
    this.#parts = [];
  }

  /** Puts other websites in the place of the packed ones. Returns false when all are to be packed again. */
  change(rows: readonly WebsiteRow[]): boolean {
    for (const [id, website] of rows) this.#changes.set(id, website);
    return this.#changes.size <= MAX_CHANGES;
  }

  /** Returns a test of the ids of businesses whose website has the text, which is in lower case. */
  find(text: string): (id: number) => boolean {
    if (text.includes(SEPARATOR)) return () => false;
    const bytes = Buffer.from(text);
    const hasText = new Uint8Array((this.#ids.at(-1) ?? 0) + 1);
    let index = 0;
    for (let at = this.#text.indexOf(bytes); at !== -1 && at < this.#text.length; ) {
      index = this.#indexAt(at, index);
      hasText[this.#ids[index] ?? 0] = 1;
      const next = this.#starts[index + 1];
      if (next === undefined) break;
      at = this.#text.indexOf(bytes, next);
    }
    const changes = new Map(Array.from(this.#changes, ([id, website]) => [id, website?.includes(text) ?? false]));
    return (id) => changes.get(id) ?? hasText[id] === 1;
  }

  /** Returns the index of the website at a position of the text, which is not before that of `from`. */
  #indexAt(position: number, from: number): number {
    let low = from;
    // The next match is mostly near: the step doubles until it is passed.
    let step = 1;
    while (low + step < this.#starts.length && (this.#starts[low + step] ?? 0) <= position) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.#starts.length) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
