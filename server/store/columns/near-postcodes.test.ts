import { expect, it } from "vitest";
import { nearPostcodes } from "./near-postcodes.ts";

const postcodes = (...keys: string[]) => keys.map((key, id) => ({ id, key }));

it.each([
  ["19106", ["19204", "19103", "19107", "1910", "20106", "19199"], ["19107", "19103", "19199"]],
  ["8003", ["8001", "8004", "9000", "80030", "8952"], ["8004", "8001"]],
  ["sw1a1aa", ["sw1a2bb", "sw1b1aa", "ec1a1aa"], ["sw1a2bb"]],
  ["7", ["8", "17"], []],
])("the postcodes near %s share its beginning, the nearest number first", (key, keys, nearKeys) => {
  expect(nearPostcodes(key, postcodes(...keys)).map((id) => keys[id])).toEqual(nearKeys);
});
