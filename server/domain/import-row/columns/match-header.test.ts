import { describe, expect, it } from "vitest";
import { EXPORT_COLUMNS } from "../../business/export-row.ts";
import { matchHeader, recognisedColumns } from "./match-header.ts";

describe("matchHeader", () => {
  it("knows columns in any order, case and spacing", () => {
    const header = matchHeader(["Place ID", " NAME ", "something", "FULL-ADDRESS", "Working_Hours"]);
    expect(header?.positions).toEqual({ placeId: 0, name: 1, fullAddress: 3, hours: 4 });
    expect(header?.missing).toEqual([]);
  });

  it("knows the other names of columns", () => {
    const header = matchHeader(["name", "google_id", "address", "image", "review_count", "site", "isVerified"]);
    expect(header?.positions).toEqual({
      name: 0,
      googleId: 1,
      address: 2,
      photo: 3,
      reviews: 4,
      website: 5,
      verified: 6,
    });
    expect(header?.missing).toEqual([]);
  });

  it("prefers the proper name when a sheet has two of them", () => {
    expect(matchHeader(["photos", "name", "photo", "place_id"])?.positions.photo).toBe(2);
  });

  it("names the needed columns that are absent", () => {
    expect(matchHeader(["name", "category", "price"])?.missing).toEqual(["place_id"]);
    expect(matchHeader(["place_id", "category"])?.missing).toEqual(["name"]);
  });

  it.each([[["SKU", "Price", "Stock"]], [["Corner Shop", "Grocery store", "4.5"]], [["name"]], [[]], [["", ""]]])(
    "does not take %j for a header",
    (cells) => {
      expect(matchHeader(cells)).toBeUndefined();
    },
  );

  it("knows an export of our own, and no other", () => {
    expect(matchHeader(EXPORT_COLUMNS)?.ownExport).toBe(true);
    expect(matchHeader(EXPORT_COLUMNS.slice(0, 13))?.ownExport).toBe(false);
  });
});

describe("recognisedColumns", () => {
  it("maps each header to its column, by the name in the format guide", () => {
    const header = matchHeader(["Place ID", "", "Business Name", "image", "photo", "price"]);
    expect(header && recognisedColumns(header)).toEqual([
      { header: "Place ID", field: "place_id" },
      { header: "Business Name", field: "name" },
      { header: "image", field: "photo" },
      { header: "photo", field: "photo" },
      { header: "price", field: null },
    ]);
  });
});
