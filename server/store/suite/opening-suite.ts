import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { importInto } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";

const FIRST = { limit: 20, offset: 0 };
const MONDAY_NOON = new Date("2026-06-01T12:00:00Z");
const MONDAY_NIGHT = new Date("2026-06-01T23:00:00Z");
const TUESDAY_NIGHT = new Date("2026-06-02T01:00:00Z");
const ALL_WEEK = Object.fromEntries(
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [day, "Open 24 hours"]),
);

/** Tests which businesses are open on every engine. `open` gives an empty store. */
export function openingSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    const shop = (name: string, openingHours: BusinessDraft["openingHours"], timeZone: string | null = "UTC") =>
      [name, { name, openingHours, timeZone }] as const;
    await importInto(
      store,
      Object.fromEntries([
        shop("Days", { Monday: "9:00 AM - 5:00 PM" }),
        shop("Nights", { Monday: "8:00 PM - 2:00 AM" }),
        shop("Nights, Tuesday closed", { Monday: "8:00 PM - 2:00 AM", Tuesday: "Closed" }),
        shop("One day round the clock", { Monday: "Open 24 hours" }),
        shop("Always", ALL_WEEK),
        shop("Always, somewhere", ALL_WEEK, null),
        shop("Days, somewhere", { Monday: "9:00 AM - 5:00 PM" }, null),
        shop("Closed", { Monday: "Closed" }),
        shop("Unknown", null),
      ]),
    );
  });
  afterEach(() => store.close());

  const names = async (filter: BusinessFilter) =>
    (await store.search.businesses(filter, "name", FIRST)).businesses.map(({ name }) => name);

  describe(`a store on ${engine}: open now`, () => {
    it("finds open businesses by known hours, never by unknown ones", async () => {
      const always = ["Always", "Always, somewhere"];
      expect(await names({ openNow: MONDAY_NOON })).toEqual([...always, "Days", "One day round the clock"]);
      const nights = ["Nights", "Nights, Tuesday closed"];
      expect(await names({ openNow: MONDAY_NIGHT })).toEqual([...always, ...nights, "One day round the clock"]);
    });

    it("runs past midnight into a closed or an unknown day", async () => {
      const openNames = await names({ openNow: TUESDAY_NIGHT });
      expect(openNames).toEqual(["Always", "Always, somewhere", "Nights", "Nights, Tuesday closed"]);
    });

    it("finds what is open at chosen times, all of which must hold", async () => {
      const always = ["Always", "Always, somewhere"];
      const at = (...times: string[]) => names({ openAt: { times, now: MONDAY_NOON } });
      const mondays = ["Days", "Days, somewhere", "Nights", "Nights, Tuesday closed", "One day round the clock"];
      expect(await at("mon")).toEqual([...always, ...mondays]);
      expect(await at("mon-16:59")).toEqual([...always, "Days", "Days, somewhere", "One day round the clock"]);
      expect(await at("mon-late")).toEqual([...always, "Nights", "Nights, Tuesday closed"]);
      expect(await at("tue")).toEqual(always);
      expect(await at("mon-10:00", "mon-20:30")).toEqual([...always, "One day round the clock"]);
      expect(await at("13:00")).toEqual([...always, "Days", "One day round the clock"]);
      expect(await at("11:00")).toEqual(always);
    });

    it("counts what is open by day of the week", async () => {
      const { openDays } = await store.search.facets({}, { openAt: { times: ["tue"], now: MONDAY_NOON } }, MONDAY_NOON);
      expect(openDays.slice(0, 2)).toEqual([
        { openAt: "mon", businessCount: 7 },
        { openAt: "tue", businessCount: 2 },
      ]);
    });

    it("is counted likewise", async () => {
      for (const time of [MONDAY_NOON, MONDAY_NIGHT, TUESDAY_NIGHT])
        expect((await store.search.facets({}, {}, time)).openNow).toBe((await names({ openNow: time })).length);
    });

    it("is not open all week where a day is unknown", async () => {
      expect(await names({ alwaysOpen: true })).toEqual(["Always", "Always, somewhere"]);
    });
  });
}
