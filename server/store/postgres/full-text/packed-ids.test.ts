import { array, assert, maxSafeInteger, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { packIds, unpackedIds } from "./packed-ids.ts";

it("unpacks the ids that were packed", () => {
  assert(
    property(nat(), array(nat(2 ** 31)), (firstId, differences) => {
      let last = firstId;
      const ids = differences.map((difference) => (last += difference + 1));
      expect(unpackedIds(packIds(ids, firstId), firstId)).toEqual(ids);
    }),
  );
});

it("packs ids of any size; the first one begins the range", () => {
  assert(
    property(maxSafeInteger(), (number) => {
      const id = Math.abs(number);
      expect(unpackedIds(packIds([id], 0), 0)).toEqual([id]);
      expect(unpackedIds(packIds([id], id), id)).toEqual([id]);
    }),
  );
});

it("takes one byte for each consecutive id", () => {
  expect(packIds([7, 8, 9, 20], 7)).toHaveLength(4);
});
