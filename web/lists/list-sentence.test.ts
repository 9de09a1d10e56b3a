import { describe, expect, it } from "vitest";
import { type ListSentence, listSentence } from "./list-sentence.ts";

const sentence = (parts: Partial<ListSentence>) => listSentence({ totalCount: 142, params: {}, unit: "km", ...parts });

describe("a list", () => {
  it("says how many there are and which conditions they meet", () => {
    expect(sentence({})).toBe("142 businesses");
    expect(sentence({ totalCount: 1 })).toBe("1 business");
    expect(
      sentence({ params: { openNow: true }, kind: { one: "restaurant", many: "restaurants" }, place: "Austin" }),
    ).toBe("142 restaurants in Austin, open now");
    expect(sentence({ totalCount: 12_345, searchText: "pizza", place: "Zürich" })).toBe(
      "12,345 businesses for “pizza” in Zürich",
    );
    expect(sentence({ totalCount: 3, searchText: "pizza", landmark: "Bern HB" })).toBe(
      "3 businesses for “pizza” near Bern HB",
    );
    expect(sentence({ params: { minRating: 4.5, status: "verified" } })).toBe(
      "142 businesses, rated 4.5 or more, verified",
    );
    expect(sentence({ params: { lat: 47.4, lng: 8.5, radiusKm: 5, sort: "distance" } })).toBe(
      "142 businesses within 5 km of you, nearest first",
    );
  });

  it("has the time at which they are open", () => {
    expect(sentence({ openAtPhrase: "open Sunday morning" })).toBe("142 businesses, open Sunday morning");
  });

  it("has the attributes that all of them have", () => {
    const chosenAttributes = [{ phrase: "outdoor seating" }, { phrase: "Wi-Fi" }];
    expect(sentence({ chosenAttributes })).toBe("142 businesses, outdoor seating, Wi-Fi");
  });

  it("calls what it lists by its kind, one or many", () => {
    const kind = { one: "bakery", many: "bakeries" };
    expect(sentence({ totalCount: 2, kind })).toBe("2 bakeries");
    expect(sentence({ totalCount: 1, kind })).toBe("1 bakery");
  });

  it("gives a country its article, but not where it follows a state", () => {
    expect(sentence({ place: "United States" })).toBe("142 businesses in the United States");
    expect(sentence({ place: "Texas, United States" })).toBe("142 businesses in Texas, United States");
    expect(sentence({ place: "Canada" })).toBe("142 businesses in Canada");
  });

  it("says that nothing was found, and of what", () => {
    expect(sentence({ totalCount: 0 })).toBe("No businesses found");
    expect(sentence({ totalCount: 0, place: "Chicago" })).toBe("No businesses found in Chicago");
    expect(sentence({ totalCount: 0, params: { openNow: true } })).toBe("No businesses found, open now");
    expect(
      sentence({ totalCount: 0, params: { openNow: true }, kind: { one: "dentist", many: "dentists" }, place: "Waco" }),
    ).toBe("No businesses found: dentists in Waco, open now");
  });
});
