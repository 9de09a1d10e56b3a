import { expect, it } from "vitest";
import type { ListFacets } from "#contract/facets";
import { unfoldedFacets } from "./shown-facets.ts";

const facetsOf = (count: number) =>
  ({ attributes: Array.from({ length: count }, (_, at) => ({ slug: `thing-${at}` })) }) as ListFacets;
const slugsOf = (count: number, has?: string) =>
  unfoldedFacets(facetsOf(count), has).attributes.map(({ slug }) => slug);

it("twelve attributes are kept, and the chosen ones wherever they stand", () => {
  expect(slugsOf(40)).toEqual(slugsOf(12));
  expect(slugsOf(40, "thing-39,thing-2")).toEqual([...slugsOf(12), "thing-39"]);
});

it("facets are folded only if some are left out", () => {
  expect(unfoldedFacets(facetsOf(12)).isFolded).toBe(false);
  expect(unfoldedFacets(facetsOf(13)).isFolded).toBe(true);
  expect(unfoldedFacets(facetsOf(13), "thing-12").isFolded).toBe(false);
});
