import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonMistake } from "./json-mistake.ts";

describe("a mistake in JSON", () => {
  it.each([
    ['{\n  "site": {\n    "name": "A"\n    "email": "b"\n  }\n}', 4, 'a comma is missing before "email".'],
    ['{\n  "server": { "port": 80, }\n}', 2, "there is a comma too many before the }."],
    ["{\n  // the site\n}", 2, "JSON takes no comments."],
    ["{\n  'site': {} }", 2, "a name in double quotes is needed in place of 'site'."],
    ['{ "name": Lakeside }', 1, 'Lakeside is no value. A text stands in double quotes: "like this".'],
    ['{ "site" {} }', 1, "a colon is missing after a name."],
    ['{ "site": {', 1, "the file ends where a name should be."],
    ['{ "site": {}\n', 2, "the closing } is missing."],
    ["{}\n{}", 2, "the text should end before {."],
    ["", 1, "the file ends where a value should be."],
  ])("is told with its line: %j", (text, line, what) => {
    expect(jsonMistake(text)).toEqual({ line, what });
  });

  it("in a text names the text", () => {
    expect(jsonMistake('{ "name": "Lake\nside" }')?.what).toContain('"Lake has no closing quote');
  });

  it("is found where there is one, and nowhere else", () => {
    const changed = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom("", ",", '"', "}", "[", "0", ".", "\\", "\n", "e", "-"),
    );
    fc.assert(
      fc.property(changed, ([json, place, put]) => {
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + put + json.slice(at + 1);
        expect(jsonMistake(text) === undefined).toBe(isJson(text));
      }),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
