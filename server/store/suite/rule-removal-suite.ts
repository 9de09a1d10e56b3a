import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewRule } from "#contract/rules";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const LAST = new Date("2026-05-01T00:00:00Z");

/** Tests the removal of rules on every engine. `open` gives an empty store. */
export function ruleRemovalSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  async function runPending(at: Date, limit = 2) {
    let changedCount = 0;
    for (const rule of await store.editing.pendingRules()) {
      for (let after: number | null = 0; after !== null; ) {
        const step = await store.editing.applyRule(rule, after, limit, byAnn(at));
        changedCount += step.changed;
        after = step.lastId;
      }
    }
    return changedCount;
  }
  async function addAndApply(from: string, to: string, scope: Partial<NewRule> = {}): Promise<number> {
    const { rule } = await store.editing.addRule({ kind: "city", from, to, ...scope }, byAnn(LATER));
    await runPending(LATER);
    return rule.id;
  }
  async function removeAndRevert(id: number) {
    await store.editing.removeRule(id, byAnn());
    return runPending(LAST);
  }
  const readAll = () => store.directory.businessesAfter(0, 100);
  const cities = async () => (await readAll()).map(({ city }) => city);
  /** Returns the id of the change. */
  async function edit(id: number, fields: Partial<Parameters<typeof businessInsert>[1]>): Promise<number> {
    const business = await store.directory.business(id);
    if (typeof business !== "object") throw new Error(`There is no business ${id}.`);
    const write = {
      id,
      business: businessInsert(business.placeId, { ...business, ...fields }),
      editedFields: Object.keys(fields ?? {}),
      expectedUpdatedAt: business.updatedAt,
    };
    const { outcomes, activityId = 0 } = await store.editing.write([write], byAnn(LATER));
    expect(outcomes).toEqual(["written"]);
    return activityId;
  }

  describe(`a store on ${engine}: taking a rule back`, () => {
    it("restores the names, addresses and times of change of all businesses", async () => {
      await put({
        p1: { city: "Zürich", fullAddress: "1 Main Street, Zürich, Illinois 62701, United States" },
        p2: { city: "ZURICH" },
        p3: { city: "Zurich", businessStatus: "CLOSED_PERMANENTLY" },
        p4: { city: "Greater Zurich" },
        p5: { city: "Zürich", fullAddress: "1 Main Street, Greater Zurich, Illinois 62701" },
      });
      const before = await readAll();
      const id = await addAndApply("Zurich", "Greater Zurich");
      expect(new Set(await cities())).toEqual(new Set(["Greater Zurich"]));
      expect(await removeAndRevert(id)).toBe(4);
      expect(await readAll()).toEqual(before);
      expect(await store.editing.pendingRules()).toEqual([]);
      expect(await removeAndRevert(id)).toBe(0);
    });

    it("leaves businesses that were edited by hand since, and keeps other edits", async () => {
      await put({ p1: { city: "A" }, p2: { city: "A" }, p3: { city: "A" } });
      const id = await addAndApply("A", "B");
      await edit(1, { city: "C" });
      await edit(2, { city: "C" });
      await edit(2, { city: "B" });
      await edit(3, { phone: "+12125550100" });
      expect(await removeAndRevert(id)).toBe(1);
      expect(await cities()).toEqual(["C", "B", "A"]);
      expect(await store.directory.business(3)).toMatchObject({ phone: "+12125550100", updatedAt: LAST.toISOString() });
    });

    it("brings back a city that was given by hand before", async () => {
      await put({ p1: { city: "X" } });
      await edit(1, { city: "A" });
      expect(await removeAndRevert(await addAndApply("A", "B"))).toBe(1);
      const id = await addAndApply("A", "B");
      await edit(1, { city: "X" });
      await edit(1, { city: "A" });
      expect(await cities()).toEqual(["B"]);
      expect(await removeAndRevert(id)).toBe(1);
      expect(await cities()).toEqual(["A"]);
    });

    it("brings back a business whose edit was undone", async () => {
      await put({ p1: { city: "A" } });
      const id = await addAndApply("A", "B");
      const changeId = await edit(1, { city: "C" });
      await store.changes.undo(changeId, 10, byAnn(LATER));
      expect(await removeAndRevert(id)).toBe(1);
      expect(await cities()).toEqual(["A"]);
    });

    it("restores businesses that imports moved, in the bin too, but none that they moved elsewhere or named so themselves", async () => {
      const id = await addAndApply("A", "B");
      await put({ p1: { city: "A" }, p2: { city: "A" }, p3: { city: "A" }, p4: { city: "A" } });
      await put({ p1: { city: "A", rating: 3 }, p2: { city: "D" }, p3: { city: "B" } });
      await store.editing.delete([4], byAnn(LATER));
      expect(await removeAndRevert(id)).toBe(1);
      await store.editing.restore([4], byAnn(LAST));
      expect(await cities()).toEqual(["A", "D", "B", "A"]);
    });

    it("brings back a business whose import was undone", async () => {
      await put({ p1: { city: "A" } });
      const id = await addAndApply("A", "B");
      const { importId } = await put({ p1: { city: "D" }, p2: { city: "A" } });
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      expect(await cities()).toEqual(["B"]);
      expect(await store.editing.rules()).toMatchObject([{ businesses: 1 }]);
      await removeAndRevert(id);
      expect(await cities()).toEqual(["A"]);
    });

    it.each([
      ["the first", 0, "A"],
      ["the second", 1, "B"],
    ])("of two that follow one another, %s, ends where the other one leads", async (_, removedRule, city) => {
      await put({ p1: { city: "A" }, p2: { city: "B" } });
      const before = await readAll();
      const ids = [await addAndApply("A", "B"), await addAndApply("B", "C")];
      await put({ p3: { city: "A" } });
      expect(await cities()).toEqual(["C", "C", "C"]);
      await removeAndRevert(ids[removedRule] ?? 0);
      expect(await cities()).toEqual([city, removedRule === 0 ? "C" : "B", city]);
      expect((await store.directory.city("a"))?.name).toBe(city);
      await removeAndRevert(ids[1 - removedRule] ?? 0);
      expect(await cities()).toEqual(["A", "B", "A"]);
      expect((await readAll()).slice(1, 2)).toEqual(before.slice(1));
    });

    it("of a rule for a state leaves its businesses to the rule for all states", async () => {
      await put({ p1: { city: "A", state: "Ohio" }, p2: { city: "A", state: "Iowa" } });
      const everywhere = await addAndApply("A", "B");
      const id = await addAndApply("A", "C", { state: "Ohio" });
      expect(await cities()).toEqual(["C", "B"]);
      await removeAndRevert(id);
      expect(await cities()).toEqual(["B", "B"]);
      await removeAndRevert(everywhere);
      expect(await cities()).toEqual(["A", "A"]);
    });

    it("resumes after a stop, also when the rule is added again meanwhile, or another one removed", async () => {
      await put(Object.fromEntries(["p1", "p2", "p3", "p4"].map((placeId) => [placeId, { city: "A" }])));
      const id = await addAndApply("A", "B");
      const removal = await store.editing.removeRule(id, byAnn());
      if (removal === undefined) throw new Error("There is no such rule.");
      await store.editing.applyRule(removal.rule, 0, 2, byAnn(LAST));
      expect(await cities()).toEqual(["A", "A", "B", "B"]);
      expect(await addAndApply("A", "D")).toBe(id);
      expect(await cities()).toEqual(["D", "D", "D", "D"]);
      const second = await addAndApply("D", "E");
      await store.editing.removeRule(id, byAnn());
      await store.editing.removeRule(second, byAnn());
      expect(await store.editing.pendingRules()).toHaveLength(2);
      await runPending(LAST);
      expect(await cities()).toEqual(["A", "A", "A", "A"]);
      expect(await store.editing.pendingRules()).toEqual([]);
    });

    it("changes nothing in businesses that a stopped rule had not reached yet", async () => {
      await put({ p1: { city: "A" }, p2: { city: "A" }, p3: { city: "A" } }, "update", AT);
      const { rule } = await store.editing.addRule({ kind: "city", from: "A", to: "B" }, byAnn(LATER));
      await store.editing.applyRule(rule, 0, 1, byAnn(LATER));
      const before = (await readAll()).slice(1);
      await removeAndRevert(rule.id);
      expect(await cities()).toEqual(["A", "A", "A"]);
      expect((await readAll()).slice(1)).toEqual(before);
    });
  });
}
