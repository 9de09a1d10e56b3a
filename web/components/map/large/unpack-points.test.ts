import { describe, expect, it } from "vitest";
import { pinLabel, pinText, unpackPoints } from "./unpack-points.ts";

describe("the points of a map", () => {
  it("are unpacked", () => {
    const packed = {
      ids: [7, 2],
      latitudes: [4_737_000, -100],
      longitudes: [-854_000, 1],
      ratings: [48, 0],
      prices: [0, 2],
    };
    expect(unpackPoints({ totalCount: 2, placedCount: 2, towns: [], ...packed })).toEqual([
      { id: 7, latitude: 47.37, longitude: -8.54, rating: 4.8, price: 0, name: "" },
      { id: 9, latitude: 47.369, longitude: -8.53999, rating: 0, price: 2, name: "" },
    ]);
  });

  it("have pins with a rating, else a price, else nothing", () => {
    expect(pinText({ rating: 4, price: 3 })).toBe("4.0");
    expect(pinText({ rating: 0, price: 3 })).toBe("$$$");
    expect(pinText({ rating: 0, price: 0 })).toBe("");
    expect(pinLabel({ name: "Luigi's", rating: 4.8, price: 0 })).toBe("Luigi's, 4.8");
    expect(pinLabel({ name: "", rating: 0, price: 0 })).toBe("A business");
  });
});
