import { describe, expect, it } from "vitest";
import {
  addPlaces,
  EMPTY_LIST,
  formatSavedList,
  MAX_NOTE_CHARS,
  mergePlaces,
  parseSavedList,
  removePlace,
  type SavedPlace,
  setNote,
} from "./saved-places.ts";

const place = (id: number, note = ""): SavedPlace => ({ id, savedAt: 1_000 + id, note });
const stored = (places: unknown, version: unknown = 1) => JSON.stringify({ version, places });

describe("the stored list", () => {
  it("is read as it was written", () => {
    const places = [place(7), place(3, "Ask for the “window” table\n🍕")];
    expect(parseSavedList(formatSavedList(places))).toEqual({ places, problem: undefined });
  });

  it("is empty while nothing is stored", () => {
    expect(parseSavedList(null)).toBe(EMPTY_LIST);
  });

  it.each(["", "{", "null", "[]", "7", '"x"', stored({}), stored(null), stored([place(1)], "1"), stored([], 0)])(
    "is unreadable as %s",
    (text) => {
      expect(parseSavedList(text)).toEqual({ places: [], problem: "unreadable" });
    },
  );

  it("of a newer version is left alone", () => {
    expect(parseSavedList(stored([{ key: "a" }], 2))).toEqual({ places: [], problem: "newer" });
  });

  it("keeps what can be read", () => {
    const text = stored([
      place(7),
      null,
      { id: "8" },
      { id: 0 },
      { id: 1.5 },
      { id: 1_000_000_000_000_000 },
      { id: 9, savedAt: "x" },
      place(7, "twice"),
    ]);
    expect(parseSavedList(text)).toEqual({
      places: [place(7), { id: 9, savedAt: 0, note: "" }],
      problem: "unreadable",
    });
  });

  it("takes ten thousand places that another program wrote", () => {
    const places = Array.from({ length: 10_000 }, (_, index) => place(index + 1));
    expect(parseSavedList(formatSavedList(places)).places).toHaveLength(10_000);
  });
});

describe("changes", () => {
  it("add new places first and leave saved ones where they are", () => {
    expect(addPlaces([place(1, "note"), place(2)], [5, 2, 6], 9).map(({ id, note }) => [id, note])).toEqual([
      [5, ""],
      [6, ""],
      [1, "note"],
      [2, ""],
    ]);
    const places = [place(1)];
    expect(addPlaces(places, [1], 9)).toBe(places);
  });

  it("remove a place, and cut a note that is too long", () => {
    expect(removePlace([place(1), place(2)], 1)).toEqual([place(2)]);
    expect(setNote([place(1)], 1, "x".repeat(900))).toEqual([place(1, "x".repeat(MAX_NOTE_CHARS))]);
  });

  it("give the place and the note of a merged business to its survivor", () => {
    expect(mergePlaces([place(1), place(2, "mine"), place(3)], 2, 9)).toEqual([
      place(1),
      { ...place(2, "mine"), id: 9 },
      place(3),
    ]);
    expect(mergePlaces([place(1, "one"), place(2, "two")], 2, 1)).toEqual([place(1, "one\ntwo")]);
    expect(mergePlaces([place(1, "same"), place(2, "same")], 2, 1)).toEqual([place(1, "same")]);
    expect(mergePlaces([place(1)], 2, 1)).toEqual([place(1)]);
  });
});
