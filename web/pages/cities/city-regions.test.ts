import { describe, expect, it } from "vitest";
import type { StateSummary } from "#contract/business";
import { type CitiesState, citiesSentence, citiesTitle, readCitiesParams } from "./cities-params.ts";
import { appliedRegions, regionGroups } from "./city-regions.ts";

const region = (state: string, country: string, cityCount: number, businessCount: number): StateSummary => ({
  state,
  country,
  cityCount,
  businessCount,
});
const STATES = [
  region("Texas", "United States", 4, 36),
  region("Ontario", "Canada", 1, 20),
  region("", "Ireland", 2, 7),
  region("Ohio", "United States", 3, 6),
];
const citiesState = (query: string): CitiesState => readCitiesParams({ search: new URLSearchParams(query) });
const groups = (query: string, states = STATES) =>
  Object.fromEntries(
    regionGroups(citiesState(query), states).map(({ title, options }) => [
      title,
      options.map(({ label, count, href }) => [label, count, href]),
    ]),
  );

describe("the regions of cities", () => {
  it("are links with the number of cities behind them, the largest first", () => {
    const { Country, "State or region": State } = groups("page=3");
    expect(Country).toEqual([
      ["United States", "7", "/cities?country=United+States"],
      ["Canada", "1", "/cities?country=Canada"],
      ["Ireland", "2", "/cities?country=Ireland"],
    ]);
    expect(State).toEqual([
      ["Texas", "4", "/cities?state=Texas&country=United+States"],
      ["Ontario, Canada", "1", "/cities?state=Ontario&country=Canada"],
      ["Ohio", "3", "/cities?state=Ohio&country=United+States"],
    ]);
  });

  it("are states of the selected country; a selected state comes first and can be removed", () => {
    const { Country, "State or region": State } = groups("state=Ohio&country=United+States");
    expect(Country?.[0]).toEqual(["United States", "7", "/cities"]);
    expect(State).toEqual([
      ["Ohio", "3", "/cities?country=United+States"],
      ["Texas", "4", "/cities?state=Texas&country=United+States"],
    ]);
  });

  it("preserve the search text, and have no counts while searching", () => {
    const { "State or region": State } = groups("search=new+a");
    expect(State?.[0]).toEqual(["Texas", undefined, "/cities?search=new+a&state=Texas&country=United+States"]);
  });

  it("are not offered if all cities are in one region", () => {
    expect(groups("", [region("", "Switzerland", 18, 796)])).toEqual({});
    expect(groups("", [region("Vermont", "United States", 9, 40)])).toEqual({});
    expect(groups("country=Canada")["State or region"]).toBeUndefined();
  });

  it("do not name the only country", () => {
    const states = STATES.filter(({ country }) => country === "United States");
    expect(groups("", states)).toEqual({
      "State or region": [
        ["Texas", "4", "/cities?state=Texas"],
        ["Ohio", "3", "/cities?state=Ohio"],
      ],
    });
  });

  it("can be removed one by one; removing a country removes its state", () => {
    expect(appliedRegions(citiesState("search=aus&state=Texas&country=United+States&page=2"))).toEqual([
      { label: "“aus”", removeHref: "/cities?state=Texas&country=United+States" },
      { label: "Texas", removeHref: "/cities?search=aus&country=United+States" },
      { label: "United States", removeHref: "/cities?search=aus" },
    ]);
    expect(appliedRegions(citiesState("page=2"))).toEqual([]);
  });
});

describe("a list of cities", () => {
  it("has a sentence with the number of cities and the filters", () => {
    expect(citiesSentence(1_077, citiesState(""))).toBe("1,077 cities");
    expect(citiesSentence(1, citiesState("search=aus&state=Texas"))).toBe("1 city for “aus” in Texas");
    expect(citiesSentence(0, citiesState("country=Chile"))).toBe("No cities found in Chile");
    expect(citiesTitle(citiesState("search=aus"))).toBe("All cities");
    expect(citiesTitle(citiesState("country=Netherlands"))).toBe("Cities in the Netherlands");
    expect(citiesTitle(citiesState("state=Texas&country=United+States"))).toBe("Cities in Texas, United States");
  });
});
