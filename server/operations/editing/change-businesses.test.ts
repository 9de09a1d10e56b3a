import { afterEach, beforeEach, expect, it } from "vitest";
import { activityList } from "../../queries/activity-list.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import { changeBusinesses } from "./change-businesses.ts";
import { undoChange } from "./undo-change.ts";

let store: Store;
let ids: number[];
beforeEach(async () => {
  store = await openMemoryStore();
  ids = Array.from({ length: store.editing.batchSize + 7 }, (_, index) => index + 1);
  await importInto(store, Object.fromEntries(ids.map((id) => [`p${id}`, {}])));
});
afterEach(() => store.close());

const countVerified = async () => (await store.directory.statistics()).verifiedBusinesses;
const change = { action: "verify" } as const;

it("Changes of all batches are one entry of the activity log, and undone as one", async () => {
  const { activityId } = await changeBusinesses({ store, ids, change, actor: "ann", now: () => AT });
  expect(await activityList(store, 9)).toMatchObject([
    { id: activityId, action: "verify", detail: { businesses: ids.length }, undo: "possible" },
  ]);
  await undoChange({ store, activityId: activityId ?? 0, actor: "ann", now: () => AT });
  expect(await countVerified()).toBe(0);
  const detail = { activityId, undone: "verify", businesses: ids.length, left: 0 };
  expect(await activityList(store, 9)).toMatchObject([{ action: "undo-change", detail }, { undo: "undone" }]);
});

it("An error after the first batch leaves its businesses in the activity log, where they can be undone", async () => {
  const { batchSize } = store.editing;
  let calls = 0;
  const now = () => {
    if (++calls > 1) throw new Error("stopped");
    return AT;
  };
  await expect(changeBusinesses({ store, ids, change, actor: "ann", now })).rejects.toThrow("stopped");
  expect(await countVerified()).toBe(batchSize);
  const [entry] = await activityList(store, 9);
  expect(entry).toMatchObject({ action: "verify", detail: { businesses: batchSize }, undo: "possible" });
  expect(await undoChange({ store, activityId: entry?.id ?? 0, actor: "ann", now: () => AT })).toMatchObject({
    undone: batchSize,
  });
});

it("A change that alters nothing has no entry, and writes nothing", async () => {
  await changeBusinesses({ store, ids: [1], change, actor: "ann", now: () => AT });
  const version = await store.directory.dataVersion();
  const repeatedChange = await changeBusinesses({ store, ids: [1, 999], change, actor: "ann", now: () => AT });
  expect(repeatedChange).toEqual({ ids: [], activityId: null });
  expect(await activityList(store, 9)).toMatchObject([{ detail: { id: 1, name: "Corner Shop p1" } }]);
  expect(await store.directory.dataVersion()).toBe(version);
});

it("A value that a business of the last batch refuses changes no business of the first", async () => {
  const [last = 0] = ids.slice(-1);
  const edit = { action: "setFields", fields: { country: "United Kingdom" } } as const;
  await changeBusinesses({ store, ids: ids.slice(0, -1), change: edit, actor: "ann", now: () => AT });
  await changeBusinesses({
    store,
    ids: [last],
    change: { action: "setPlace", country: "United States" },
    actor: "ann",
    now: () => AT,
  });
  const version = await store.directory.dataVersion();
  const phone = { action: "setFields", fields: { phone: "020 7946 0321" } } as const;
  const refused = changeBusinesses({ store, ids, change: phone, actor: "ann", now: () => AT });
  await expect(refused).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringMatching(/^Nothing was saved/),
  });
  expect(await store.directory.dataVersion()).toBe(version);
  const british = await changeBusinesses({ store, ids: ids.slice(0, -1), change: phone, actor: "ann", now: () => AT });
  expect(british.ids).toHaveLength(ids.length - 1);
});
