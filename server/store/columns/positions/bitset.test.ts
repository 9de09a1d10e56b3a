import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsetFor, filterByBit, hasBit, intersect, setBits, unite, writePositions } from "./bitset.ts";

const SIZE = 200;
const positions = fc.uniqueArray(fc.nat(SIZE - 1));

function bitsOf(list: readonly number[]) {
  const bits = bitsetFor(SIZE);
  setBits(bits, Uint32Array.from(list));
  return bits;
}

function listOf(bits: Uint32Array): number[] {
  const buffer = new Uint32Array(SIZE);
  return [...buffer.subarray(0, writePositions(bits, buffer))];
}

const ascending = (list: Iterable<number>) => [...list].toSorted((a, b) => a - b);

test("a bitset has the positions that were set, in ascending order", () => {
  fc.assert(
    fc.property(positions, (list) => {
      const bits = bitsOf(list);
      expect(listOf(bits)).toEqual(ascending(list));
      for (let index = 0; index < SIZE; index++) expect(hasBit(bits, index)).toBe(list.includes(index));
    }),
  );
});

test("union and intersection are those of the sets", () => {
  fc.assert(
    fc.property(positions, positions, (one, other) => {
      const union = bitsOf(one);
      unite(union, bitsOf(other));
      expect(listOf(union)).toEqual(ascending(new Set([...one, ...other])));
      const intersection = bitsOf(one);
      intersect(intersection, bitsOf(other));
      expect(listOf(intersection)).toEqual(ascending(one.filter((position) => other.includes(position))));
    }),
  );
});

test("positions are filtered by their bit, in their order", () => {
  fc.assert(
    fc.property(positions, positions, (list, set) => {
      const all = Uint32Array.from(list);
      expect([...filterByBit(all, bitsOf(set))]).toEqual(list.filter((position) => set.includes(position)));
      expect([...filterByBit(all, bitsOf(set), false)]).toEqual(list.filter((position) => !set.includes(position)));
    }),
  );
});
