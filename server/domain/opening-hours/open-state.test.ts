import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OpeningHours } from "#contract/business";
import { openingState, openStateAt } from "./open-state.ts";
import { DEFAULT_OPENING_HOURS, WEEKDAYS, weekIntervals } from "./opening-hours.ts";

const dateOf = (text: string) => new Date(text);
/** A Monday. */
const MONDAY = "2026-06-01";
const TUESDAY = "2026-06-02";
const bar = { Monday: "4:00 PM - 1:00 AM", Sunday: "8:00 PM - 2:00 AM" };
const split = { Monday: "9:00 AM - 12:00 PM, 2:00 PM - 6:00 PM", Tuesday: "Closed" };
const week = (text: string) => Object.fromEntries(WEEKDAYS.map((day) => [day, text]));
const always = week("Open 24 hours");

describe("openStateAt", () => {
  it("opens on the first minute and is closed on the last", () => {
    expect(openStateAt(split, "UTC", dateOf(`${MONDAY}T08:59:59Z`))).toBe("closed");
    expect(openStateAt(split, "UTC", dateOf(`${MONDAY}T09:00:00Z`))).toBe("open");
    expect(openStateAt(split, "UTC", dateOf(`${MONDAY}T11:59:59Z`))).toBe("open");
    expect(openStateAt(split, "UTC", dateOf(`${MONDAY}T12:00:00Z`))).toBe("closed");
  });

  it("is closed between split hours", () => {
    expect(openStateAt(split, "UTC", dateOf(`${MONDAY}T13:00:00Z`))).toBe("closed");
    expect(openStateAt(split, "UTC", dateOf(`${MONDAY}T14:00:00Z`))).toBe("open");
  });

  it("is unknown on a day that is not named, and closed on one named so", () => {
    expect(openStateAt(split, "UTC", dateOf(`${TUESDAY}T12:00:00Z`))).toBe("closed");
    for (const day of ["03", "04", "05", "06", "07"])
      expect(openStateAt(split, "UTC", dateOf(`2026-06-${day}T12:00:00Z`))).toBe("unknown");
    expect(openStateAt({ Monday: "by appointment" }, "UTC", dateOf(`${MONDAY}T12:00:00Z`))).toBe("unknown");
  });

  it("runs over midnight into the next day, known or not, and over the end of the week", () => {
    expect(openStateAt(bar, "UTC", dateOf(`${TUESDAY}T00:59:00Z`))).toBe("open");
    expect(openStateAt(bar, "UTC", dateOf(`${TUESDAY}T01:00:00Z`))).toBe("unknown");
    expect(openStateAt({ ...bar, Tuesday: "Closed" }, "UTC", dateOf(`${TUESDAY}T00:59:00Z`))).toBe("open");
    expect(openStateAt({ ...bar, Tuesday: "Closed" }, "UTC", dateOf(`${TUESDAY}T01:00:00Z`))).toBe("closed");
    expect(openStateAt(bar, "UTC", dateOf(`${MONDAY}T01:30:00Z`))).toBe("open");
    expect(openStateAt(bar, "UTC", dateOf(`${MONDAY}T02:00:00Z`))).toBe("closed");
    expect(openStateAt({ Sunday: "8:00 PM - 2:00 AM" }, "UTC", dateOf(`${MONDAY}T01:59:00Z`))).toBe("open");
  });

  it("uses the time zone of the business, in summer and in winter", () => {
    const nine = { Wednesday: "9:00 AM - 5:00 PM" };
    expect(openStateAt(nine, "America/Chicago", dateOf("2026-07-01T14:00:00Z"))).toBe("open");
    expect(openStateAt(nine, "America/Chicago", dateOf("2026-07-01T13:59:00Z"))).toBe("closed");
    expect(openStateAt(nine, "America/Chicago", dateOf("2026-01-07T14:59:00Z"))).toBe("closed");
    expect(openStateAt(nine, "America/Chicago", dateOf("2026-01-07T15:00:00Z"))).toBe("open");
    expect(openStateAt(nine, "Asia/Kolkata", dateOf("2026-07-01T03:30:00Z"))).toBe("open");
    expect(openStateAt(nine, "Asia/Kolkata", dateOf("2026-07-01T03:29:00Z"))).toBe("closed");
  });

  it("is open for both of the hours that the end of summer time repeats", () => {
    const early = { Sunday: "2:00 AM - 3:00 AM" };
    for (const moment of ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]) {
      expect(openStateAt(early, "Europe/Zurich", dateOf(moment))).toBe("open");
    }
  });

  it("is unknown without hours, whatever the default hours are", () => {
    for (let hour = 0; hour < 168; hour++) expect(openStateAt(null, "UTC", new Date(hour * 3_600_000))).toBe("unknown");
  });

  it.each([null, "Nowhere/At_All"])(
    "without a time zone (%j) is known only where the whole week is one state",
    (zone) => {
      const noon = dateOf(`${MONDAY}T12:00:00Z`);
      expect(openStateAt({ ...DEFAULT_OPENING_HOURS }, zone, noon)).toBe("unknown");
      expect(openStateAt(always, zone, noon)).toBe("open");
      expect(openStateAt(week("Closed"), zone, noon)).toBe("closed");
      expect(openStateAt({ Monday: "Open 24 hours" }, zone, noon)).toBe("unknown");
      expect(openStateAt({ Monday: "Closed" }, zone, noon)).toBe("unknown");
    },
  );

  it("is never closed when open for 24 hours", () => {
    for (let hour = 0; hour < 168; hour++) expect(openStateAt(always, "UTC", new Date(hour * 3_600_000))).toBe("open");
  });

  it("is open in the intervals of the week, and unknown only outside of them on a day that is not named", () => {
    const text = fc.constantFrom("Closed", "Open 24 hours", "9:00 AM - 5:00 PM", "8:00 PM - 2:00 AM");
    const hours = fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, text])), { requiredKeys: [] });
    fc.assert(
      fc.property(hours, fc.nat({ max: 10_079 }), (knownHours: OpeningHours, minute) => {
        const moment = new Date(Date.parse(`${MONDAY}T00:00:00Z`) + minute * 60_000);
        const isOpen = weekIntervals(knownHours).some(([start, end]) => start <= minute && minute < end);
        const isNamed = knownHours[WEEKDAYS[Math.floor(minute / 1440)] ?? "Monday"] !== undefined;
        expect(openStateAt(knownHours, "UTC", moment)).toBe(isOpen ? "open" : isNamed ? "closed" : "unknown");
      }),
    );
  });
});

