import { describe, expect, it } from "vitest";
import { parseMapLink } from "./parse-map-link.ts";

describe("the point of a map link", () => {
  it.each([
    [
      "is the place's own, not the middle of the map",
      "https://www.google.com/maps/place/Bistrot/@47.1,8.1,14z/data=!4m8!3m4!1s0x1:0x2!8m2!3d47.367293499999995!4d8.560927399999999",
      { latitude: 47.367293499999995, longitude: 8.560927399999999 },
    ],
    [
      "is the middle of the map when the link says no more",
      "https://www.google.com/maps/place/X/@-33.86,151.2,17z",
      { latitude: -33.86, longitude: 151.2 },
    ],
    ["is unknown in a link without one", "https://maps.google.com/?cid=5558846482155428396", undefined],
    ["is unknown when it lies nowhere on Earth", "https://www.google.com/maps/place/X/@97.5,8.5,17z", undefined],
    ["is unknown without a link", "", undefined],
  ])("%s", (_what, link, point) => {
    expect(parseMapLink(link)).toEqual(point);
  });
});
