import { type BusinessField, FIELD_NAMES, fieldOf, insertKey } from "#domain/business/business-fields";
import { type BusinessInsert, KEY_FIELDS } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";

/**
 * Businesses packed to cross between threads, by the field table. Texts stand one after the other in `latin` (Latin-1) or,
 * where a character needs more, in `wide` (UTF-16). Texts that many businesses share cross once.
 */
export interface PackedBusinesses {
  count: number;
  /** Per text its length, negative for wide ones and null; per shared text its number; per boolean 0 or 1. */
  marks: Int32Array<ArrayBuffer>;
  numbers: Float64Array<ArrayBuffer>;
  latin: Uint8Array<ArrayBuffer>;
  wide: Uint8Array<ArrayBuffer>;
  /** New shared texts, numbered in order. */
  shared: string[];
  /** The receiver forgets the shared texts of earlier batches. */
  resetShared: boolean;
}

type Value = string | number | boolean | null;
type Values = Record<string, Value>;
type PackedKey = Pick<BusinessField, "type" | "isShared"> & { key: string; blank: "" | null };

/** What crosses, by key of a `BusinessInsert`. */
const KEYS: readonly PackedKey[] = [
  ...FIELD_NAMES.map((name) => {
    const field = fieldOf(name);
    return {
      ...field,
      key: insertKey(name),
      blank: field.blank === null && field.type !== "json" ? null : "",
    } as const;
  }),
  ...Object.entries(KEY_FIELDS).map(([key, field]) => ({ ...field, key, blank: "" }) as const),
];
const keysWhere = (matches: (key: PackedKey) => boolean) => KEYS.filter(matches).map(({ key }) => key);
const isText = ({ type }: PackedKey) => type === "text" || type === "json";
const TEXTS = keysWhere((key) => isText(key) && !key.isShared);
/** Where one is optional, "" stands for null. */
const SHARED_TEXTS = keysWhere((key) => isText(key) && key.isShared === true);
const NUMBERS = keysWhere(({ type }) => type === "number");
const BOOLEANS = keysWhere(({ type }) => type === "boolean");
/** Copies of it have one shape, which keeps the store's hot loops fast. */
const BLANK: Values = Object.fromEntries(KEYS.map(({ key, blank }) => [key, blank]));

const NULL = -1;
const WIDE = /[^\0-\xff]/;
/** Bounds the memory of both sides: some shared texts are as long as a week of opening hours. */
const MAX_SHARED = 20_000;

/** Packs the batches of one file, to be unpacked in the same order. */
export class BusinessPacker {
  readonly #known = new Map<string, number>();
  #marks: number[] = [];
  #numbers: number[] = [];
  #latin: string[] = [];
  #wide: string[] = [];
  #shared: string[] = [];

  pack(businesses: readonly BusinessInsert[]): PackedBusinesses {
    const resetShared = this.#known.size > MAX_SHARED;
    if (resetShared) this.#known.clear();
    for (const business of businesses) this.#add(business);
    const packed = {
      count: businesses.length,
      marks: Int32Array.from(this.#marks),
      numbers: Float64Array.from(this.#numbers),
      latin: bytesOf(this.#latin.join(""), "latin1"),
      wide: bytesOf(this.#wide.join(""), "utf16le"),
      shared: this.#shared,
      resetShared,
    };
    this.#marks = [];
    this.#numbers = [];
    this.#latin = [];
    this.#wide = [];
    this.#shared = [];
    return packed;
  }

  /** In the order of `unpackBusiness`. */
  #add(business: BusinessInsert): void {
    const values = business as unknown as Values;
    for (const key of TEXTS) this.#text(values[key] as string | null);
    for (const key of SHARED_TEXTS) this.#sharedText((values[key] ?? "") as string);
    for (const key of NUMBERS) this.#numbers.push((values[key] ?? Number.NaN) as number);
    for (const key of BOOLEANS) this.#marks.push(values[key] === true ? 1 : 0);
  }

  #text(text: string | null): void {
    if (text === null) this.#marks.push(NULL);
    else if (WIDE.test(text)) {
      this.#marks.push(NULL - 1 - text.length);
      this.#wide.push(text);
    } else {
      this.#marks.push(text.length);
      this.#latin.push(text);
    }
  }

  /** A text that other businesses are likely to have too. */
  #sharedText(text: string): void {
    let number = this.#known.get(text);
    if (number === undefined) {
      number = this.#known.size;
      this.#known.set(detachSlice(text), number);
      this.#shared.push(text);
    }
    this.#marks.push(number);
  }
}

function bytesOf(text: string, encoding: "latin1" | "utf16le"): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(encoding === "latin1" ? text.length : 2 * text.length);
  bytes.write(text, encoding);
  return bytes;
}

/** Unpacks the batches of one file, in their order. The result unpacks on every iteration. */
export function openUnpacker(): (packed: PackedBusinesses) => Iterable<BusinessInsert> {
  let shared: string[] = [];
  return (packed) => {
    if (packed.resetShared) shared = [];
    for (const text of packed.shared) shared.push(text);
    const known = shared;
    return { [Symbol.iterator]: () => unpack(packed, known) };
  };
}

function* unpack(packed: PackedBusinesses, shared: readonly string[]): Generator<BusinessInsert> {
  const cursor = new Cursor(packed, shared);
  for (let left = packed.count; left > 0; left--) yield unpackBusiness(cursor);
}

class Cursor {
  readonly #marks: Int32Array;
  readonly #numbers: Float64Array;
  readonly #latin: string;
  readonly #wide: string;
  readonly #shared: readonly string[];
  #mark = 0;
  #number = 0;
  #latinAt = 0;
  #wideAt = 0;

  constructor({ marks, numbers, latin, wide }: PackedBusinesses, shared: readonly string[]) {
    this.#marks = marks;
    this.#numbers = numbers;
    this.#latin = Buffer.from(latin.buffer).toString("latin1");
    this.#wide = Buffer.from(wide.buffer).toString("utf16le");
    this.#shared = shared;
  }

  mark(): number {
    return this.#marks[this.#mark++] as number;
  }

  numberOrNull(): number | null {
    const number = this.#numbers[this.#number++] as number;
    return Number.isNaN(number) ? null : number;
  }

  textOrNull(): string | null {
    const mark = this.mark();
    if (mark >= 0) {
      const at = this.#latinAt;
      this.#latinAt = at + mark;
      return this.#latin.slice(at, at + mark);
    }
    if (mark === NULL) return null;
    const at = this.#wideAt;
    this.#wideAt = at + NULL - 1 - mark;
    return this.#wide.slice(at, this.#wideAt);
  }

  sharedText(): string {
    return this.#shared[this.mark()] as string;
  }
}

function unpackBusiness(from: Cursor): BusinessInsert {
  const values = { ...BLANK };
  for (const key of TEXTS) values[key] = from.textOrNull();
  for (const key of SHARED_TEXTS) values[key] = from.sharedText() || (BLANK[key] ?? null);
  for (const key of NUMBERS) values[key] = from.numberOrNull();
  for (const key of BOOLEANS) values[key] = from.mark() === 1;
  return values as unknown as BusinessInsert;
}
