import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonOrPython } from "./parse-json-or-python.ts";

describe("readLiteral", () => {
  it("reads JSON", () => {
    expect(parseJsonOrPython('{"a": [1, true, null, "x"]}')).toEqual({ a: [1, true, null, "x"] });
  });

  it("reads what Python prints of a dict, a list and a tuple", () => {
    expect(parseJsonOrPython(`{'a': True, "it's": ('x', 1.5, None), 'b': {}, 'c': [False, -2,],}`)).toEqual({
      a: true,
      "it's": ["x", 1.5, null],
      b: {},
      c: [false, -2],
    });
  });

  it("decodes Python's escapes", () => {
    expect(parseJsonOrPython(String.raw`['it\'s', 'caf\xe9', '\u2013', 'a\nb', '\\']`)).toEqual([
      "it's",
      "café",
      "–",
      "a\nb",
      "\\",
    ]);
  });

  it("says of broken or endlessly nested text that it is neither", () => {
    for (const text of [
      "{'a': ",
      "{'a' 1}",
      "{'a': b}",
      "['a' 'b'",
      "{} {}",
      "[".repeat(5000),
      "",
      "[toString]",
      "{'a': 'x}",
    ]) {
      expect(parseJsonOrPython(text)).toBeUndefined();
    }
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."{}[]():,'\"\\aTrueNone1. ".split("")) }), (text) => {
        parseJsonOrPython(text);
      }),
    );
  });
});
