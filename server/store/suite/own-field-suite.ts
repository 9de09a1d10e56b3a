import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OwnField, OwnValues } from "#contract/fields/own-fields";
import { businessKeys } from "#domain/business/business-keys";
import { mergeBusinesses } from "#domain/duplicates/merge-businesses";
import { ownValueField, withOwnValue } from "#domain/own-fields/own-value-fields";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const DOGS: OwnField = { key: "dogs", name: "Dogs", type: "yes-no" };
const CUISINE: OwnField = { key: "cuisine", name: "Cuisine", type: "text" };
const CARDS: OwnField = { key: "cards", name: "Cards", type: "list" };
const SEATS: OwnField = { key: "seats", name: "Seats", type: "number" };

/** Tests fields that the owner added on every engine. `open` gives an empty store. */
export function ownFieldSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await store.ownFields.define([DOGS, CUISINE, CARDS, SEATS], AT);
  });
  afterEach(() => store.close());

  const put = (...given: ToImport) => importInto(store, ...given);
  const one = async (id: number) => (await store.directory.business(id)) as BusinessRecord;
  const valuesOf = async (id: number) => (await one(id)).ownValues;
  async function edit(id: number, key: string, value: OwnValues[string] | null) {
    const [stored] = await store.editing.businessesToEdit([id]);
    if (stored === undefined || stored === "deleted") throw new Error("The business is gone");
    const draft = { ...stored.business, ownValues: withOwnValue(stored.business.ownValues, key, value) };
    const editedFields = [...new Set([...stored.editedFields, ownValueField(key)])];
    const write = {
      id,
      business: { ...draft, ...businessKeys(draft) },
      editedFields,
      expectedUpdatedAt: stored.business.updatedAt,
    };
    return store.editing.write([write], byAnn(LATER, "edit"));
  }
  async function undoImport(importId: number) {
    await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
    await store.imports.undoBatch(importId, 10, LATER);
  }
  const facets = async () => {
    const { attributes } = await store.search.facets({}, {}, AT);
    return attributes.map(({ slug, label, group, businessCount }) => [slug, label, group, businessCount]);
  };
  const idsWith = async (...attributes: string[]) => {
    const { businesses } = await store.search.businesses({ attributes }, "name", { limit: 9, offset: 0 });
    return businesses.map(({ id }) => id).sort((a, b) => a - b);
  };

  describe(`a store on ${engine}: own fields`, () => {
    it("keep their order, refuse a 51st, and are one under one name", async () => {
      await store.ownFields.define([{ ...DOGS, name: "DOGS" }], AT);
      expect((await store.directory.ownFields()).map(({ key }) => key)).toEqual(["dogs", "cuisine", "cards", "seats"]);
      const many = Array.from(
        { length: 47 },
        (_, index): OwnField => ({ key: `f${index}`, name: `F${index}`, type: "text" }),
      );
      await expect(store.ownFields.define(many, AT)).rejects.toThrow("A directory has at most 50 own fields.");
      await expect(store.ownFields.define([{ ...SEATS, key: "other" }], AT)).rejects.toThrow("changed meanwhile");
      expect(await store.directory.ownFields()).toHaveLength(4);
    });

    it("are returned as imported, and stay when a file does not have them", async () => {
      const ownValues = { cards: ["Visa", "Twint"], cuisine: "Thai", dogs: true, seats: 40 };
      await put({ p1: { ownValues }, p2: {} });
      expect([await valuesOf(1), await valuesOf(2)]).toEqual([ownValues, {}]);
      await put({ p1: { name: "Other" }, p2: { ownValues: { seats: 2 } } });
      expect([await valuesOf(1), await valuesOf(2)]).toEqual([ownValues, { seats: 2 }]);
      await put({ p1: { ownValues: { cuisine: "Lao" } } });
      expect(await valuesOf(1)).toEqual({ ...ownValues, cuisine: "Lao" });
    });

    it("that were edited by hand stay in later imports, and leave the others free", async () => {
      await put({ p1: { ownValues: { cuisine: "Thai", dogs: true, seats: 4 } } });
      await edit(1, "cuisine", "Lao");
      await edit(1, "dogs", null);
      await put({ p1: { ownValues: { cuisine: "Viet", dogs: true, seats: 8 } } });
      expect(await valuesOf(1)).toEqual({ cuisine: "Lao", seats: 8 });
    });

    it("go back one by one with the undo of an import, whichever import is undone first", async () => {
      await put({ p1: { ownValues: { cuisine: "Thai" } } });
      const second = await put({ p1: { ownValues: { cuisine: "Lao", seats: 4 } } });
      const third = await put({ p1: { ownValues: { dogs: true } } });
      await edit(1, "seats", 5);
      await undoImport(second.importId);
      expect(await valuesOf(1)).toEqual({ cuisine: "Thai", dogs: true, seats: 5 });
      await undoImport(third.importId);
      expect(await valuesOf(1)).toEqual({ cuisine: "Thai", seats: 5 });
    });

    it("go back one by one with the undo of an edit", async () => {
      await put({ p1: { ownValues: { cuisine: "Thai", seats: 4 } } });
      const { activityId } = await edit(1, "cuisine", "Lao");
      await edit(1, "seats", 5);
      const entry = byAnn(LATER, "undo-change");
      await store.changes.undo(activityId ?? 0, 10, entry);
      expect(await valuesOf(1)).toEqual({ cuisine: "Thai", seats: 5 });
    });

    it("are filled one by one by a merge, and its undo takes them back", async () => {
      await put({ p1: { ownValues: { cuisine: "Thai" } }, p2: { ownValues: { cuisine: "Lao", seats: 4 } } });
      const [survivor, other] = [await one(1), await one(2)];
      const merged = mergeBusinesses({ business: survivor, editedFields: [] }, { business: other, editedFields: [] });
      expect(merged.filled).toContain("ownValues.seats");
      expect(merged.editedFields).not.toContain("ownValues.cuisine");
      const merge = {
        survivorId: 1,
        mergedId: 2,
        business: { ...merged.draft, ...businessKeys(merged.draft) },
        editedFields: merged.editedFields,
        expectedUpdatedAt: [survivor.updatedAt, other.updatedAt] as [string, string],
      };
      expect(await store.duplicates.merge(merge, byAnn(LATER, "merge"))).toBe("merged");
      expect(await valuesOf(1)).toEqual({ cuisine: "Thai", seats: 4 });
      await store.duplicates.undoMerge(2, byAnn(LATER, "undo-merge"));
      expect([await valuesOf(1), await valuesOf(2)]).toEqual([{ cuisine: "Thai" }, { cuisine: "Lao", seats: 4 }]);
    });

    it("with few values are filters, whose names follow the field", async () => {
      await put({
        p1: { ownValues: { cuisine: "Thai", dogs: true, cards: ["Visa"], seats: 1 } },
        p2: { ownValues: { cuisine: "Lao", dogs: true, cards: ["Visa", "Twint"], seats: 2 } },
        p3: { ownValues: { cuisine: "thai", dogs: false } },
      });
      expect(await facets()).toEqual([
        ["cards.visa", "Cards: Visa", "Cards", 2],
        ["cuisine.thai", "Cuisine: Thai", "Cuisine", 2],
        ["dogs.yes", "Dogs", "Dogs", 2],
        ["cards.twint", "Cards: Twint", "Cards", 1],
        ["cuisine.lao", "Cuisine: Lao", "Cuisine", 1],
        ["dogs.no", "Dogs: no", "Dogs", 1],
      ]);
      expect([await idsWith("cuisine.thai"), await idsWith("cards.twint", "dogs.yes")]).toEqual([[1, 3], [2]]);
      await put({ p1: { name: "Other" } });
      expect(await idsWith("cuisine.thai")).toEqual([1, 3]);
      await store.ownFields.rename("cuisine", "Kitchen", byAnn(LATER, "rename-own-field"));
      expect((await facets()).find(([slug]) => slug === "cuisine.lao")).toEqual([
        "cuisine.lao",
        "Kitchen: Lao",
        "Kitchen",
        1,
      ]);
    });

    it("with many values are none", async () => {
      const many = Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [`p${index}`, { ownValues: { cuisine: `Kind ${index}` } }]),
      );
      await put(many);
      expect(await facets()).toEqual([]);
      expect(await idsWith("cuisine.kind-1")).toEqual([]);
    });

    it("vanish from filters when they are removed, and come back with their values", async () => {
      await put({ p1: { ownValues: { dogs: true } } });
      expect(await facets()).toHaveLength(1);
      await store.ownFields.remove("dogs", byAnn(LATER, "remove-own-field"));
      expect([await facets(), await idsWith("dogs.yes")]).toEqual([[], []]);
      await store.ownFields.define([{ ...DOGS, key: "dogs-2" }], LATER);
      await expect(store.ownFields.putBack("dogs", byAnn(LATER, "x"))).rejects.toThrow("an own field “Dogs” already");
      await store.ownFields.remove("dogs-2", byAnn(LATER, "remove-own-field"));
      await store.ownFields.putBack("dogs", byAnn(LATER, "put-back-own-field"));
      expect([await idsWith("dogs.yes"), await valuesOf(1)]).toEqual([[1], { dogs: true }]);
    });

    it("that an import added go with its undo, unless a business in the recycle bin has them", async () => {
      const notes: OwnField = { key: "notes", name: "Notes", type: "text" };
      const area: OwnField = { key: "area", name: "Area", type: "text" };
      const { importId } = await put({ p1: { ownValues: { notes: "Old" } }, p2: { ownValues: { area: "North" } } });
      await store.ownFields.define([notes, area], AT, importId);
      await edit(2, "area", "South");
      await undoImport(importId);
      await store.imports.finishUndo(importId, LATER);
      const keys = async () => (await store.directory.ownFields()).map(({ key }) => key);
      expect(await keys()).toEqual(["dogs", "cuisine", "cards", "seats", "area"]);
      const [entry] = await store.maintenance.activity(1);
      await store.changes.undo(entry?.id ?? 0, 10, byAnn(LATER));
      expect(await keys()).toEqual(["dogs", "cuisine", "cards", "seats", "notes", "area"]);
      expect(await valuesOf(1)).toEqual({ notes: "Old" });
    });

    it("cannot be renamed to the name of another, and unknown ones are none", async () => {
      const entry = byAnn(LATER, "rename-own-field");
      await expect(store.ownFields.rename("seats", "CARDS", entry)).rejects.toThrow(
        "There is an own field “CARDS” already.",
      );
      expect(await store.ownFields.rename("nope", "Nope", entry)).toBeUndefined();
      expect(await store.ownFields.remove("nope", entry)).toBeUndefined();
      expect(await store.ownFields.putBack("seats", entry)).toBeUndefined();
    });
  });
}
