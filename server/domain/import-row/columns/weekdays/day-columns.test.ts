import { describe, expect, it } from "vitest";
import { readBusinessRow } from "../../business-row.ts";
import { matchHeader } from "../match-header.ts";
import { usedPositions } from "../used-positions.ts";

function read(cells: Record<string, string>) {
  const row = { name: "Corner Shop", address: "7 Mill Lane", ...cells };
  const header = matchHeader(Object.keys(row));
  if (!header) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(row), header, { country: "" });
  if ("problems" in parsed) throw new Error("rejected");
  return { hours: parsed.business.openingHours, warned: parsed.warnings.map(({ reason }) => reason) };
}

const TEN_TO_FOUR = "10:00 AM - 4:00 PM";

describe("opening and closing time in a column each", () => {
  it.each([
    ["Mon Open", "Mon Close"],
    ["monday_opens", "monday_closes"],
    ["Opening Monday", "Closing Monday"],
    ["mondayStart", "mondayEnd"],
    ["Monday opening time", "Monday closing time"],
    ["monday_open", "monday_closed"],
    ["Montag von", "Montag bis"],
    ["lundi_ouverture", "lundi_fermeture"],
    ["Lunes apertura", "Lunes cierre"],
    ["segunda_feira_abre", "segunda_feira_fecha"],
  ])("are hours under %j and %j", (open, close) => {
    expect(read({ [open]: "10:00", [close]: "16:00" })).toEqual({ hours: { Monday: TEN_TO_FOUR }, warned: [] });
  });

  it("may open at 0 o'clock", () => {
    expect(read({ "Sat Open": "0", "Sat Close": "6" }).hours).toEqual({ Saturday: "12:00 AM - 6:00 AM" });
  });

  it("has a second pair for a break", () => {
    const cells = { "Tue Open": "8", "Tue Close": "12", "Tue Open 2": "13:30", "Tue Close 2": "18:00" };
    expect(read(cells).hours).toEqual({ Tuesday: "8:00 AM - 12:00 PM, 1:30 PM - 6:00 PM" });
  });

  it("is closed where a column of the day says so, whatever its times", () => {
    const times = { sunday_open: "10:00", sunday_close: "16:00" };
    expect(read({ ...times, sunday_closed: "TRUE" }).hours).toEqual({ Sunday: "Closed" });
    expect(read({ ...times, sunday_closed: "FALSE" }).hours).toEqual({ Sunday: TEN_TO_FOUR });
    expect(read({ ...times, sunday_status: "Closed" }).hours).toEqual({ Sunday: "Closed" });
    expect(read({ ...times, sunday_status: "open" }).hours).toEqual({ Sunday: TEN_TO_FOUR });
    expect(read({ sunday_open: "Closed", sunday_close: "Closed" }).hours).toEqual({ Sunday: "Closed" });
    expect(read({ sunday_open: "Closed", sunday_close: "" }).hours).toEqual({ Sunday: "Closed" });
  });

  it("leaves a day unknown with a warning where one of the times is missing", () => {
    const { hours, warned } = read({ "Fri Open": "10:00", "Fri Close": "", "Sat Open": "10:00", "Sat Close": "16:00" });
    expect(hours).toEqual({ Saturday: TEN_TO_FOUR });
    expect(warned).toEqual([expect.stringContaining("Friday: 10:00")]);
  });

  it("needs both columns: the answer to a question is no time", () => {
    expect(read({ "Open Sunday": "yes", "Open late": "no" })).toEqual({ hours: null, warned: [] });
    expect(read({ "Open Sunday": "10:00" }).hours).toBeNull();
  });
});

describe("a column for several days", () => {
  it.each([
    "Mon - Fri",
    "MON-FRI",
    "Operating hours\nMon - Fri",
    "Monday to Friday",
    "Mo-Fr",
    "Weekdays",
    "Weekday hours",
  ])("has their hours under %j", (header) => {
    const { hours } = read({ [header]: "10:00 - 16:00", Saturday: "closed" });
    expect(Object.keys(hours ?? {})).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
    expect(hours?.Wednesday).toBe(TEN_TO_FOUR);
  });

  it("may say more of single days", () => {
    const { hours } = read({ "Mon - Fri": "MON-WED: 10.00AM-\n4.00PM   THU & FRI: 9AM-12NN" });
    expect(hours).toMatchObject({ Monday: TEN_TO_FOUR, Wednesday: TEN_TO_FOUR, Friday: "9:00 AM - 12:00 PM" });
  });

  it("may name a day of no column, but gives way to the column of that day", () => {
    const cells = { "Mon - Fri": "MON-FRI: 10AM-4PM, SUN 9AM-12NN" };
    expect(read(cells).hours).toMatchObject({ Friday: TEN_TO_FOUR, Sunday: "9:00 AM - 12:00 PM" });
    expect(read({ ...cells, "Sat-Sun": "closed" }).hours).toMatchObject({ Friday: TEN_TO_FOUR, Sunday: "Closed" });
  });

  it("gives way to the column of a day", () => {
    const { hours } = read({ "Mon-Sun": "10:00 - 16:00", Sunday: "closed" });
    expect(hours).toMatchObject({ Saturday: TEN_TO_FOUR, Sunday: "Closed" });
  });

  it("may be two columns", () => {
    const { hours } = read({ "Weekday Open": "10 AM", "Weekday Close": "4 PM" });
    expect(Object.values(hours ?? {})).toEqual(Array.from({ length: 5 }, () => TEN_TO_FOUR));
  });
});

it("Names of days with two letters count beside each other", () => {
  const week = { Mo: "10-16", Di: "10-16", Mi: "zu", Do: "10-16", Fr: "10-16", Sa: "geschlossen" };
  expect(read(week).hours).toMatchObject({ Monday: TEN_TO_FOUR, Tuesday: TEN_TO_FOUR, Saturday: "Closed" });
  expect(read({ Do: "10-16", Sa: "10-16" }).hours).toBeNull();
});

it("The report names such columns as hours", () => {
  const match = matchHeader(["Name", "Address", "Mon Open", "Mon Close", "Open Sunday"]);
  expect(match && [...usedPositions(match)]).toEqual([
    [0, ["name"]],
    [1, ["address"]],
    [2, ["working_hours"]],
    [3, ["working_hours"]],
  ]);
});

it("A chosen column wins over the pair", () => {
  const choices = [{ header: "Mon Open", field: null }];
  const match = matchHeader(["Name", "Address", "Mon Open", "Mon Close"], choices);
  expect(match?.sources.hours).toBeUndefined();
});
