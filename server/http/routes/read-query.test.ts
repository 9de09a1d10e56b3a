import { describe, expect, it } from "vitest";
import * as z from "zod";
import { businessQuerySchema, searchQuerySchema } from "#contract/queries";
import { readQuery } from "./read-query.ts";

const read = (text: string) => readQuery(text, businessQuerySchema);

describe("query parameters", () => {
  it("have defaults, also for empty fields of forms", () => {
    const defaults = read("");
    expect(defaults).toMatchObject({ limit: 20, offset: 0, openNow: false, search: "" });
    expect(read("limit=&offset=&minRating=&openNow=&sort=&status=&lat=&lng=%20&radiusKm=")).toEqual(defaults);
  });

  it("ignores unknown ones, even repeated", () => {
    expect(read("utm_source=a&utm_source=b&__proto__=c")).toEqual(read(""));
  });

  it("names unknown ones where none may be", () => {
    const strict = z.strictObject({ confirm: z.string().optional() });
    expect(() => readQuery("confrim=DELETE&x=1", strict)).toThrow(
      "Wrong parameter: confrim: is not known here; x: is not known here",
    );
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=ten", "limit"],
    ["limit=1.5", "limit"],
    ["limit=0x10", "limit"],
    ["limit=2e1", "limit"],
    ["limit=%2B20", "limit"],
    ["limit=20.0", "limit"],
    ["limit=2,5", "limit"],
    ["limit=12abc", "limit"],
    ["limit=%D9%A3", "limit"],
    ["limit=2,000", "limit"],
    ["limit=Infinity", "limit"],
    ["limit=1&limit=1", "limit"],
    ["offset=1e2", "offset"],
    ["offset=0b1", "offset"],
    ["minRating=0x4", "minRating"],
    ["minRating=4e0", "minRating"],
    ["minRating=4.5+stars", "minRating"],
    ["minRating=1,234", "minRating"],
    ["lat=0&lng=0&radiusKm=1,234", "radiusKm"],
    ["lat=1e1&lng=0", "lat"],
    ["lat=0&lng=0x10", "lng"],
    ["lat=0&lng=0&radiusKm=1e3", "radiusKm"],
    ["search=a&search=b", "search"],
    [`city=${"a".repeat(201)}`, "city"],
    ["offset=-1", "offset"],
    ["status=maybe", "status"],
    ["minRating=6", "minRating"],
    ["openNow=perhaps", "openNow"],
    ["openAt=sat-25:00", "openAt"],
    ["openAt=sunday", "openAt"],
    ["bounds=8,47,9", "bounds"],
    ["bounds=8,48,9,47", "bounds"],
    ["bounds=8,47,181,48", "bounds"],
    ["bounds=8,47,9,91", "bounds"],
    ["bounds=8,47,9,48&bounds=8,47,9,48", "bounds"],
    ["bounds=west", "bounds"],
    ["openAt=sat&openAt=22:00", "openAt"],
    [`openAt=${"sat-".repeat(500)}22:00`, "openAt"],
    [`has=${Array.from({ length: 11 }, (_, at) => `wi-fi-${at}`).join(",")}`, "has"],
    [`has=${"a".repeat(1_501)}`, "has"],
    ["sort=price", "sort"],
    ["sort=distance", "sort"],
    ["lat=91&lng=0", "lat"],
    ["lat=1", "lat"],
    ["radiusKm=5", "radiusKm"],
  ])("are named in the error when they are wrong: %s", (text, field) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        code: "invalid",
        fields: expect.arrayContaining([expect.objectContaining({ field })]),
      }),
    );
  });

  it("have readable errors", () => {
    expect(() => read("limit=101")).toThrow("Wrong parameter: limit: must be at most 100");
    expect(() => read("openAt=late-sat")).toThrow(
      "Wrong parameter: openAt: must be a day, a time or both: sun, 22:00, sat-22:00, fri-late",
    );
    expect(() => read("has=a,b,c,d,e,f,g,h,i,j,k")).toThrow("Wrong parameter: has: must have at most 10 values");
    expect(read("has=a,b,c,d,e,f,g,h,i,j,j,,")).toMatchObject({ has: "a,b,c,d,e,f,g,h,i,j,j,," });
    expect(() => read("status=maybe")).toThrow("Wrong parameter: status: must be one of verified, pending");
  });

  it("accept whole numbers and plain decimals", () => {
    const numbers = { limit: 7, offset: 40, minRating: 4.5, lat: -33.87, lng: 151, radiusKm: 0.5 };
    expect(read("limit=007&offset=40&minRating=4.5&lat=-33.870&lng=151&radiusKm=0.5")).toMatchObject(numbers);
  });

  it("may have separators of groups and a decimal comma", () => {
    const numbers = { offset: 2_000, minRating: 4.5, lat: -33.8701, lng: 151, radiusKm: 1_234.5 };
    expect(read("offset=2,000&minRating=4,5&lat=-33,8701&lng=151&radiusKm=1,234.5")).toMatchObject(numbers);
    expect(() => read("lat=0&lng=0&radiusKm=1,234")).toThrow(
      "radiusKm: can be read as 1.234 or as 1234; write one of the two",
    );
    expect(() => read("limit=2,5")).toThrow("limit: must be a whole number, not 2.5");
  });

  it("of a search are filters, words and location", () => {
    const query = readQuery("q=piz%20za&location=Z%C3%BCrich&minRating=4&openNow=1", searchQuerySchema);
    expect(query).toMatchObject({ q: "piz za", location: "Zürich", minRating: 4, openNow: true, limit: 20 });
  });
});
