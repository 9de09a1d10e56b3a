import { describe, expect, it } from "vitest";
import { textsOf } from "../../../../testing/texts/texts-of.ts";

const STREETS = ["Oak", "Elm", "Ash", "Fir", "Pine", "Cedar", "Lime", "Birch", "Rose", "Vine"];
const slugOf = (category: string) => category.toLowerCase().replace(" ", "-");

const at = (name: string, index: number, km: number, category = "Church") => ({
  name,
  category,
  categorySlug: slugOf(category),
  address: `${index + 2} ${STREETS[index]} St`,
  latitude: 30 + km / 111.2,
  longitude: -97,
});

describe("others beyond the nearest", () => {
  const home = {
    name: "Hill Lutheran Church",
    category: "Lutheran church",
    categorySlug: "lutheran-church",
    address: "1 Bay St",
  };
  const churches = [0.5, 1, 1.5, 2.5, 3, 3.5, 4, 4.5].map((km, index) =>
    at(`${"ABCDEFGH"[index]}nn Chapel`, index, km),
  );

  it("are told with their distance", () => {
    for (const text of textsOf({ ...home, latitude: 30, longitude: -97 }, ...churches))
      expect(text).toMatch(/A bit further away are Dnn Chapel on Fir St \(1\.6 mi\), /);
  });

  it("are not called further away if they are as far", () => {
    const asFar = churches.map((church, index) => ({ ...church, latitude: 30 + (index + 40) / 1112 }));
    for (const text of textsOf({ ...home, latitude: 30, longitude: -97 }, ...asFar)) {
      expect(text).not.toContain("A bit further away");
      expect(text).toContain("Also in the area are");
    }
  });

  it("include those of its faith", () => {
    const own = [
      at("Trinity Lutheran Church", 7, 5.5, "Lutheran church"),
      at("Grace Lutheran Church", 8, 6, "Lutheran church"),
      at("Peace Lutheran Church", 9, 7, "Lutheran church"),
    ];
    for (const text of textsOf({ ...home, latitude: 30, longitude: -97 }, ...churches, ...own))
      expect(text).toContain(
        "Other Lutheran churches in the area include Trinity Lutheran Church on Birch St (3.4 mi north), Grace Lutheran Church on Rose St (3.7 mi north) and Peace Lutheran Church on Vine St (4.3 mi north).",
      );
  });

  it("are those that are open on a weekend when it is not known to be", () => {
    const hours = (Saturday: string) => ({ Monday: "8:00 AM - 5:00 PM", Saturday, Sunday: "Closed" });
    const plumber = { category: "Plumber", categorySlug: "plumber", address: "1 Bay St", latitude: 30, longitude: -97 };
    const others = [1, 2, 3, 4].map((km, index) => ({
      ...at(`${"ABCD"[index]}nn Pipes`, index, km, "Plumber"),
      openingHours: hours(index % 2 === 1 ? "9:00 AM - 1:00 PM" : "Closed"),
    }));
    const name = "Hill Plumbing";
    for (const text of textsOf({ ...plumber, name }, ...others))
      expect(text).toMatch(
        /(?:Saturday hours|If it has to be a Saturday, hours) are listed for Bnn Pipes and Dnn Pipes\./,
      );
    for (const text of textsOf({ ...plumber, name, openingHours: hours("8:00 AM - 5:00 PM") }, ...others))
      expect(text).not.toContain("hours are listed for");
  });
});
