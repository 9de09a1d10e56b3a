import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { activityList } from "../../queries/activity-list.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { addRule } from "./add-rule.ts";
import { applyPendingRules } from "./apply-rules.ts";
import { removeRule } from "./remove-rule.ts";
import { previewUndo, undoChange } from "./undo-change.ts";

const now = () => new Date("2026-11-21T10:00:00Z");
const GOTHAM = { kind: "city", from: "Gotham", to: "New Gotham" } as const;
let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
  const people = Array.from({ length: 250 }, (_, index) => [`p${index}`, { city: "Gotham", category: "Church" }]);
  await importInto(store, Object.fromEntries(people));
});
afterEach(() => store.close());

/** Creates a signal that aborts after the first progress. */
function stopSoon() {
  const stop = new AbortController();
  return { signal: stop.signal, onProgress: () => stop.abort() };
}
const inCity = async (cityKey: string) =>
  (await store.search.businesses({ cityKey }, "latest", { limit: 1, offset: 0 })).totalCount;
const inGroup = async (group: "entertainment") =>
  (await store.search.businesses({ group }, "latest", { limit: 1, offset: 0 })).totalCount;
const options = () => ({ store, actor: "ann", now });

describe("a rule whose application is stopped", () => {
  it("reports how far it got, and continues when it is added again", async () => {
    const stoppedRule = addRule({ ...options(), ...stopSoon() }, GOTHAM);
    await expect(stoppedRule).rejects.toMatchObject({
      code: "cancelled",
      message: expect.stringContaining("after 100 businesses"),
    });
    expect(await store.editing.rules()).toMatchObject([{ ...GOTHAM, isApplied: false }]);
    expect((await store.maintenance.activity(1))[0]).toMatchObject({ action: "add-rule", detail: { businesses: 100 } });
    expect(await addRule(options(), GOTHAM)).toMatchObject({ rule: { isApplied: true }, changed: 150 });
    expect(await store.editing.rules()).toMatchObject([{ ...GOTHAM, isApplied: true }]);
    expect(await inCity("new gotham")).toBe(250);
    expect(await applyPendingRules(options())).toEqual({ changed: 0 });
  });

  it.each([0, 1])(
    "has two entries once it is continued, and undoing either (%i) takes it back whole and is told of both",
    async (problem) => {
      await expect(addRule({ ...options(), ...stopSoon() }, GOTHAM)).rejects.toMatchObject({ code: "cancelled" });
      await addRule(options(), GOTHAM);
      const undoStates = async () =>
        (await activityList(store, 10)).filter(({ action }) => action === "add-rule").map(({ undo }) => undo);
      expect(await undoStates()).toEqual(["possible", "possible"]);
      const ids = (await store.maintenance.activity(2)).map(({ id }) => id);
      const [firstId = 0, other = 0] = problem === 0 ? ids : ids.toReversed();
      expect(await previewUndo(store, firstId, new Date())).toMatchObject({ undone: 250 });
      expect(await undoChange({ ...options(), activityId: firstId })).toMatchObject({ undone: 250 });
      expect([await inCity("gotham"), await inCity("new gotham")]).toEqual([250, 0]);
      expect(await undoStates()).toEqual(["undone", "undone"]);
      const conflict = { code: "conflict", message: "This rule was removed already." };
      await expect(previewUndo(store, other, new Date())).rejects.toMatchObject(conflict);
      await expect(undoChange({ ...options(), activityId: other })).rejects.toMatchObject(conflict);
    },
  );

  it("is continued with all pending rules, whether it was added or removed", async () => {
    const churches = { kind: "category", from: "Church", to: "entertainment" } as const;
    const { rule } = await addRule(options(), churches);
    expect(await inGroup("entertainment")).toBe(250);
    await expect(removeRule({ ...options(), ...stopSoon() }, rule.id)).rejects.toMatchObject({ code: "cancelled" });
    await expect(addRule({ ...options(), ...stopSoon() }, GOTHAM)).rejects.toMatchObject({ code: "cancelled" });
    // All rules were applied to a rewritten business.
    expect((await applyPendingRules(options())).changed).toBe(250);
    expect([await inGroup("entertainment"), await inCity("new gotham")]).toEqual([0, 250]);
    expect(await store.editing.pendingRules()).toEqual([]);
    expect((await store.maintenance.activity(2)).map(({ action, actor }) => `${actor} ${action}`).toSorted()).toEqual([
      "ann add-rule",
      "ann remove-rule",
    ]);
  });

  it("moves the businesses that it had reached back to their city when it is removed", async () => {
    await expect(addRule({ ...options(), ...stopSoon() }, GOTHAM)).rejects.toMatchObject({ code: "cancelled" });
    expect(await removeRule(options(), 1)).toMatchObject({ changed: 100 });
    expect(await store.editing.pendingRules()).toEqual([]);
    expect([await inCity("gotham"), await inCity("new gotham")]).toEqual([250, 0]);
  });
});

it("a rule that is added again and applied already is not recorded: there would be an entry that undoes the whole rule", async () => {
  const { rule } = await addRule(options(), GOTHAM);
  expect(await addRule(options(), { ...GOTHAM, from: "GOTHAM" })).toMatchObject({ rule: { id: rule.id }, changed: 0 });
  expect(await store.editing.rules()).toMatchObject([{ id: rule.id, isApplied: true, businesses: 250 }]);
  const entries = await store.maintenance.activity(10);
  expect(entries.filter(({ action }) => action === "add-rule")).toHaveLength(1);
});
