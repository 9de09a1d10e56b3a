import { expect, it } from "vitest";
import { cutBeforeTie } from "./cut-before-tie.ts";

it.each([
  [
    [5, 4, 3],
    [5, 4, 3],
  ],
  [
    [5, 4, 3, 2, 1],
    [5, 4, 3, 2],
  ],
  [
    [5, 4, 3, 2, 2],
    [5, 4, 3],
  ],
  [[5, 2, 2, 2, 2], [5]],
  [[1, 1, 1, 1, 1], []],
])("of %j the first four are %j, without part of a tie", (numbers, first) => {
  expect(cutBeforeTie(numbers, 4, (number) => number)).toEqual(first);
});
