import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewRule } from "#contract/rules";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import { addRule } from "./add-rule.ts";
import { previewRule } from "./preview-rule.ts";

const STATES = { Illinois: 700, Missouri: 300, Ohio: 60, Oregon: 5 };
let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
  const people = Object.entries(STATES).flatMap(([state, count]) =>
    Array.from({ length: count }, (_, n) => [`${state}${n}`, { city: "Springfield", state, category: "Church" }]),
  );
  await importInto(store, { ...Object.fromEntries(people), z: { city: "Shelbyville", category: "Cinema" } });
});
afterEach(() => store.close());

const preview = (rule: Partial<NewRule>) =>
  previewRule(store, { kind: "city", from: "Springfield", to: "Shelbyville", ...rule });

describe("the preview of a rule", () => {
  it("says in which states a city of one name is, how many it would change, and ten of them", async () => {
    const everywhere = await preview({});
    expect(everywhere).toMatchObject({ businesses: 1065, targetBusinesses: 1, suggestions: { from: [], to: [] } });
    expect(everywhere.places.map(({ state, businesses }) => [state, businesses])).toEqual(Object.entries(STATES));
    expect(everywhere.examples).toHaveLength(10);
    const scopedPreview = await preview({ state: "Ohio", country: "United States" });
    expect(scopedPreview).toMatchObject({ businesses: 60, places: everywhere.places });
    expect(new Set(scopedPreview.examples.map(({ state }) => state))).toEqual(new Set(["Ohio"]));
  });

  it("counts the businesses that the rule then changes, also if state or country is unknown", async () => {
    await importInto(store, {
      n1: { city: "Springfield", state: "", country: "" },
      n2: { city: "Springfield", state: "Ohio", country: "" },
      n3: { city: "Springfield", state: "", country: "", businessStatus: "CLOSED_PERMANENTLY" },
    });
    const options = { store, actor: "ann", now: () => AT };
    for (const scope of [{ state: "Ohio" }, { country: "United States" }, {}]) {
      const { businesses } = await preview(scope);
      const { changed } = await addRule(options, { kind: "city", from: "Springfield", to: "Shelbyville", ...scope });
      expect({ ...scope, businesses }).toEqual({ ...scope, businesses: changed });
      expect(businesses).toBeGreaterThan(0);
    }
  });

  it("suggests names like those that no business has", async () => {
    expect(await preview({ from: "Sprinfield", to: "Shelbyvile" })).toMatchObject({
      businesses: 0,
      suggestions: { from: ["Springfield"], to: ["Shelbyville"] },
    });
    expect(await preview({ to: "Gotham" })).toMatchObject({ targetBusinesses: 0, suggestions: { from: [], to: [] } });
    const category = { kind: "category", to: "entertainment" } as const;
    expect((await preview({ ...category, from: "Chruch" })).suggestions.from).toEqual(["Church"]);
  });

  it("counts a category in its group", async () => {
    const report = await preview({ kind: "category", from: "church", to: "entertainment" });
    expect(report).toMatchObject({ businesses: 1065, targetBusinesses: 1, places: [] });
    expect(report.examples).toHaveLength(10);
    expect(report.examples[0]).toMatchObject({ after: "entertainment", state: "Illinois" });
    expect(await preview({ kind: "category", from: "Cinema", to: "entertainment" })).toMatchObject({ businesses: 0 });
  });

  it("lets a rule spell a city in another way", async () => {
    expect(await preview({ to: "SPRINGFIELD" })).toMatchObject({
      businesses: 1065,
      targetBusinesses: 0,
      suggestions: { to: [] },
    });
  });

  it("refuses what cannot be a rule", async () => {
    await expect(preview({ from: "..." })).rejects.toMatchObject({ code: "invalid", fields: [{ field: "from" }] });
    await expect(preview({ to: " Springfield " })).rejects.toMatchObject({
      code: "invalid",
      message: "Nothing was saved: to is the same as the old name.",
      fields: [{ field: "to" }],
    });
    const scopedRule = { kind: "category", from: "Church", to: "entertainment", state: "Ohio" } as const;
    await expect(preview(scopedRule)).rejects.toMatchObject({ code: "invalid", fields: [{ field: "state" }] });
  });
});
