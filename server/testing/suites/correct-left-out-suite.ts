import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { readBusinessRow } from "#domain/import-row/business-row";
import { knownColumns } from "#domain/import-row/columns/match-header";
import { type CorrectLeftOutOptions, correctLeftOut } from "../../operations/spreadsheets/rejects/correct-left-out.ts";
import type { LeftOutListRow } from "../../operations/spreadsheets/rejects/left-out-rows.ts";
import type { Store } from "../../store/store.ts";
import { byAnn, importInto } from "../directories/import-into.ts";

const LATER = new Date("2026-05-04T09:00:00Z");
const HEADER = ["name", "place_id", "latitude", "longitude", "rating", "phone"];

function listRow(number: number, placeId: string, cells: Record<string, string>): LeftOutListRow {
  const all: Record<string, string> = { name: `Shop ${placeId}`, place_id: placeId, ...cells };
  const header = [...new Set([...HEADER, ...Object.keys(cells)])];
  return {
    number,
    foundIn: `made-up.csv, row ${number + 2}`,
    placeId,
    name: `Shop ${placeId}`,
    header,
    cells: header.map((name) => all[name] ?? ""),
    problems: Object.keys(cells).map((column) => ({ column, reason: "is wrong" })),
    written: {},
  };
}

/** Tests corrections of left-out values on every engine. `open` gives an empty store. */
export function correctLeftOutSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    const blank = { rating: 0, phone: null, phoneE164: null, latitude: null, longitude: null };
    await importInto(store, { w1: blank, w2: blank, w3: blank });
  });
  afterEach(() => store.close());

  const correct = (rows: LeftOutListRow[], corrections: CorrectLeftOutOptions["corrections"]) =>
    correctLeftOut({ store, rows, corrections, reading: undefined, actor: "ann", now: () => LATER });
  async function editable(id: number) {
    const [business] = await store.editing.businessesToEdit([id]);
    if (typeof business !== "object") throw new Error(`Business ${id} is gone`);
    return business;
  }

  describe(`corrections of left-out values on ${engine}`, () => {
    it("are one edit by hand of all their businesses, which an undo takes back", async () => {
      const rows = [listRow(0, "w1", { rating: "many" }), listRow(1, "w2", { rating: "few", phone: "none yet" })];
      const { activityId, ...result } = await correct(rows, [
        { row: 0, column: "rating", value: "3.5" },
        { row: 1, column: "rating", value: "still few" },
        { row: 1, column: "phone", value: "+1 603 555 0142" },
      ]);
      expect(result.corrected).toBe(2);
      expect(result.refused).toMatchObject([{ row: 1, column: "rating" }]);
      expect(result.rows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([[], ["rating"]]);
      expect(await editable(1)).toMatchObject({ business: { rating: 3.5 }, editedFields: ["rating"] });
      expect(await editable(2)).toMatchObject({ business: { phoneE164: "+16035550142" }, editedFields: ["phone"] });
      const [entry] = await store.maintenance.activity(1);
      expect(entry).toMatchObject({ id: activityId, actor: "ann", action: "setFields" });
      expect(await correct(rows, [{ row: 0, column: "rating", value: "3.5" }])).toMatchObject({
        corrected: 1,
        refused: [],
        activityId: null,
      });
      await store.changes.undo(activityId ?? 0, 10, byAnn(LATER));
      expect(await editable(1)).toMatchObject({ business: { rating: 0 }, editedFields: [] });
      expect(await editable(2)).toMatchObject({ business: { phone: null }, editedFields: [] });
    });

    it("of a point need both of its columns, at once or one after the other", async () => {
      const rows = [listRow(0, "w1", { latitude: "north", longitude: "west" })];
      const { refused } = await correct(rows, [
        { row: 0, column: "latitude", value: "43.01" },
        { row: 0, column: "longitude", value: "-70.77" },
      ]);
      expect(refused).toEqual([]);
      expect(await editable(1)).toMatchObject({ business: { latitude: 43.01, longitude: -70.77 } });

      const other = [listRow(0, "w2", { latitude: "north", longitude: "west" })];
      const first = await correct(other, [{ row: 0, column: "latitude", value: "43.02" }]);
      expect(first).toMatchObject({ corrected: 1, refused: [], activityId: null });
      expect(first.rows[0]?.problems).toMatchObject([{ column: "longitude" }]);
      expect(await correct(first.rows, [{ row: 0, column: "longitude", value: "-70.78" }])).toMatchObject({
        corrected: 1,
        rows: [{ problems: [] }],
      });
      expect(await editable(2)).toMatchObject({ business: { latitude: 43.02, longitude: -70.78 } });
    });

    it("leave the value of another import as it is, but write over blank ones and those that the row gave", async () => {
      await importInto(store, { w1: { rating: 4, phone: null }, w2: { photos: ["https://weir.example/a.jpg"] } });
      const rows = [
        listRow(0, "w1", { rating: "many", phone: "soon@weir.example" }),
        listRow(1, "w2", { photo: "https://weir.example/a.jpg, javascript:b" }),
      ];
      const { refused, rows: remaining } = await correct(rows, [
        { row: 0, column: "rating", value: "3" },
        { row: 0, column: "phone", value: "+1 603 555 0143" },
        { row: 1, column: "photo", value: "https://weir.example/a.jpg, https://weir.example/b.jpg" },
      ]);
      expect(refused).toEqual([{ row: 0, column: "rating", reason: expect.stringContaining("another import") }]);
      expect(remaining.map(({ problems }) => problems.map(({ column }) => column))).toEqual([["rating"], []]);
      expect(await editable(1)).toMatchObject({ business: { rating: 4, phoneE164: "+16035550143" } });
      expect(await editable(2)).toMatchObject({
        business: { photos: ["https://weir.example/a.jpg", "https://weir.example/b.jpg"] },
      });
      // The value that is stored already is no conflict.
      expect(await correct(remaining, [{ row: 0, column: "rating", value: "4" }])).toMatchObject({
        corrected: 1,
        refused: [],
        activityId: null,
      });
    });

    it("of one day after an undo of those of another day are no conflict", async () => {
      const row = listRow(0, "w1", { monday: "9AM-5PM", tuesday: "early", wednesday: "late" });
      const parsed = readBusinessRow(row.cells, knownColumns(row.header), { country: "" });
      const hours = "business" in parsed ? parsed.business.openingHours : null;
      expect(hours).toHaveProperty("Monday");
      await importInto(store, { w1: { openingHours: hours } });
      const rows = [row];
      const first = await correct(rows, [{ row: 0, column: "tuesday", value: "10AM-4PM" }]);
      expect(first).toMatchObject({ refused: [], activityId: expect.any(Number) });
      await store.changes.undo(first.activityId ?? 0, 10, byAnn(LATER));
      expect((await editable(1)).business.openingHours).toEqual(hours);
      const second = await correct(first.rows, [{ row: 0, column: "wednesday", value: "Closed" }]);
      expect(second).toMatchObject({ refused: [], activityId: expect.any(Number) });
      expect((await editable(1)).business.openingHours).toMatchObject({ Wednesday: "Closed" });
    });

    it("that read like a blank cell or like another column take the value off the list", async () => {
      const rows = [
        listRow(0, "w1", { status: "who knows", rating: "none" }),
        listRow(1, "w2", { status: "?", permanently_closed: "true" }),
      ];
      const answer = await correct(rows, [
        { row: 0, column: "status", value: "OPERATIONAL" },
        { row: 0, column: "rating", value: "0" },
        { row: 1, column: "status", value: "Permanently closed" },
      ]);
      expect(answer).toMatchObject({ corrected: 3, refused: [], activityId: null });
      expect(answer.rows[0]?.problems).toEqual([]);
      expect(answer.rows[1]?.problems).toMatchObject([{ column: "permanently_closed" }]);
    });

    it("overrule neither an edit by hand nor a deletion, and say so", async () => {
      const { business } = await editable(1);
      const draft = { ...business, rating: 2 };
      const write = {
        id: 1,
        business: { ...draft, ...businessKeys(draft) },
        editedFields: ["rating"],
        expectedUpdatedAt: business.updatedAt,
      };
      await store.editing.write([write], byAnn());
      await store.editing.delete([2], byAnn());
      const rows = ["w1", "w2", "w9"].map((placeId, index) => listRow(index, placeId, { rating: "?" }));
      const { refused, rows: remaining } = await correct(
        rows,
        rows.map(({ number }) => ({ row: number, column: "rating", value: "5" })),
      );
      expect(refused.map(({ reason }) => reason)).toEqual([
        expect.stringContaining("edited by hand"),
        expect.stringContaining("recycle bin"),
        expect.stringContaining("no longer in the directory"),
      ]);
      expect(remaining).toEqual(rows);
      expect(await editable(1)).toMatchObject({ business: { rating: 2 } });
    });

    it("of nothing, of what only looks like a value, and of unknown rows change nothing", async () => {
      const rows = [listRow(0, "w3", { rating: "?", phone: "?" })];
      const { refused, activityId } = await correct(rows, [
        { row: 0, column: "rating", value: "  " },
        { row: 0, column: "phone", value: "deli@weir.example" },
        { row: 7, column: "rating", value: "4" },
      ]);
      expect(refused.map(({ column }) => column)).toEqual(["rating", "phone"]);
      expect(activityId).toBeNull();
      expect(await editable(3)).toMatchObject({ business: { rating: 0, phone: null }, editedFields: [] });
    });
  });
}
