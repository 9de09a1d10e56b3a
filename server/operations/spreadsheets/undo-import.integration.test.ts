import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessEdit } from "#contract/business-edit";
import type { OnDuplicate } from "#contract/import-report";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { EXPORTS } from "../../testing/files/export-files.ts";
import { readCells } from "../../testing/files/workbook-fixture.ts";
import { addRule } from "../editing/add-rule.ts";
import { changeBusinesses } from "../editing/change-businesses.ts";
import { editOneBusiness } from "../editing/edit-business.ts";
import { emptyBin } from "../editing/empty-bin.ts";
import { previewUndo, undoChange } from "../editing/undo-change.ts";
import { generateSeo } from "../publishing/generate-seo.ts";
import { exportBusinesses } from "./export-businesses.ts";
import { importBusinesses } from "./import-businesses.ts";
import { undoImport } from "./undo-import.ts";

const SAMPLE = join(import.meta.dirname, "../../sample/businesses.xlsx");
const ELECTRICIANS = EXPORTS.filter((file) => file.endsWith("electricians.xlsx"));
const now = () => new Date("2026-11-21T10:00:00Z");
const afterDays = () => new Date("2026-11-30T10:00:00Z");
const later = () => new Date("2026-11-22T10:00:00Z");
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-undo-"));
  store = await openMemoryStore();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const importFile = (file: string, onDuplicate: OnDuplicate = "skip", at = now) =>
  importBusinesses({
    store,
    files: [file],
    onDuplicate,
    country: "",
    limits: {},
    actor: "cli",
    now: at,
  });
const takeBack = (importId: number | null, signal?: AbortSignal) =>
  undoImport({ store, importId: importId ?? 0, actor: "cli", now: later, ...(signal && { signal }) });

/** The entry of the activity list. */
const latestUndo = async () => (await store.maintenance.activity(20)).find(({ action }) => action === "undo");

/** Every cell of an export, which holds all that is known of every business, times of change included. */
async function exportRows(name: string): Promise<string[][]> {
  const { file } = await exportBusinesses({ store, folder, file: join(folder, name), actor: "cli", now });
  return readCells(file);
}

/** Makes an administrator's changes before the next import: edits of every kind, deletions, rules. */
async function workByHand(): Promise<void> {
  const undoOptions = { store, actor: "ann", now };
  const edits: BusinessEdit[] = [
    { city: "Troy" },
    { phone: "+1 518 555 0100", isVerified: true },
    { fullAddress: "5 Elm Ave, Dallas, TX 75201, United States" },
    { country: "Canada", timeZone: "America/Toronto" },
    { slug: "a-slug-of-its-own", name: "By Hand", openingHours: { Monday: "9-17" } },
    { state: "Oregon", latitude: 44.9, longitude: -123, photos: [], website: null },
    { category: "Tea house", seoTitle: null, uniqueContent: "Written by hand." },
  ];
  for (const [index, edit] of edits.entries()) {
    for (const id of [4 * index + 1, 4 * index + 2]) {
      const own = edit.slug === undefined ? edit : { ...edit, slug: `${edit.slug}-${id}` };
      await editOneBusiness({ ...undoOptions, id, edit: own });
    }
  }
  await changeBusinesses({ ...undoOptions, ids: [40, 41, 42], change: { action: "delete" } });
  const [city = { name: "" }] = (await store.directory.cities("", { limit: 1, offset: 0 })).cities;
  await addRule(undoOptions, { kind: "city", from: city.name, to: `Greater ${city.name}` });
}

/** The file with every second business changed in some cells, every tenth left out and some new ones. */
async function changedSample(original = SAMPLE): Promise<string> {
  const [header = [], ...rows] = await readCells(original);
  const indexOf = (column: string) => header.indexOf(column);
  const changedRows = rows.flatMap((row, index) => {
    const cells = [...row];
    if (index % 10 === 0) return [];
    if (index % 2 === 0) {
      cells[indexOf("rating")] = "1.5";
      cells[indexOf("phone")] = index % 4 === 0 ? "" : "+1 512-555-0100";
      cells[indexOf("name")] = `${cells[indexOf("name")]} & Sons`;
    }
    if (index % 7 === 0) cells[indexOf("working_hours")] = "";
    if (index % 3 === 0) cells[indexOf("full_address")] = "1 Main St, Salem, OR 97301, United States";
    if (index % 5 === 0) cells[indexOf("place_id")] = `new-${index}`;
    return [cells];
  });
  const file = join(folder, "changed.xlsx");
  await writeWorkbook(
    file,
    { header },
    (async function* () {
      yield* changedRows;
    })(),
    {},
  );
  return file;
}

