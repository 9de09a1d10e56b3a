import { expect, test, vi } from "vitest";
import type { ImportEntry } from "#contract/admin-api";
import { hasUnsavedForms } from "../ui/dialogs/unsaved-drafts.ts";
import { forgetGoneCorrections, leftOutDrafts, rejectDrafts } from "./import-drafts.ts";

const entry = (id: number, forms: Partial<ImportEntry>) =>
  ({ id, rejectsUrl: null, hasLeftOutValues: false, ...forms }) as ImportEntry;
const ROWS = { version: "1", tables: [], edits: new Map([["0 0 0", "typed"]]) };
const VALUES = new Map([["2 rating", { row: 2, column: "rating", value: "4" }]]);

test("corrections go with their form, and stay for imports that are older than the list", () => {
  // The tests of the project run without a browser.
  vi.stubGlobal("window", new EventTarget());
  for (const id of [3, 8, 9, 11]) rejectDrafts.set(id, ROWS);
  for (const id of [3, 8, 9]) leftOutDrafts.set(id, VALUES);
  forgetGoneCorrections([entry(9, { rejectsUrl: "/rejects/9" }), entry(8, { hasLeftOutValues: true }), entry(7, {})]);
  expect(rejectDrafts.keys()).toEqual([3, 9]);
  expect(leftOutDrafts.keys()).toEqual([3, 8]);
  forgetGoneCorrections([]);
  expect(rejectDrafts.keys()).toEqual([]);
  expect(leftOutDrafts.keys()).toEqual([]);
  expect(hasUnsavedForms()).toBe(false);
});

test("corrections of an undone import come back with it, and the browser asks about them except while they have no form", () => {
  vi.stubGlobal("window", new EventTarget());
  leftOutDrafts.set(5, VALUES);
  const undone = entry(5, { state: "undone" });
  forgetGoneCorrections([undone]);
  forgetGoneCorrections([undone]);
  expect(leftOutDrafts.get(5)).toBe(VALUES);
  expect(hasUnsavedForms()).toBe(false);
  forgetGoneCorrections([entry(5, { hasLeftOutValues: true, state: "finished" })]);
  expect(leftOutDrafts.get(5)).toBe(VALUES);
  expect(hasUnsavedForms()).toBe(true);
  forgetGoneCorrections([undone]);
  expect(hasUnsavedForms()).toBe(false);
  forgetGoneCorrections([entry(5, { hasLeftOutValues: true }), entry(4, { hasLeftOutValues: true })]);
  expect(hasUnsavedForms()).toBe(true);
  forgetGoneCorrections([]);
  expect(hasUnsavedForms()).toBe(false);
  expect(leftOutDrafts.keys()).toEqual([]);
});