describe("openingState", () => {
  it("says when an open business closes", () => {
    expect(openingState(bar, "UTC", dateOf(`${MONDAY}T17:00:00Z`))).toEqual({
      state: "open",
      today: "Monday",
      changesAt: { weekday: "Tuesday", time: "1:00 AM" },
    });
    expect(openingState(bar, "UTC", dateOf("2026-06-07T21:00:00Z")).changesAt).toEqual({
      weekday: "Monday",
      time: "2:00 AM",
    });
    const midnight = { Sunday: "8:00 PM - 12:00 AM" };
    expect(openingState(midnight, "UTC", dateOf("2026-06-07T21:00:00Z")).changesAt?.time).toBe("12:00 AM");
  });

  it("says when a closed business opens", () => {
    expect(openingState(split, "UTC", dateOf(`${MONDAY}T12:30:00Z`)).changesAt).toEqual({
      weekday: "Monday",
      time: "2:00 PM",
    });
  });

  it("says no next change while the state is unknown", () => {
    const unknown = { state: "unknown", today: "Sunday", changesAt: null };
    expect(openingState(split, "UTC", dateOf("2026-06-07T12:00:00Z"))).toEqual(unknown);
    expect(openingState(null, "UTC", dateOf("2026-06-07T12:00:00Z"))).toEqual(unknown);
    expect(openingState(split, null, dateOf("2026-06-07T12:00:00Z"))).toEqual({ ...unknown, today: null });
  });

  it("knows no next opening past a day that is not named", () => {
    expect(openingState(split, "UTC", dateOf(`${MONDAY}T19:00:00Z`)).changesAt).toBeNull();
    const allButSunday = { ...split, Wednesday: "Closed", Thursday: "Closed", Friday: "Closed", Saturday: "Closed" };
    expect(openingState(allButSunday, "UTC", dateOf(`${MONDAY}T19:00:00Z`)).changesAt).toBeNull();
    expect(openingState({ ...allButSunday, Sunday: "Closed" }, "UTC", dateOf(`${MONDAY}T19:00:00Z`)).changesAt).toEqual(
      {
        weekday: "Monday",
        time: "9:00 AM",
      },
    );
  });

  it("knows no closing after 24 hours before a day that is not named", () => {
    const monday = { Monday: "Open 24 hours" };
    expect(openingState(monday, "UTC", dateOf(`${MONDAY}T12:00:00Z`))).toMatchObject({
      state: "open",
      changesAt: null,
    });
    const closing = { weekday: "Tuesday", time: "12:00 AM" };
    expect(openingState({ ...monday, Tuesday: "Closed" }, "UTC", dateOf(`${MONDAY}T12:00:00Z`)).changesAt).toEqual(
      closing,
    );
    const sunday = { Sunday: "Open 24 hours" };
    expect(openingState(sunday, "UTC", dateOf("2026-06-07T12:00:00Z")).changesAt).toBeNull();
  });

  it("has no next change for always open and always closed", () => {
    expect(openingState(always, "UTC", dateOf(`${MONDAY}T12:00:00Z`)).changesAt).toBeNull();
    expect(openingState(week("Closed"), "UTC", dateOf(`${MONDAY}T12:00:00Z`)).changesAt).toBeNull();
  });
});