describe("import, undo and export", () => {
  it.each<[string, OnDuplicate]>([
    ["skips", "skip"],
    ["updates", "update"],
  ])("give the same cells before and after an import that %s existing businesses", async (_, onDuplicate) => {
    await importFile(SAMPLE);
    await generateSeo({ store, actor: "cli", now });
    const before = await exportRows("before.xlsx");
    const report = await importFile(await changedSample(), onDuplicate, later);
    expect(report.imported).toBeGreaterThan(30);
    expect(report.updated > 0).toBe(onDuplicate === "update");
    expect(await exportRows("between.xlsx")).not.toEqual(before);
    expect(await takeBack(report.importId)).toMatchObject({ removed: report.imported, restored: report.updated });
    expect(await exportRows("after.xlsx")).toEqual(before);
  });

  it.each([SAMPLE, ...ELECTRICIANS])(
    "give the same cells also for businesses edited, deleted and renamed by rules: %s",
    async (file) => {
      await importFile(file);
      await generateSeo({ store, actor: "cli", now });
      await workByHand();
      const before = await exportRows("before.xlsx");
      const report = await importFile(await changedSample(file), "update", later);
      expect(report.updated).toBeGreaterThan(10);
      expect(await takeBack(report.importId)).toMatchObject({ removed: report.imported, restored: report.updated });
      expect(await exportRows("after.xlsx")).toEqual(before);
    },
  );

  it("take back the first import too, to an empty directory", async () => {
    const { importId, imported } = await importFile(SAMPLE);
    expect(await takeBack(importId)).toMatchObject({ importId, removed: imported, restored: 0 });
    expect(await store.directory.statistics()).toEqual({
      totalBusinesses: 0,
      verifiedBusinesses: 0,
      categories: 0,
      totalCities: 0,
    });
  });
});

