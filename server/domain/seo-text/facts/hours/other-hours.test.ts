import { expect, it } from "vitest";
import type { OpeningHours } from "#contract/business";
import type { DescribedBusiness } from "../../described-business.ts";
import { toldOtherHours } from "./other-hours.ts";

const MAIN = {
  Monday: "11:00 AM - 9:00 PM",
  Tuesday: "5:00 PM - 1:00 AM",
  Wednesday: "Closed",
  Friday: "Open 24 hours",
};

function isTold(hours: OpeningHours, openingHours: OpeningHours | null = MAIN): boolean {
  return toldOtherHours({ openingHours, otherHours: { Kitchen: hours } } as unknown as DescribedBusiness).length > 0;
}

it.each<[string, OpeningHours, boolean]>([
  ["within the main hours", { Monday: "11:30 AM - 8:00 PM" }, true],
  ["past midnight, as the main hours", { Tuesday: "6:00 PM - 12:30 AM" }, true],
  ["of a day without known main hours", { Thursday: "6:00 PM - 9:00 PM" }, true],
  ["within a day round the clock", { Friday: "8:00 PM - 2:00 AM" }, true],
  ["later than the main hours", { Monday: "11:30 AM - 10:00 PM" }, false],
  ["of a closed day", { Monday: "12:00 PM - 2:00 PM", Wednesday: "12:00 PM - 2:00 PM" }, false],
  ["closed on a day on which it is open", { Monday: "12:00 PM - 2:00 PM", Tuesday: "Closed" }, false],
])("Other hours are told unless they contradict the main hours: %s", (_, hours, told) => {
  expect(isTold(hours)).toBe(told);
  expect(isTold(hours, null)).toBe(true);
});

it("Times of services are told whatever the office hours are, and before other hours", () => {
  const otherHours = {
    Access: { Monday: "11:00 AM - 12:00 PM" },
    Confession: { Saturday: "4:00 PM - 5:00 PM" },
    Mass: { Sunday: "8:00 AM - 9:00 AM", Monday: "Closed" },
  };
  const church = { openingHours: MAIN, otherHours } as unknown as DescribedBusiness;
  expect(toldOtherHours(church, true).map(([kind]) => kind)).toEqual(["Confession", "Mass"]);
  expect(toldOtherHours(church, false).map(([kind]) => kind)).toEqual(["Access"]);
});
