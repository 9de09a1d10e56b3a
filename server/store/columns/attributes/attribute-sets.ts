/** Ids above it have no room in the column. Limits on the attributes of a directory keep ids far below it. */
export const MAX_ATTRIBUTE_ID = 2 ** 16 - 1;
const SPACE = " ".charCodeAt(0);
const ZERO = "0".charCodeAt(0);
const NINE = "9".charCodeAt(0);

/**
 * The distinct sets of attributes that businesses have, each stored once, with the number of listings that have each attribute.
 * Set 0 is empty. Sets of listings that changed stay until the columns are loaded again.
 */
export class AttributeSets {
  /** The ids of all sets; set n has those from `#starts[n]` to before `#starts[n + 1]`. */
  #ids = new Uint16Array(1024);
  #starts = new Uint32Array(1024);
  /** Hash table with open addressing; 0 is free. */
  #slots = new Uint32Array(1024);
  #totals = new Uint32Array(256);
  /** Number of sets. */
  size = 1;

  /** Returns the number of a set, given as ids in ascending order with spaces between them. */
  numberOf(text: string): number {
    if (text === "") return 0;
    const set = this.size;
    const start = this.#starts[set] as number;
    const end = this.#append(text, start);
    if (end === start) return 0;
    const slot = this.#slotOf(start, end);
    const existing = this.#slots[slot] as number;
    if (existing !== 0) return existing;
    this.#slots[slot] = set;
    this.size++;
    if (this.size === this.#starts.length) this.#starts = grown(this.#starts, new Uint32Array(this.size * 2));
    this.#starts[this.size] = end;
    if (this.size * 2 > this.#slots.length) this.#rehash();
    return set;
  }

  /** Counts a listing with this set, or removes it from the counts by -1. */
  count(set: number, step: 1 | -1) {
    for (let at = this.#starts[set] as number; at < (this.#starts[set + 1] as number); at++) {
      const id = this.#ids[at] as number;
      this.#totals[id] = (this.#totals[id] as number) + step;
    }
  }

  /** Returns the number of listings that have the attribute. */
  totalOf(id: number): number {
    return this.#totals[id] ?? 0;
  }

  /** Tells whether a set has all attributes, given in ascending order. It allocates nothing, since it tests every set. */
  includes(set: number, ids: readonly number[]): boolean {
    const values = this.#ids;
    const end = this.#starts[set + 1] as number;
    let at = this.#starts[set] as number;
    for (const id of ids) {
      while (at < end && (values[at] as number) < id) at++;
      if (at === end || values[at] !== id) return false;
    }
    return true;
  }

  /** Counts the attributes of the sets at these positions; the index is the id. */
  countAt(column: Uint32Array, positions: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#totals.length);
    if (positions.length < this.size) {
      for (const at of positions) this.#add(counts, column[at] as number, 1);
      return counts;
    }
    // Counting sets first is quicker where businesses share them.
    const frequencies = new Uint32Array(this.size);
    for (const at of positions) {
      const set = column[at] as number;
      frequencies[set] = (frequencies[set] as number) + 1;
    }
    for (let set = 1; set < this.size; set++) {
      const frequency = frequencies[set] as number;
      if (frequency > 0) this.#add(counts, set, frequency);
    }
    return counts;
  }

  #add(counts: Uint32Array, set: number, frequency: number) {
    const end = this.#starts[set + 1] as number;
    for (let at = this.#starts[set] as number; at < end; at++) {
      const id = this.#ids[at] as number;
      counts[id] = (counts[id] as number) + frequency;
    }
  }

  /** Writes the ids from `start` on, where the next set begins. Returns the position after the last one. */
  #append(text: string, start: number): number {
    let end = start;
    let id = 0;
    // Splitting the text would take a fifth of the time in which the columns are loaded.
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      if (code !== SPACE) {
        id = code >= ZERO && code <= NINE ? id * 10 + code - ZERO : Number.NaN;
        continue;
      }
      if (id >= 1 && id <= MAX_ATTRIBUTE_ID) this.#put(end++, id);
      id = 0;
    }
    return end;
  }

  #put(at: number, id: number) {
    if (at === this.#ids.length) this.#ids = grown(this.#ids, new Uint16Array(at * 2));
    if (id >= this.#totals.length)
      this.#totals = grown(this.#totals, new Uint32Array(Math.max(this.#totals.length * 2, id + 1)));
    this.#ids[at] = id;
  }

  #slotOf(start: number, end: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = this.#hash(start, end) & mask; ; slot = (slot + 1) & mask) {
      const set = this.#slots[slot] as number;
      if (set === 0 || this.#isEqual(set, start, end)) return slot;
    }
  }

  /** FNV-1a of the ids. */
  #hash(start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (this.#ids[at] as number), 0x01000193);
    return (hash ^ (hash >>> 15)) >>> 0;
  }

  #isEqual(set: number, start: number, end: number): boolean {
    const from = this.#starts[set] as number;
    if ((this.#starts[set + 1] as number) - from !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#ids[from + at - start] !== this.#ids[at]) return false;
    return true;
  }

  /** Keeps at most half of the hash table in use. */
  #rehash() {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let set = 1; set < this.size; set++) {
      const slot = this.#slotOf(this.#starts[set] as number, this.#starts[set + 1] as number);
      this.#slots[slot] = set;
    }
  }
}

function grown<Column extends Uint16Array | Uint32Array>(old: Column, longer: Column): Column {
  longer.set(old);
  return longer;
}