describe("an undo", () => {
  it("that is stopped leaves whole transactions, and says how to go on", async () => {
    await importFile(SAMPLE);
    const before = await exportRows("before.xlsx");
    const { importId } = await importFile(await changedSample(), "update", later);
    await expect(takeBack(importId, AbortSignal.abort())).rejects.toMatchObject({
      code: "cancelled",
      message: expect.stringContaining(`import ${importId} again`),
    });
    await takeBack(importId);
    expect(await exportRows("after.xlsx")).toEqual(before);
  });

  it("is undone itself: every cell is again as it was after the import and the work by hand", async () => {
    await importFile(SAMPLE);
    await generateSeo({ store, actor: "cli", now });
    const { importId } = await importFile(await changedSample(), "update", later);
    await workByHand();
    const { businesses } = await store.search.administratorList({}, "latest", { limit: 4, offset: 0 });
    for (const { id } of businesses) {
      await editOneBusiness({ store, id, edit: { phone: "+1 512-555-0199" }, actor: "ann", now: later });
    }
    const before = await exportRows("before.xlsx");
    for (const onEdited of ["bin", "keep"] as const) {
      await undoImport({ store, importId: importId ?? 0, edited: onEdited, actor: "cli", now: later });
      expect(await exportRows("between.xlsx")).not.toEqual(before);
      const undo = await latestUndo();
      const report = await undoChange({ store, activityId: undo?.id ?? 0, actor: "cli", now: later });
      expect(report).toMatchObject({ partly: 0, changed: 0, gone: 0 });
      expect(await exportRows("after.xlsx")).toEqual(before);
    }
  });

  it("is undone in part when its undo is stopped, and completely when that continues", async () => {
    const { importId, imported } = await importFile(SAMPLE);
    const before = await exportRows("before.xlsx");
    await takeBack(importId);
    const undo = await latestUndo();
    const options = { store, activityId: undo?.id ?? 0, actor: "cli", now: later };
    const stop = new AbortController();
    const stoppedUndo = undoChange({ ...options, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stoppedUndo).rejects.toMatchObject({ code: "cancelled" });
    const countAtStop = await store.directory.countBusinesses();
    expect(countAtStop).toBeGreaterThan(0);
    expect(countAtStop).toBeLessThan(imported);
    await expect(takeBack(importId)).rejects.toMatchObject({ code: "conflict" });
    expect(await undoChange(options)).toMatchObject({ undone: imported - countAtStop });
    expect(await exportRows("after.xlsx")).toEqual(before);
    await expect(undoChange(options)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is final once the recycle bin was emptied, or its days have passed", async () => {
    for (const which of ["all", { days: 1, at: afterDays() }] as const) {
      const { importId } = await importFile(SAMPLE);
      await takeBack(importId);
      const tooEarly = { days: 90, at: afterDays() };
      await emptyBin({ store, actor: "cli", now: afterDays }, tooEarly);
      const undo = await latestUndo();
      const options = { store, activityId: undo?.id ?? 0, actor: "cli", now: later };
      expect(await previewUndo(store, options.activityId, later())).toMatchObject({ undone: undo?.detail["removed"] });
      expect(await emptyBin({ store, actor: "cli", now: afterDays }, which)).toEqual({ erased: 0 });
      await expect(undoChange(options)).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringContaining("were erased"),
      });
      expect(await store.directory.countBusinesses()).toBe(0);
    }
  });

  it("that was stopped half-way is completed before it can be undone", async () => {
    const { importId } = await importFile(SAMPLE);
    await store.imports.beginUndo(importId ?? 0, { actor: "cli", edited: "bin" }, later());
    await store.imports.undoBatch(importId ?? 0, 10, later());
    const undo = await latestUndo();
    const options = { store, activityId: undo?.id ?? 0, actor: "cli", now: later };
    await expect(undoChange(options)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining(`undo of import ${importId} has not ended`),
    });
  });

  it("removes own fields that the import added, unless a business has them, and its own undo brings them back", async () => {
    const [first, second] = [join(folder, "first.csv"), join(folder, "second.csv")];
    await writeFile(first, "place_id,name,city,own: Dogs (yes-no)\nid-000000001,Corner Shop,Austin,yes\n");
    await writeFile(
      second,
      "place_id,name,city,own: Dogs (yes-no),own: Seats (number)\nid-000000002,Tea House,Austin,no,5\n",
    );
    const fieldKeys = async () => (await store.directory.ownFields()).map(({ key }) => key);
    const { importId } = await importFile(first);
    const { importId: secondId } = await importFile(second);
    expect(await fieldKeys()).toEqual(["dogs", "seats"]);
    await takeBack(secondId);
    expect(await fieldKeys()).toEqual(["dogs"]);
    const undo = await latestUndo();
    await undoChange({ store, activityId: undo?.id ?? 0, actor: "cli", now: later });
    const fields = await store.directory.ownFields();
    expect(fields).toMatchObject([{ key: "dogs" }, { key: "seats", name: "Seats", type: "number", removedAt: null }]);
    await takeBack(importId);
    expect(await fieldKeys()).toEqual(["dogs", "seats"]);
    await takeBack(secondId);
    expect(await fieldKeys()).toEqual(["dogs"]);
  });

  it("keeps fields that were edited by hand since the import", async () => {
    await importFile(SAMPLE);
    const { importId } = await importFile(await changedSample(), "update", later);
    const changedBusiness = (await store.directory.businessesAfter(0, 500)).find(
      ({ rating, phone }) => rating === 1.5 && phone === null,
    );
    const id = changedBusiness?.id ?? 0;
    await editOneBusiness({ store, id, edit: { phone: "+1 512-555-0199" }, actor: "ann", now: later });
    await takeBack(importId);
    const after = await store.directory.business(id);
    expect(after).toMatchObject({ phone: "+1 512-555-0199", phoneE164: "+15125550199" });
    expect(after).not.toMatchObject({ rating: 1.5 });
  });
});
