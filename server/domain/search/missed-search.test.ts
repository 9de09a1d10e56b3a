import { describe, expect, it } from "vitest";
import { missedSearch } from "./missed-search.ts";

const loggedText = (q: string, overrides: object = {}, outcome: object = {}) =>
  missedSearch(
    { q, location: "", offset: 0, exact: false, ...overrides },
    { totalCount: 0, place: null, widened: null, ...outcome },
  );

describe("a search for the log", () => {
  it("has fewer than three results, or only results of a relaxed query", () => {
    expect(loggedText("Pet Shop")).toEqual({ text: "pet shop", place: "" });
    expect(loggedText("Pet Shop", {}, { totalCount: 2 })).toBeDefined();
    expect(loggedText("Pet Shop", {}, { totalCount: 3 })).toBeUndefined();
    expect(loggedText("Pet Shop", {}, { totalCount: 90, widened: { place: "Serbia" } })).toBeDefined();
  });

  it("is logged for the first page only, and not for exact words", () => {
    expect(loggedText("pet shop", { offset: 20 })).toBeUndefined();
    expect(loggedText("restarant", { exact: true })).toBeUndefined();
  });

  it("is folded, so that its spellings count as one", () => {
    expect(loggedText("  CAFÉ,   “Zürich”? ")).toEqual({ text: "cafe zurich", place: "" });
    expect(loggedText("McDonald's A/C & B")).toEqual({ text: "mcdonald's a/c & b", place: "" });
    expect(loggedText("продавница")).toMatchObject({ text: "продавница" });
  });

  it("has the known place, or the location as typed", () => {
    expect(loggedText("vet", { location: "zuerich, ch" }, { place: { name: "Zürich" } })).toMatchObject({
      place: "Zürich",
    });
    expect(loggedText("vet", { location: " Atlantis" })).toMatchObject({ place: "atlantis" });
    expect(loggedText("vet 19106")).toMatchObject({ text: "vet 19106" });
  });

  it.each([
    "ann@example.org",
    "+1 (212) 555-0100",
    "555 0100",
    "٠١٢٣٤٥٦٧",
    "DE89 3704 0044",
    "x".repeat(61),
    "",
    "?!",
    "😀",
  ])("is never one like %s", (text) => {
    expect(loggedText(text)).toBeUndefined();
    if (text !== "") expect(loggedText("vet", { location: text })).toBeUndefined();
  });
});
