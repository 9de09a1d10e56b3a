import { expect, it } from "vitest";
import type { ScheduledFile } from "#contract/imports/scheduled-files";
import { fileNote } from "./file-note.ts";

const file = (values: Partial<ScheduledFile>): ScheduledFile => ({
  id: 1,
  origin: "feeds.example",
  name: "piers.csv",
  state: "waiting",
  foundAt: "2026-11-20T03:00:00.000Z",
  uploadId: "a",
  ...values,
});

it("A file that was found says what its preview found, or what is wrong with it", () => {
  expect(fileNote(file({ imported: 1_200, changed: 3, rejected: 0 }))).toBe("1,200 new, 3 changed, 0 rejected.");
  expect(fileNote(file({ imported: 0, problem: "Its columns are not known." }))).toBe("Its columns are not known.");
  expect(fileNote(file({ state: "failed", problem: "It is no workbook." }))).toBe("It is no workbook.");
  expect(fileNote(file({ state: "new" }))).toContain("no other job");
});
