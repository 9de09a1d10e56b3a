import { expect, it } from "vitest";
import { OPEN_AT } from "#contract/lists/open-at";
import { dayChoices, joinOpenAt, splitOpenAt, timeChoices } from "./open-at-choices.ts";

const OPEN_DAYS = [
  { openAt: "sat", businessCount: 1_204 },
  { openAt: "sun", businessCount: 4 },
];

it("days of the week have the number of businesses that are open on them", () => {
  const texts = new Map(dayChoices({ openDays: OPEN_DAYS, isAtLeast: false }));
  expect(texts.get("sat")).toBe("Saturday (1,204)");
  expect(texts.get("mon")).toBe("Monday");
  expect(texts.get("today")).toBe("Today");
  expect(new Map(dayChoices({ openDays: OPEN_DAYS, isAtLeast: true })).get("sun")).toBe("Sunday (4+)");
});

it("every pair of a day and a time is a value of the parameter, and is split into them again", () => {
  for (const [day] of dayChoices({ openDays: [], isAtLeast: false })) {
    for (const [time] of timeChoices("")) {
      const value = joinOpenAt([day, time]);
      if (value !== "") expect(value).toMatch(OPEN_AT);
      expect(splitOpenAt(value)).toEqual({ day, time });
    }
  }
});

it("a chosen time that is no full hour is one more choice", () => {
  expect(timeChoices("22:30").at(-1)).toEqual(["22:30", "10:30 PM"]);
  expect(timeChoices("22:00")).toEqual(timeChoices(""));
  expect(splitOpenAt(undefined)).toEqual({ day: "", time: "" });
});
