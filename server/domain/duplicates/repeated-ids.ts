import { fnv1a } from "../text/fnv1a.ts";
import { nameLetters } from "./other-name.ts";

/** Relation of a row to the earlier rows with its id. */
export type IdUse = "first" | "same" | "other-name";

const FIRST_SLOTS = 4_096;

/**
 * Remembers the businesses that ids had in earlier rows, in a hash table with linear probing: 12 bytes in a slot, 24 MB for a million ids.
 * Ids are compared by 32 bits, so of a million different ones some 100 seem to repeat.
 */
export class RepeatedIds {
  #ids = new Uint32Array(FIRST_SLOTS);
  #names = new Uint32Array(FIRST_SLOTS);
  #contacts = new Uint32Array(FIRST_SLOTS);
  #count = 0;

  /**
   * Adds the id of a row. `name` is folded; its spaces and punctuation make no difference. Rows with the same `contact`, a phone with its
   * address, are one business under any name; "" is unknown.
   */
  add(id: string, name: string, contact: string): IdUse {
    if (this.#count * 2 >= this.#ids.length) this.#grow();
    const [idHash, nameHash] = [fnv1a(id) || 1, fnv1a(nameLetters(name))];
    const contactHash = contact === "" ? 0 : fnv1a(contact);
    const slot = this.#slotOf(idHash);
    if (this.#ids[slot] !== 0) {
      const isSame = this.#names[slot] === nameHash || (contactHash !== 0 && this.#contacts[slot] === contactHash);
      return isSame ? "same" : "other-name";
    }
    this.#ids[slot] = idHash;
    this.#names[slot] = nameHash;
    this.#contacts[slot] = contactHash;
    this.#count++;
    return "first";
  }

  /** Returns the slot of an id, or the free one where it belongs. Spreads the bits, since FNV-1a leaves the low ones alike. */
  #slotOf(idHash: number): number {
    const mask = this.#ids.length - 1;
    let slot = (Math.imul(idHash, 0x9e3779b1) >>> 8) & mask;
    while (this.#ids[slot] !== 0 && this.#ids[slot] !== idHash) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [ids, names, contacts] = [this.#ids, this.#names, this.#contacts];
    this.#ids = new Uint32Array(ids.length * 2);
    this.#names = new Uint32Array(ids.length * 2);
    this.#contacts = new Uint32Array(ids.length * 2);
    for (const [index, idHash] of ids.entries()) {
      if (idHash === 0) continue;
      const slot = this.#slotOf(idHash);
      this.#ids[slot] = idHash;
      this.#names[slot] = names[index] as number;
      this.#contacts[slot] = contacts[index] as number;
    }
  }
}

/** Tells whether rows with other names share so many values that the column cannot hold ids: two rows, and more than one in fifty. */
export function areNoIds(otherNames: number, rows: number): boolean {
  return otherNames >= 2 && otherNames * 50 > rows;
}
