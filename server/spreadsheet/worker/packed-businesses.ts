import type { BusinessStatus, CategoryGroup } from "#contract/business";
import type { BusinessInsert } from "#domain/business/business-keys";
import { ownCopy } from "#domain/text/own-copy";

/**
 * Businesses on their way between threads. Their texts stand one after the other in `latin` (a byte for each character) or,
 * when one of their characters takes more, in `wide` (UTF-16); texts that many businesses share cross once.
 */
export interface PackedBusinesses {
  count: number;
  /** In the order in which texts are packed: their lengths, less than 0 for wide ones and null; or numbers of shared texts. */
  marks: Int32Array<ArrayBuffer>;
  numbers: Float64Array<ArrayBuffer>;
  latin: Uint8Array<ArrayBuffer>;
  wide: Uint8Array<ArrayBuffer>;
  /** Shared texts that are new. */
  shared: string[];
  /** The shared texts of earlier batches do not count any more. */
  afresh: boolean;
}

const NULL = -1;
const WIDE = /[^\0-\xff]/;
/** Shared texts that both sides remember; some are as long as a week of opening hours. */
const SHARED = 20_000;

/** Packs the batches of one file, to be unpacked in the same order. */
export class BusinessPacker {
  readonly #known = new Map<string, number>();
  #marks: number[] = [];
  #numbers: number[] = [];
  #latin: string[] = [];
  #wide: string[] = [];
  #shared: string[] = [];

  pack(businesses: readonly BusinessInsert[]): PackedBusinesses {
    const afresh = this.#known.size > SHARED;
    if (afresh) this.#known.clear();
    for (const business of businesses) this.#add(business);
    const packed = {
      count: businesses.length,
      marks: Int32Array.from(this.#marks),
      numbers: Float64Array.from(this.#numbers),
      latin: bytesOf(this.#latin.join(""), "latin1"),
      wide: bytesOf(this.#wide.join(""), "utf16le"),
      shared: this.#shared,
      afresh,
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
    this.#text(business.placeId);
    this.#text(business.name);
    this.#same(business.category);
    this.#text(business.description);
    this.#text(business.fullAddress);
    this.#text(business.address);
    this.#same(business.city);
    this.#same(business.state);
    this.#text(business.zipCode);
    this.#same(business.country);
    this.#text(business.phone);
    this.#text(business.phoneE164);
    this.#text(business.website);
    this.#numbers.push(business.rating, business.reviewCount);
    this.#same(business.timeZone ?? "");
    this.#same(business.businessStatus);
    this.#marks.push(business.isVerified ? 1 : 0);
    this.#numbers.push(business.latitude ?? Number.NaN, business.longitude ?? Number.NaN);
    this.#text(business.locationLink);
    this.#text(business.slug);
    this.#text(business.seoTitle);
    this.#text(business.seoDescription);
    this.#text(business.canonicalUrl);
    this.#text(business.uniqueContent);
    this.#text(business.createdAt);
    this.#text(business.slugBase);
    this.#text(business.sortName);
    this.#same(business.cityKey);
    this.#same(business.categorySlug);
    this.#same(business.group);
    this.#numbers.push(business.quality);
    this.#text(business.nameText);
    this.#text(business.otherText);
    this.#text(business.zipKey);
    this.#same(business.stateKey);
    this.#same(business.countryKey);
    this.#text(business.photosJson);
    this.#same(business.openingHoursJson);
    this.#text(business.attributesJson);
    this.#same(business.subtypesJson);
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
  #same(text: string): void {
    let number = this.#known.get(text);
    if (number === undefined) {
      number = this.#known.size;
      this.#known.set(ownCopy(text), number);
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

/** Takes the batches of one file in their order; what it gives for one unpacks its businesses each time anew. */
export function openUnpacker(): (packed: PackedBusinesses) => Iterable<BusinessInsert> {
  let shared: string[] = [];
  return (packed) => {
    if (packed.afresh) shared = [];
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

  number(): number {
    return this.#numbers[this.#number++] as number;
  }

  numberOrNull(): number | null {
    const number = this.number();
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

  text(): string {
    return this.textOrNull() as string;
  }

  same(): string {
    return this.#shared[this.mark()] as string;
  }
}

function unpackBusiness(from: Cursor): BusinessInsert {
  return {
    placeId: from.text(),
    name: from.text(),
    category: from.same(),
    description: from.text(),
    fullAddress: from.text(),
    address: from.text(),
    city: from.same(),
    state: from.same(),
    zipCode: from.text(),
    country: from.same(),
    phone: from.textOrNull(),
    phoneE164: from.textOrNull(),
    website: from.textOrNull(),
    rating: from.number(),
    reviewCount: from.number(),
    timeZone: from.same() || null,
    businessStatus: from.same() as BusinessStatus,
    isVerified: from.mark() === 1,
    latitude: from.numberOrNull(),
    longitude: from.numberOrNull(),
    locationLink: from.textOrNull(),
    slug: from.textOrNull(),
    seoTitle: from.textOrNull(),
    seoDescription: from.textOrNull(),
    canonicalUrl: from.textOrNull(),
    uniqueContent: from.textOrNull(),
    createdAt: from.textOrNull(),
    slugBase: from.text(),
    sortName: from.text(),
    cityKey: from.same(),
    categorySlug: from.same(),
    group: from.same() as CategoryGroup,
    quality: from.number(),
    nameText: from.text(),
    otherText: from.text(),
    zipKey: from.text(),
    stateKey: from.same(),
    countryKey: from.same(),
    photosJson: from.text(),
    openingHoursJson: from.same(),
    attributesJson: from.text(),
    subtypesJson: from.same(),
  };
}
