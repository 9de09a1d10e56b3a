import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

const PAGE_BYTES = 32 * 1024;
const PAGE_TEXTS = 4096;
/** Number of pages cached after being read back from the file. */
const CACHED_PAGES = 256;
/** Slots of the direct-mapped cache of decoded texts. A power of two. */
const CACHED_TEXTS = 4096;

interface Page {
  bytes: Buffer;
  /** End of each text in `bytes`. */
  ends: Uint32Array;
}

interface SpilledPage {
  position: number;
  bytes: number;
  texts: number;
}

/**
 * Stores the shared strings of a workbook, by number. A million rows can share ten million, so they are held as UTF-8 in pages, which spill
 * to an unlinked temporary file beyond a limit. Cells refer to them roughly in order, so an LRU cache of pages is enough.
 */
export class SharedStrings {
  readonly #bytesInMemory: number;
  readonly #folder: string;
  /** Number of the first text of each page. */
  readonly #first: number[] = [];
  readonly #pages: (Page | SpilledPage)[] = [];
  readonly #pageCache = new LRUCache<number, Page>({ max: CACHED_PAGES });
  readonly #cachedNumber = new Int32Array(CACHED_TEXTS).fill(-1);
  readonly #cachedText: string[] = new Array(CACHED_TEXTS).fill("");
  readonly #openBytes = Buffer.allocUnsafeSlow(PAGE_BYTES);
  #openEnds: number[] = [];
  #bytesHeld = 0;
  #file: number | undefined;
  #fileSize = 0;
  #lastPage = 0;
  size = 0;

  constructor(options: { bytesInMemory: number; temporaryFolder?: string }) {
    this.#bytesInMemory = options.bytesInMemory;
    this.#folder = options.temporaryFolder ?? tmpdir();
  }

  add(text: string): void {
    const length = Buffer.byteLength(text);
    let start = this.#openEnds.at(-1) ?? 0;
    if (start + length > PAGE_BYTES || this.#openEnds.length === PAGE_TEXTS) {
      this.#closePage();
      start = 0;
    }
    this.size++;
    if (length > PAGE_BYTES) {
      this.#putPage(Buffer.from(text), [length]);
      return;
    }
    this.#openBytes.write(text, start);
    this.#openEnds.push(start + length);
  }

  /** Returns undefined for a number that was never added. */
  get(number: number): string | undefined {
    const slot = number & (CACHED_TEXTS - 1);
    if (this.#cachedNumber[slot] === number) return this.#cachedText[slot];
    if (!(number >= 0 && number < this.size)) return undefined;
    this.#closePage();
    const pageNumber = this.#pageOf(number);
    const { bytes, ends } = this.#page(pageNumber);
    const index = number - (this.#first[pageNumber] as number);
    const text = bytes.toString("utf8", index === 0 ? 0 : ends[index - 1], ends[index]);
    this.#cachedNumber[slot] = number;
    this.#cachedText[slot] = text;
    return text;
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #closePage(): void {
    if (this.#openEnds.length === 0) return;
    this.#putPage(this.#openBytes.subarray(0, this.#openEnds.at(-1)), this.#openEnds);
    this.#openEnds = [];
  }

  /** Copies `bytes`. */
  #putPage(bytes: Buffer, ends: number[]): void {
    this.#first.push(this.size - ends.length);
    const page = { bytes, ends: Uint32Array.from(ends) };
    const size = bytes.length + page.ends.byteLength;
    if (this.#bytesHeld + size <= this.#bytesInMemory) {
      this.#bytesHeld += size;
      page.bytes = Buffer.allocUnsafeSlow(bytes.length);
      bytes.copy(page.bytes);
      this.#pages.push(page);
      return;
    }
    this.#file ??= openUnlinkedFile(this.#folder);
    this.#pages.push({ position: this.#fileSize, bytes: bytes.length, texts: ends.length });
    writeSync(this.#file, bytes, 0, bytes.length, this.#fileSize);
    writeSync(this.#file, page.ends, 0, page.ends.byteLength, this.#fileSize + bytes.length);
    this.#fileSize += size;
  }

  #pageOf(number: number): number {
    const last = this.#lastPage;
    if (number >= (this.#first[last] as number) && number < (this.#first[last + 1] ?? this.size)) return last;
    let low = 0;
    let high = this.#first.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#first[middle] as number) <= number) low = middle;
      else high = middle;
    }
    this.#lastPage = low;
    return low;
  }

  #page(pageNumber: number): Page {
    const place = this.#pages[pageNumber] as Page | SpilledPage;
    if ("ends" in place) return place;
    const cached = this.#pageCache.get(pageNumber);
    if (cached !== undefined) return cached;
    const bytes = Buffer.allocUnsafeSlow(place.bytes);
    const ends = new Uint32Array(place.texts);
    readSync(this.#file as number, bytes, 0, bytes.length, place.position);
    readSync(this.#file as number, ends, 0, ends.byteLength, place.position + bytes.length);
    this.#pageCache.set(pageNumber, { bytes, ends });
    return { bytes, ends };
  }
}

/** Opens a file that is unlinked at once if the system allows it, so that a crash leaves nothing behind. */
function openUnlinkedFile(folder: string): number {
  const privateFolder = mkdtempSync(join(folder, "mainstreet-"));
  const file = openSync(join(privateFolder, "strings"), "wx+", 0o600);
  rmSync(privateFolder, { recursive: true, force: true });
  return file;
}
