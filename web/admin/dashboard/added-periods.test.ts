import { describe, expect, it } from "vitest";
import { addedInLastDays, addedPeriods, niceTicks } from "./added-periods.ts";

const NOW = Date.parse("2026-11-26T22:00:00Z");
const ADDED = {
  growth: [
    { date: "2026-10-02", added: 40, total: 40 },
    { date: "2026-10-28", added: 60, total: 100 },
    { date: "2026-11-25", added: 120, total: 220 },
    { date: "2026-11-26", added: 3, total: 223 },
  ],
  months: [
    { month: "2025-12", added: 5 },
    { month: "2026-10", added: 95 },
    { month: "2026-11", added: 123 },
  ],
};

describe("businesses added", () => {
  it("are counted for each of thirty days, also those without any", () => {
    const periods = addedPeriods(ADDED, "30-days", NOW);
    expect(periods).toHaveLength(30);
    expect(periods[0]).toMatchObject({ key: "2026-10-28", added: 60 });
    expect(periods[1]).toMatchObject({ key: "2026-10-29", added: 0 });
    expect(periods.at(-1)).toMatchObject({ label: "Nov 26, 2026", tick: "Nov 26", added: 3 });
    expect(addedInLastDays(ADDED.growth, NOW)).toBe(183);
  });

  it("are counted for each of twelve months", () => {
    const periods = addedPeriods(ADDED, "12-months", NOW);
    expect(periods.map(({ tick }) => tick).join(" ")).toBe("Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov");
    expect(periods.map(({ added }) => added)).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 95, 123]);
    expect(periods[0]?.label).toBe("Dec 2025");
  });

  it("lead to the page of the table where they begin, newest first", () => {
    const pages = addedPeriods(ADDED, "12-months", NOW).map(({ href }) => new URLSearchParams(href).get("page"));
    // 123 of November fill two pages and a part of the third; 95 of October end on the fifth.
    expect(pages.slice(-3)).toEqual(["5", "3", null]);
  });
});

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [123, [0, 50, 100, 150]],
  [2510, [0, 1000, 2000, 3000]],
])("the axis for at most %i has the numbers %o", (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks);
});
