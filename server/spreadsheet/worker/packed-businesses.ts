import { type BusinessField, FIELD_NAMES, fieldOf, insertKey } from "#domain/business/business-fields";
import { type BusinessInsert, KEY_FIELDS } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";

/**
 * Businesses packed to cross between threads, by the field table. Texts are concatenated in `latin` (Latin-1) or, if a character needs
 * more, in `wide` (UTF-16). Texts that many businesses share cross once.
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

/** Packed keys of a `BusinessInsert`. */
const KEYS: readonly PackedKey[] = [
  ...FIELD_NAMES.map((name) => {
    const field = fieldOf(name);
    return packedKey(insertKey(name), field, field.blank === null && field.type !== "json");
  }),
  ...Object.entries(KEY_FIELDS).map(([key, field]) => packedKey(key, field, false)),
];

const keysOf = (method: PackedKey["method"]) => KEYS.filter((key) => key.method === method);
/** Each method has its own loop, in which the engine can inline it. */
const TEXT_KEYS = keysOf("text").map(({ key }) => key as TextKey);
const SHARED_KEYS = keysOf("sharedText").map(({ key }) => key as TextKey);
const NULLABLE = new Set(KEYS.filter(({ isNullable }) => isNullable).map(({ key }) => key));
const NUMBER_KEYS = keysOf("number").map(({ key }) => key as NumberKey);
const BOOLEAN_KEYS = keysOf("boolean").map(({ key }) => key as "isVerified");
type TextKey = "name" | "description" | "phone";
type NumberKey = "rating" | "latitude";

interface PackedKey {
  key: string;
  /** The method of packer and cursor. */
  method: "text" | "sharedText" | "number" | "boolean";
  /** "" represents null in shared texts. */
  isNullable: boolean;
}

function packedKey(
  key: string,
  { type, isShared }: Pick<BusinessField, "type" | "isShared">,
  isNullable: boolean,
): PackedKey {
  if (type === "number" || type === "boolean") return { key, method: type, isNullable: false };
  return { key, method: isShared ? "sharedText" : "text", isNullable: isShared === true && isNullable };
}

const NULL = -1;
const WIDE = /[^\0-\xff]/;
/** Limits the memory of both sides: some shared texts are as long as a week of opening hours. */
const MAX_SHARED = 20_000;

/** Packs the batches of one file, to be unpacked in the same order. */
export class BusinessPacker {
  readonly #numberByText = new Map<string, number>();
  #marks: number[] = [];
  #numbers: number[] = [];
  #latin: string[] = [];
  #wide: string[] = [];
  #shared: string[] = [];

  pack(businesses: readonly BusinessInsert[]): PackedBusinesses {
    const resetShared = this.#numberByText.size > MAX_SHARED;
    if (resetShared) this.#numberByText.clear();
    for (const business of businesses) {
      for (const key of TEXT_KEYS) this.text(business[key]);
      for (const key of SHARED_KEYS) this.sharedText(business[key]);
      for (const key of NUMBER_KEYS) this.#numbers.push(business[key] ?? Number.NaN);
      for (const key of BOOLEAN_KEYS) this.#marks.push(business[key] ? 1 : 0);
    }
    const packed = {
      count: businesses.length,
      marks: new Int32Array(this.#marks),
      numbers: new Float64Array(this.#numbers),
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

  text(text: string | null): void {
    if (text === null) this.#marks.push(NULL);
    else if (WIDE.test(text)) {
      this.#marks.push(NULL - 1 - text.length);
      this.#wide.push(text);
    } else {
      this.#marks.push(text.length);
      this.#latin.push(text);
    }
  }

  /** Packs a text that other businesses probably share. */
  sharedText(value: string | null): void {
    const text = value ?? "";
    let number = this.#numberByText.get(text);
    if (number === undefined) {
      number = this.#numberByText.size;
      this.#numberByText.set(detachSlice(text), number);
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
    const sharedTexts = shared;
    return { [Symbol.iterator]: () => unpack(packed, sharedTexts) };
  };
}

function* unpack(packed: PackedBusinesses, shared: readonly string[]): Generator<BusinessInsert> {
  const cursor = new Cursor(packed, shared);
  for (let left = packed.count; left > 0; left--) yield unpackBusiness(cursor);
}

function unpackBusiness(cursor: Cursor): BusinessInsert {
  const business: Record<string, unknown> = {};
  for (const key of TEXT_KEYS) business[key] = cursor.text();
  for (const key of SHARED_KEYS) business[key] = cursor.sharedText() || (NULLABLE.has(key) ? null : "");
  for (const key of NUMBER_KEYS) business[key] = cursor.number();
  for (const key of BOOLEAN_KEYS) business[key] = cursor.boolean();
  return business as unknown as BusinessInsert;
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

  boolean(): boolean {
    return this.#nextMark() === 1;
  }

  #nextMark(): number {
    return this.#marks[this.#mark++] as number;
  }

  number(): number | null {
    const number = this.#numbers[this.#number++] as number;
    return Number.isNaN(number) ? null : number;
  }

  text(): string | null {
    const mark = this.#nextMark();
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
    return this.#shared[this.#nextMark()] as string;
  }
}
