import { tooLarge, unreadable } from "../workbook-limits.ts";
import { FEATURE_COLLECTION, isNamingKey, isWrapperKey } from "./json-records.ts";
import {
  ARRAY_END,
  ARRAY_START,
  COLON,
  COMMA,
  endsScalar,
  isSpace,
  MAX_DEPTH,
  nestedTooDeeply,
  OBJECT_END,
  OBJECT_START,
  QUOTE,
  ValueCapture,
} from "./value-capture.ts";

/** An array or object that is read member by member. */
interface Container {
  kind: "root" | "array" | "object";
  expects: "value" | "value-or-end" | "comma-or-end" | "key" | "key-or-end" | "colon" | "list" | "nothing";
  key: string;
  /** Values of an object other than lists of records. */
  members: Map<string, Buffer>;
  /** Tells whether the object holds lists of records, so that it is not itself a record. */
  isWrapper: boolean;
  isNamed: boolean;
  /** Lists with unknown names, until a later member shows whether the object is a record itself. */
  pendingLists?: PendingLists | undefined;
}

interface PendingLists {
  lists: { key: string; records: Buffer[] }[];
  bytes: number;
}

/** Maximum size of a list within a business; a larger one is the list of records. */
const MAX_PENDING_BYTES = 1_000_000;

export interface JsonSplitterOptions {
  /** Receives a record: the JSON text of one value. */
  onRecord(bytes: Buffer): void;
  /** Maximum size of one record. */
  maxBytes: number;
}

/**
 * Splits a streamed JSON text into the texts of its records: the objects of its outermost list, or of the lists in an object around it;
 * else the one object that it is. Several such values may follow one another. Only brackets and strings are examined, so the caller parses
 * each record. Errors: AppError `unreadable` where the text around the records is no JSON, `too-large` for a record.
 */
export class JsonSplitter {
  readonly #options: JsonSplitterOptions;
  readonly #containers: Container[] = [container("root")];
  #records = 0;
  readonly #capture = new ValueCapture();
  /** The name of a member is being captured. */
  #isKey = false;
  /** Bytes of all objects that may be records. */
  #memberBytes = 0;

  constructor(options: JsonSplitterOptions) {
    this.#options = options;
  }

