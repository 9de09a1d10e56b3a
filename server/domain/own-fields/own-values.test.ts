import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OwnFieldType } from "#contract/fields/own-fields";
import { fittingOwnValues } from "./fitting-own-values.ts";
import { guessOwnType } from "./guess-own-type.ts";
import { OWN_FIELD_TYPES } from "./own-field-names.ts";
import { formatOwnValue, readOwnText, readOwnValue } from "./own-values.ts";

const valueOf = (cell: string, type: OwnFieldType) => readOwnText(cell, type).value;

describe("a cell of an own field", () => {
  it("is a number as people and programs write it", () => {
    expect(["40", "1,250.5", "-3", "1e3", "0.50", "2’000"].map((cell) => valueOf(cell, "number"))).toEqual([
      40, 1250.5, -3, 1000, 0.5, 2000,
    ]);
    for (const cell of ["forty", "40 seats", "1,250", "9".repeat(30), "Infinity", "0x10"])
      expect(readOwnText(cell, "number")).toEqual({ problem: "is not a number" });
  });

  it("is yes or no in several languages", () => {
    expect(
      ["Yes", "ja", "OUI", "sí", "да", "はい", "x", "✓", "1", "TRUE"].map((cell) => valueOf(cell, "yes-no")),
    ).toEqual(Array.from({ length: 10 }, () => true));
    expect(["No", "nein", "non", "нет", "0", "false"].map((cell) => valueOf(cell, "yes-no"))).toEqual(
      Array.from({ length: 6 }, () => false),
    );
    expect(readOwnText("maybe", "yes-no")).toEqual({ problem: "is neither yes nor no" });
  });

  it("is a public link, and no script or private host", () => {
    expect(valueOf("www.example.com/menu", "link")).toBe("https://www.example.com/menu");
    for (const cell of [
      "javascript:alert(1)",
      "data:text/html,x",
      "http://localhost/x",
      "http://10.0.0.1/",
      "see below",
    ])
      expect(readOwnText(cell, "link").problem).toBeDefined();
  });

  it("is a list by semicolons, by commas, or as JSON", () => {
    expect(valueOf("Visa; Master, gold; Visa", "list")).toEqual(["Visa", "Master, gold"]);
    expect(valueOf("Visa, Maestro ,", "list")).toEqual(["Visa", "Maestro"]);
    expect(valueOf('["a;b", "c", 4, true]', "list")).toEqual(["a;b", "c", "4", "true"]);
    expect(readOwnText('[{"a": 1}]', "list")).toEqual({ problem: "is no list" });
  });

  it("is left out beyond its limits, and never cut", () => {
    const long = "x".repeat(1_001);
    for (const type of ["text", "list"] as const) expect(readOwnText(long, type).problem).toContain("1,000 characters");
    expect(readOwnText(`https://example.com/${long}`, "link").problem).toContain("1,000 characters");
    expect(readOwnText(Array.from({ length: 51 }, (_, index) => index).join(";"), "list")).toEqual({
      problem: "has more than 50 items",
    });
    const wide = Array.from({ length: 40 }, (_, index) => `${index} ${"y".repeat(900)}`);
    expect(readOwnText(wide.join(";"), "list")).toEqual({ problem: "is longer than a cell can hold" });
  });

  it("is blank when nothing is in it", () => {
    for (const type of OWN_FIELD_TYPES) expect(readOwnText("  ", type)).toEqual({ value: null });
  });

  it("reads back what was stored, whatever it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...OWN_FIELD_TYPES), (cell, type) => {
        const { value } = readOwnText(cell, type);
        if (value == null) return;
        expect(readOwnText(String(formatOwnValue(value)), type)).toEqual({ value });
        expect(readOwnValue(value, type)).toEqual({ value });
        expect(fittingOwnValues({ key: value })).toEqual({ key: value });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a restored value", () => {
  it("is left out when no import stores it", () => {
    const hostile = { ok: "x", "Not a key": "x", nested: { a: 1 }, long: "x".repeat(2_000), list: [1], big: Infinity };
    expect(fittingOwnValues({ ...hostile, constructor: "x" } as never)).toEqual({ ok: "x" });
  });
});

describe("the type of a column", () => {
  it("is guessed from its values", () => {
    expect(guessOwnType(["40", "", "1250"])).toBe("number");
    expect(guessOwnType(["yes", "No", "ja"])).toBe("yes-no");
    expect(guessOwnType(["https://a.example/x", "www.b.example"])).toBe("link");
    expect(guessOwnType(["Visa, Maestro", "Visa", "Maestro, Twint"])).toBe("list");
    expect(guessOwnType(["Ring twice, then wait", "Closed in May, open in June"])).toBe("text");
    expect(guessOwnType(["0123", "0456"])).toBe("text");
    expect(guessOwnType(["", " "])).toBe("text");
  });
});
