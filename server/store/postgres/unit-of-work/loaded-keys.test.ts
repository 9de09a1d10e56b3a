import { describe, expect, it } from "vitest";
import { LoadedChanges, LoadedImports } from "./loaded-journals.ts";
import { LoadedMerges } from "./loaded-merges.ts";
import { LoadedRows } from "./loaded-rows.ts";
import { LoadedSlugs } from "./loaded-slugs.ts";
import { LoadedTombstones } from "./loaded-tombstones.ts";

describe("a key that was never loaded is an error, not a missing row:", () => {
  it.each<[string, () => unknown]>([
    ["the owner of a slug", () => new LoadedSlugs().ownerOf("joes-pizza")],
    ["former slugs", () => new LoadedSlugs().formerOf(7)],
    ["a tombstone", () => new LoadedTombstones().record(7)],
    ["a tombstone of an undo", () => new LoadedTombstones().undoneRecord("p7")],
    ["a merge", () => new LoadedMerges().mergeOf(7)],
    ["later edits", () => new LoadedChanges().entriesAfter(7, 1)],
    ["later imports", () => new LoadedImports().entriesAfter(7, 1)],
    ["a place id", () => new LoadedRows(new LoadedSlugs()).idOf("p7")],
    ["the tombstone of a place id", () => new LoadedRows(new LoadedSlugs()).tombstoneOf("p7")],
    ["a business", () => new LoadedRows(new LoadedSlugs()).record(7)],
    ["its values", () => new LoadedRows(new LoadedSlugs()).storedBusiness(7)],
    ["its edited fields", () => new LoadedRows(new LoadedSlugs()).editedFields(7)],
  ])("%s", (_, read) => {
    expect(read).toThrow("not loaded");
  });
});

it("a unit of work sees its own writes", () => {
  const slugs = new LoadedSlugs();
  slugs.claim("joes-pizza", 7);
  expect(slugs.ownerOf("joes-pizza")).toBe(7);
  const tombstones = new LoadedTombstones();
  tombstones.forget(7);
  expect(tombstones.record(7)).toBeUndefined();
});
