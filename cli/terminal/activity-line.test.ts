import { expect, it } from "vitest";
import type { Activity } from "#contract/admin-api";
import { activityLine } from "./activity-line.ts";

const line = (overrides: Partial<Activity>) =>
  activityLine(
    { id: 4, at: "2026-11-21T10:00:00Z", actor: "cli", action: "", detail: {}, undo: null, ...overrides },
    new Set([2]),
  );
const START = "4  2026-11-21T10:00:00Z  cli  ";

it("says what was done, and the id by which an import is undone", () => {
  const importEntry = {
    action: "import",
    detail: { importId: 2, files: ["a.xlsx"], imported: 391, duplicatesSkipped: 3 },
  };
  const sentence = "Import of a.xlsx: 391 businesses imported, 3 duplicates skipped";
  expect(line(importEntry)).toBe(`${START}${sentence}  (import 2, can be undone)`);
  expect(line({ ...importEntry, detail: { ...importEntry.detail, importId: 1 } })).toBe(
    `${START}${sentence}  (import 1)`,
  );
  expect(line({ action: "generate-seo", detail: { updated: 12 } })).toBe(`${START}SEO texts written for 12 businesses`);
});

it("says whether a change can be undone", () => {
  const rule = { action: "add-rule", detail: { kind: "city", from: "NYC", to: "New York", businesses: 7 } };
  const sentence = "Rule added: city NYC → New York, 7 businesses";
  expect(line({ ...rule, undo: "possible" })).toBe(`${START}${sentence}  (can be undone)`);
  expect(line({ ...rule, undo: "undone" })).toBe(`${START}${sentence}  (undone)`);
  expect(line({ ...rule, undo: "expired" })).toBe(`${START}${sentence}`);
});
