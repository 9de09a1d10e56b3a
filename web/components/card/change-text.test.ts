import { expect, it } from "vitest";
import type { OpeningState } from "#domain/opening-hours/open-state";
import { nextChange, stateEnd } from "./change-text.ts";

const FRIDAY = "Friday";

it.each<[OpeningState["state"], OpeningState["changesAt"], string, string]>([
  ["open", { weekday: FRIDAY, time: "6:00 PM" }, "closes at 6:00 PM", "until 6 PM"],
  ["open", { weekday: "Saturday", time: "12:00 AM" }, "closes at 12:00 AM", "until midnight"],
  ["open", { weekday: "Sunday", time: "2:30 AM" }, "closes Sunday at 2:30 AM", "until Sun 2:30 AM"],
  ["closed", { weekday: FRIDAY, time: "12:00 PM" }, "opens at 12:00 PM", "until noon"],
  ["closed", { weekday: "Saturday", time: "9:00 AM" }, "opens Saturday at 9:00 AM", "until Sat 9 AM"],
  ["open", null, "24 hours", "24 hours"],
  ["closed", null, "", ""],
])("%s until %j is said in full and short", (state, changesAt, change, end) => {
  expect(nextChange({ state, today: FRIDAY, changesAt })).toBe(change);
  expect(stateEnd({ state, today: FRIDAY, changesAt })).toBe(end);
});
