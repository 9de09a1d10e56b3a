import { describe, expect, it } from "vitest";
import { openingHoursSpecification } from "./opening-hours-specification.ts";

const specify = (hours: Parameters<typeof openingHoursSpecification>[0]) =>
  openingHoursSpecification(hours).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]);

describe("opening hours for machines", () => {
  it("put days that are alike together and part split hours", () => {
    expect(
      specify({
        Monday: "9:00 AM - 12:30 PM, 2:00 PM - 6:00 PM",
        Tuesday: "9:00 AM - 12:30 PM, 2:00 PM - 6:00 PM",
        Saturday: "9:00 AM - 12:30 PM",
      }),
    ).toEqual([
      [["Monday", "Tuesday", "Saturday"], "09:00", "12:30"],
      [["Monday", "Tuesday"], "14:00", "18:00"],
    ]);
  });

  it("close earlier than they open when they run past midnight", () => {
    expect(specify({ Friday: "4:00 PM - 1:00 AM", Saturday: "8:00 PM - 12:00 AM" })).toEqual([
      [["Friday"], "16:00", "01:00"],
      [["Saturday"], "20:00", "00:00"],
    ]);
  });

  it("tell a whole day from a closed one, and say nothing of a day that is unknown", () => {
    expect(specify({ Monday: "Open 24 hours", Sunday: "Closed" })).toEqual([
      [["Monday"], "00:00", "23:59"],
      [["Sunday"], "00:00", "00:00"],
    ]);
    expect(specify({})).toEqual([]);
    expect(specify({ Monday: "by appointment" })).toEqual([]);
  });
});
