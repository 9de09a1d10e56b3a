import { expect, it } from "vitest";
import { collectSimilarNames } from "./similar-names.ts";

const NAMES = ["New York", "Newark", "York", "Zürich", "Springfield", "Springdale", "West Springfield", "Bern"];

it.each([
  ["New Yrok", ["New York"]],
  ["zurch", ["Zürich"]],
  ["Springfeild", ["Springfield"]],
  ["Springfield Township", ["Springfield"]],
  ["Zzyzx", []],
])("of %s the most alike are suggested", (unknown, names) => {
  const similar = collectSimilarNames(unknown);
  similar.offer(NAMES.slice(0, 4));
  similar.offer(NAMES.slice(4));
  expect(similar.names()).toEqual(names);
});
