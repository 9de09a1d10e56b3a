import { afterEach, beforeEach, expect, it } from "vitest";
import { AT, byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { openEmptyPostgresStores } from "../../../testing/postgres/open-empty-store.ts";
import { unpackedIds } from "./packed-ids.ts";

let openedStores: Awaited<ReturnType<typeof openEmptyPostgresStores>>;
beforeEach(async () => {
  openedStores = await openEmptyPostgresStores();
});
afterEach(() => openedStores.close());

interface Row {
  term: string;
  first_id: number;
  id_count: number;
  ids: Buffer;
}

async function postings(): Promise<{ ranges: Record<string, number>; ids: Record<string, number[]> }> {
  const { rows } = (await openedStores.run("SELECT * FROM postings ORDER BY term, first_id")) as { rows: Row[] };
  const ranges: Record<string, number> = {};
  const ids: Record<string, number[]> = {};
  for (const { term, first_id, id_count, ids: packed } of rows) {
    const unpackedList = unpackedIds(packed, first_id);
    expect(unpackedList).toHaveLength(id_count);
    ranges[term] = (ranges[term] ?? 0) + 1;
    ids[term] = [...(ids[term] ?? []), ...unpackedList];
  }
  return { ranges, ids };
}

it("postings are merged after many imports have appended ranges, with the same ids", async () => {
  const [store] = openedStores.stores;
  const { maintenance, editing } = store;
  for (let number = 1; number <= 17; number++) {
    expect(await maintenance.needsMaintenance("routine")).toBe(false);
    await importInto(store, { [`p${number}a`]: { name: "Joe's Pizza" }, [`p${number}b`]: { name: `Shop ${number}` } });
  }
  await editing.delete([1, 7], byAnn(AT));
  const before = await postings();
  expect(before.ranges["pizza"]).toBeGreaterThan(10);
  expect(await maintenance.needsMaintenance("routine")).toBe(true);
  await maintenance.maintain("routine");
  const after = await postings();
  expect(after.ids).toEqual(before.ids);
  expect(new Set(Object.values(after.ranges))).toEqual(new Set([1]));
  expect(await maintenance.needsMaintenance("routine")).toBe(false);
  await importInto(store, { p99: { name: "Joe's Pizza" } });
  await editing.delete([3], byAnn(AT));
  expect((await postings()).ids["pizza"]).toEqual([...(before.ids["pizza"] ?? []).filter((id) => id !== 3), 35]);
});