  write(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#capture.kind === "none") {
        at = this.#readStructure(chunk, at);
        continue;
      }
      const end = this.#capture.read(chunk, at);
      if (this.#capture.size > this.#options.maxBytes) throw this.#tooLong();
      if (end === undefined) return;
      at = end;
      this.#finishValue();
    }
  }

  end(): void {
    if (this.#capture.kind !== "none" || this.#top.expects !== "nothing") {
      throw unreadable(`is damaged or incomplete: its JSON ends too early${this.#position()}`);
    }
  }

  get #top(): Container {
    return this.#containers[this.#containers.length - 1] as Container;
  }

  #position(): string {
    return this.#records === 0 ? "" : `, after record ${this.#records}`;
  }

  #unexpected(byte: number): Error {
    const shown = byte > 0x20 && byte < 0x7f ? `"${String.fromCharCode(byte)}"` : `byte ${byte}`;
    return unreadable(`is damaged: its JSON has an unexpected ${shown}${this.#position()}`);
  }

  /** Reads between values up to the start of one. Returns the position of the next byte to read. */
  #readStructure(chunk: Buffer, start: number): number {
    let at = start;
    while (at < chunk.length && isSpace(chunk[at] as number)) at++;
    if (at === chunk.length) return at;
    const byte = chunk[at] as number;
    const top = this.#top;
    switch (top.expects) {
      case "value-or-end":
        if (byte === ARRAY_END) return this.#close(at);
        return this.#startValue(byte, at);
      case "value":
        return this.#startValue(byte, at);
      case "list":
        return this.#startList(byte, at);
      case "key-or-end":
        if (byte === OBJECT_END) return this.#close(at);
        return this.#startKey(byte, at);
      case "key":
        return this.#startKey(byte, at);
      case "colon":
        if (byte !== COLON) throw this.#unexpected(byte);
        top.expects = "value";
        return at + 1;
      case "comma-or-end":
        if (byte === (top.kind === "array" ? ARRAY_END : OBJECT_END)) return this.#close(at);
        if (byte !== COMMA) throw this.#unexpected(byte);
        top.expects = top.kind === "array" ? "value" : "key";
        return at + 1;
      default:
        // Another value may follow the last.
        if (byte === OBJECT_START || byte === ARRAY_START) return this.#startValue(byte, at);
        throw this.#unexpected(byte);
    }
  }

  #startValue(byte: number, at: number): number {
    const top = this.#top;
    if (top.kind === "root" && byte !== OBJECT_START && byte !== ARRAY_START) throw this.#unexpected(byte);
    const isList = byte === ARRAY_START;
    if (top.kind !== "object") {
      if (isList) return this.#open("array", at);
      if (top.kind === "root") return this.#open("object", at);
    } else if (!top.isNamed && isList && !isWrapperKey(top.key) && !isFeatureCollection(top)) {
      top.expects = "list";
      return at + 1;
    } else if (!top.isNamed && (isList || byte === OBJECT_START) && isWrapperKey(top.key)) {
      top.isWrapper ||= isList;
      return this.#open(isList ? "array" : "object", at);
    }
    if (endsScalar(byte)) throw this.#unexpected(byte);
    this.#capture.start(byte);
    return at;
  }

  /** Handles a "[" of a member with an unknown name: objects in it are records. */
  #startList(byte: number, at: number): number {
    const top = this.#top;
    if (byte === OBJECT_START) {
      if (!top.isWrapper) top.pendingLists = { lists: [], bytes: 0 };
      top.pendingLists?.lists.push({ key: top.key, records: [] });
      top.isWrapper = true;
      this.#open("array", at);
      this.#top.expects = "value";
      return at;
    }
    this.#capture.startInList();
    return at;
  }

  #startKey(byte: number, at: number): number {
    if (byte !== QUOTE) throw this.#unexpected(byte);
    this.#isKey = true;
    this.#capture.start(byte);
    return at;
  }

  #open(kind: "array" | "object", at: number): number {
    if (this.#containers.length > MAX_DEPTH) throw nestedTooDeeply();
    this.#containers.push(container(kind));
    return at + 1;
  }

  /** Ends an array or object; an object without lists of records is a record. */
  #close(at: number): number {
    const closed = this.#containers.pop() as Container;
    const top = this.#top;
    top.expects = top.kind === "root" ? "nothing" : "comma-or-end";
    if (top.kind === "root") this.#memberBytes = 0;
    if (closed.kind !== "object") return at + 1;
    this.#release(closed);
    if (closed.isWrapper) top.isWrapper = true;
    else if (top.kind === "root" || closed.isNamed) {
      top.isWrapper = true;
      this.#emit(objectText(closed.members));
    }
    return at + 1;
  }

  #tooLong(): Error {
    return tooLarge(`has a record of more than ${Math.round(this.#options.maxBytes / 1e6)} MB${this.#position()}`);
  }

  #finishValue(): void {
    const bytes = this.#capture.take();
    const top = this.#top;
    if (this.#isKey) {
      this.#isKey = false;
      top.key = this.#parse(bytes) as string;
      if (!top.isNamed && isNamingKey(top.key) && !isFeatureCollection(top)) this.#name(top);
      top.expects = "colon";
      return;
    }
    top.expects = "comma-or-end";
    if (top.kind === "array") {
      this.#emit(bytes);
      return;
    }
    this.#parse(bytes);
    if (top.isWrapper && top.pendingLists === undefined) return;
    this.#memberBytes += top.key.length + bytes.length;
    if (this.#memberBytes > this.#options.maxBytes) throw this.#tooLong();
    // A copy, since a part would keep its whole chunk in memory.
    top.members.set(top.key, Buffer.from(bytes));
  }

  #emit(bytes: Buffer): void {
    const holder = this.#containers.findLast(({ pendingLists }) => pendingLists !== undefined);
    if (holder?.pendingLists !== undefined) {
      holder.pendingLists.lists.at(-1)?.records.push(Buffer.from(bytes));
      holder.pendingLists.bytes += bytes.length;
      if (holder.pendingLists.bytes > MAX_PENDING_BYTES) this.#release(holder);
      return;
    }
    this.#records++;
    this.#options.onRecord(bytes);
  }

  /** Treats the lists of an object that is not a business as lists of records. */
  #release(object: Container): void {
    const { lists = [] } = object.pendingLists ?? {};
    object.pendingLists = undefined;
    for (const { records } of lists) for (const record of records) this.#emit(record);
  }

  /** Treats an object with a name as a business, and its pending lists as members. */
  #name(object: Container): void {
    object.isNamed = true;
    if (object.pendingLists === undefined) return;
    for (const { key, records } of object.pendingLists.lists)
      object.members.set(key, Buffer.from(`[${records.join(",")}]`));
    object.pendingLists = undefined;
    object.isWrapper = false;
  }

  #parse(bytes: Buffer): unknown {
    try {
      return JSON.parse(bytes.toString());
    } catch (error) {
      throw unreadable(`is damaged: ${(error as Error).message}${this.#position()}`, error);
    }
  }
}

/** Tells whether an object is a GeoJSON collection, which QGIS names and to which services add lists of links. */
function isFeatureCollection({ members }: Container): boolean {
  return members.get("type")?.toString() === `"${FEATURE_COLLECTION}"`;
}

function container(kind: Container["kind"]): Container {
  const expects = kind === "object" ? "key-or-end" : kind === "array" ? "value-or-end" : "value";
  return { kind, expects, key: "", members: new Map(), isWrapper: false, isNamed: false };
}

function objectText(members: Map<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (const [key, value] of members) parts.push(Buffer.from(`${JSON.stringify(key)}:`), value, Buffer.from(","));
  return Buffer.concat([Buffer.from("{"), ...parts.slice(0, -1), Buffer.from("}")]);
}
