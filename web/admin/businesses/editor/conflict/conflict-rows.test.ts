import { expect, it } from "vitest";
import { toFormValues } from "../form-values.ts";
import { conflictRows, theirFields } from "./conflict-rows.ts";

const before = { ...toFormValues(undefined), name: "Joe’s", phone: "1", ownValues: { since: "2019" } };
const hours = (days: object) => ({ ...before.openingHours, ...days });

it("a conflict shows both values of what both sides changed, each day for itself", () => {
  const mine = {
    ...before,
    phone: "2",
    isVerified: true,
    openingHours: hours({ Monday: "Closed" }),
    ownValues: { since: "2020" },
  };
  const theirs = {
    ...before,
    name: "Joe",
    phone: "3",
    isVerified: true,
    openingHours: hours({ Monday: "9:00 AM - 5:00 PM", Tuesday: "Closed" }),
    ownValues: { since: "2021" },
  };
  expect(conflictRows(before, mine, theirs)).toEqual([
    { name: "phone", label: "Phone", before: "1", mine: "2", theirs: "3" },
    { name: "openingHours.Monday", label: "Monday", before: "", mine: "Closed", theirs: "9:00 AM - 5:00 PM" },
    { name: "ownValues.since", label: "own field since", before: "2019", mine: "2020", theirs: "2021" },
  ]);
  expect(theirFields(before, mine, theirs)).toEqual(["Name"]);
});

it("there is none where only one side changed, or both alike", () => {
  expect(conflictRows(before, { ...before, phone: "2" }, { ...before, phone: "2", name: "X" })).toEqual([]);
});
