import { describe, expect, it } from "vitest";
import { newOwnField, ownFieldWritten, ownNameProblem } from "./new-own-field.ts";
import {
  formatOwnChoice,
  formatOwnHeader,
  MAX_OWN_NAME_CHARS,
  OWN_FIELD_TYPES,
  parseOwnChoice,
  parseOwnHeader,
} from "./own-field-names.ts";

const REMOVED = { key: "dogs", name: "Dogs", type: "text" as const, removedAt: "2026-01-01T00:00:00.000Z" };
const NAMES = ["Dogs allowed", "Küche (text)", "Opening: notes", "犬", "A:link", "50 % off", "own: twice", "Paren ("];

describe("headers and choices of own fields", () => {
  it("read back every name with every type", () => {
    for (const name of NAMES) {
      for (const type of OWN_FIELD_TYPES) {
        expect(parseOwnHeader(formatOwnHeader({ name, type }))).toEqual({ name, type });
        expect(parseOwnChoice(formatOwnChoice({ name, type }))).toEqual({ name, type });
      }
    }
  });

  it("may leave out the type, and have spaces and capitals", () => {
    expect(parseOwnHeader("  OWN:Seats ")).toEqual({ name: "Seats", type: undefined });
    expect(parseOwnHeader("own: Size (large)")).toEqual({ name: "Size (large)", type: undefined });
    expect(parseOwnChoice("Own : Seats : NUMBER")).toEqual({ name: "Seats", type: "number" });
    expect(parseOwnChoice("own:Ratio 1:2")).toEqual({ name: "Ratio 1:2", type: undefined });
  });

  it("are no other headers", () => {
    for (const text of ["owner", "Own website", "owned:", "town: x", "name", ""]) {
      expect(parseOwnHeader(text)).toBeUndefined();
      expect(parseOwnChoice(text)).toBeUndefined();
    }
  });
});

describe("the name of an own field", () => {
  it("is refused with a sentence when it is none, ours, or too long", () => {
    const long = "x".repeat(300);
    expect(ownNameProblem("")).toBe("An own field needs a name.");
    expect(ownNameProblem("🐕 !")).toBe("The name “🐕 !” of an own field has no letter or digit.");
    expect(ownNameProblem(long)).toContain(`is longer than the ${MAX_OWN_NAME_CHARS} characters`);
    for (const name of ["rating", "Name", "NAME ", "Opening hours", "full_address", "Reviews", "price level"])
      expect(ownNameProblem(name)).toBe(
        `“${name}” is the name of a field of Mainstreet; give the own field another name.`,
      );
  });

  it("may be of any script", () => {
    for (const name of ["Собаки", "犬可", "كلاب", "Dogs?", "7"]) expect(ownNameProblem(name)).toBeUndefined();
  });

  it("is that of the field which folds to the same, first of one in use", () => {
    const inUse = { key: "dogs-2", name: "Dögs", type: "yes-no" as const, removedAt: null };
    expect(ownFieldWritten("DOGS", [REMOVED, inUse])).toBe(inUse);
    expect(ownFieldWritten("DOGS", [REMOVED])).toBe(REMOVED);
  });

  it("is also the one before the field was renamed, unless the file has the new name too", () => {
    const renamed = { key: "note", name: "Remark", type: "text" as const, removedAt: null };
    expect(ownFieldWritten("Note", [renamed])).toBe(renamed);
    expect(ownFieldWritten("Note", [renamed], ["Note", "remark"])).toBeUndefined();
    const other = { ...renamed, key: "note-2", name: "note" };
    expect(ownFieldWritten("Note", [renamed, other])).toBe(other);
  });

  it("gets a key that no field has or had", () => {
    expect(newOwnField({ name: "Dogs", type: "list" }, [REMOVED])).toEqual({
      key: "dogs-2",
      name: "Dogs",
      type: "list",
    });
    expect(newOwnField({ name: "Constructor", type: undefined }, [])).toMatchObject({ key: "constructor-2" });
  });
});
