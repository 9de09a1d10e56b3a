import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { historyOf } from "../../queries/history/business-history.ts";
import { AT, byAnn, importInto } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { EditableBusiness } from "../port/editing.ts";
import type { Store } from "../store.ts";

const day = (number: number) => new Date(`2026-04-0${number}T00:00:00Z`);
const IMPORT = { kind: "import", files: ["made-up.xlsx"], actor: "cli", at: AT.toISOString() };
const HAND = { kind: "hand", files: [], actor: "ann" };

/** Tests on every engine what the journals tell of the values of a business. `open` gives an empty store. */
export function valueHistorySuite(engine: string, open: () => Promise<Store>): void {
  describe(`a store on ${engine}: the history of values`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    async function edit(id: number, fields: Partial<BusinessRecord>, at: Date): Promise<number> {
      const { business: before, editedFields } = await editable(id);
      const draft = { ...before, ...fields };
      const write = {
        id,
        business: { ...draft, ...businessKeys(draft) },
        editedFields: [...new Set([...editedFields, ...Object.keys(fields)])],
        expectedUpdatedAt: before.updatedAt,
      };
      return (await store.editing.write([write], byAnn(at))).activityId as number;
    }
    async function editable(id: number): Promise<EditableBusiness> {
      const [business] = await store.editing.businessesToEdit([id]);
      return business as EditableBusiness;
    }
    const history = async (id: number) => historyOf(await editable(id), await store.changes.valueHistory(id));

    it("names who wrote each value of a field, latest first", async () => {
      await importInto(store, { a: { phone: "1", city: "Dover" } });
      await importInto(store, { a: { phone: "2", city: "Dover" } }, "update", day(1));
      await edit(1, { phone: "3" }, day(2));
      await edit(1, { phone: "4", description: "Kayaks by the hour." }, day(3));
      const { origin, fields, sources } = await history(1);
      expect(origin).toEqual(IMPORT);
      expect(fields.find(({ field }) => field === "phone")?.values).toEqual([
        { value: "4", source: { ...HAND, at: day(3).toISOString() } },
        { value: "3", source: { ...HAND, at: day(2).toISOString() } },
        { value: "2", source: { ...IMPORT, at: day(1).toISOString() } },
        { value: "1", source: IMPORT },
      ]);
      expect(fields.map(({ field }) => field)).toEqual(["description", "phone"]);
      expect(sources["phone"]).toEqual({ ...HAND, at: day(3).toISOString() });
      expect(sources["city"]).toBeUndefined();
    });

    it("leaves out a change that was undone", async () => {
      await importInto(store, { a: { phone: "1" } });
      const changeId = await edit(1, { phone: "2" }, day(2));
      await store.changes.undo(changeId, 100, byAnn(day(3), "undo-change"));
      expect(await history(1)).toMatchObject({ origin: IMPORT, fields: [], sources: {} });
    });

    it("calls a value unknown that no recorded change wrote", async () => {
      await importInto(store, { a: { category: "Cafe", seoTitle: null } });
      await edit(1, { seoTitle: "By hand" }, day(2));
      await edit(1, { seoTitle: null }, day(3));
      const text = { seoTitle: "Generated", seoDescription: "Text", uniqueContent: "Text", canonicalUrl: "/x" };
      await store.editing.setSeoFields([{ id: 1, ...text }], byAnn(day(4), "generate-seo"));
      const { fields } = await history(1);
      const values = fields.find(({ field }) => field === "seoTitle")?.values;
      expect(values?.map(({ value, source }) => [value, source.kind])).toEqual([
        ["Generated", "unknown"],
        [null, "hand"],
        ["By hand", "hand"],
        [null, "import"],
      ]);
    });

    it("tells of a business added by hand when it was added, and of an own field by itself", async () => {
      const key = "member-since";
      await store.ownFields.define([{ key, name: "Member since", type: "text" }], AT);
      const { business } = await importInto(store, { a: {} }).then(() => editable(1));
      const draft = { ...business, placeId: "b", slug: null };
      await store.editing.add({ ...draft, ...businessKeys(draft) }, ["name"], byAnn(day(1), "add"));
      await edit(2, { ownValues: { [key]: "2019" } }, day(2));
      const { origin, sources, fields } = await history(2);
      expect(origin).toEqual({ kind: "hand", files: [], actor: null, at: (await editable(2)).business.createdAt });
      expect(sources["name"]).toEqual({ kind: "hand", files: [], actor: null, at: null });
      expect(fields).toMatchObject([{ field: `ownValues.${key}`, values: [{ value: "2019" }, { value: null }] }]);
    });
  });
}
