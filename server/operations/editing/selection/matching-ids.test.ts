import { afterEach, beforeEach, expect, it } from "vitest";
import { adminFilterSchema } from "#contract/admin-queries";
import type { Store } from "../../../store/store.ts";
import { openMadeUpStore } from "../../../testing/directories/sample-directory.ts";
import { matchingIds } from "./matching-ids.ts";

const now = () => new Date("2026-11-26T10:00:00Z");
let store: Store;
beforeEach(async () => {
  store = await openMadeUpStore();
});
afterEach(() => store.close());

const idsOf = (filter: object, expectedCount?: number) =>
  matchingIds({ store, now }, adminFilterSchema.parse(filter), expectedCount);

it("returns all ids that a filter matches, by words, websites and values too, in its order", async () => {
  expect(await idsOf({ search: "pizza", sort: "name" })).toEqual([1, 2]);
  expect(await idsOf({ search: "pizza", sort: "-name" })).toEqual([2, 1]);
  expect(await idsOf({ city: "Nowhere" })).toEqual([]);
  expect(await idsOf({}, 7)).toHaveLength(7);
});

it("reads no more ids than one request may change, and refuses more", async () => {
  const search: Store["search"] = {
    ...store.search,
    administratorIds: async (_filter, _sort, { limit }) => ({
      ids: new Array<number>(limit).fill(1),
      totalCount: 20_001,
    }),
  };
  const read = matchingIds({ store: { ...store, search }, now }, adminFilterSchema.parse({}), 20_001);
  await expect(read).rejects.toThrow("At most 20,000 businesses");
});

it("refuses another number than was chosen, and the recycle bin", async () => {
  await expect(idsOf({ search: "pizza" }, 3)).rejects.toMatchObject({ code: "conflict" });
  await expect(idsOf({ status: "deleted" })).rejects.toMatchObject({ code: "invalid" });
});
