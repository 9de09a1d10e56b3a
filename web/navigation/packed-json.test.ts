import fc from "fast-check";
import { expect, it } from "vitest";
import { packJson, unpackJson } from "./packed-json.ts";

const throughJson = (value: unknown) => unpackJson(JSON.parse(JSON.stringify(packJson(value))));

it("a list of similar objects names each property once", () => {
  const cards = [
    { id: 1, name: "Rosa", hours: { mon: "9-5", tue: "9-5" }, links: [{ label: "Menu" }, { label: "Order" }] },
    { id: 2, name: "Bo", distance: 3, hours: null, links: [] },
    { id: 3, name: "Cy", hours: { mon: "Closed", tue: "9-5" }, links: null },
  ];
  const text = JSON.stringify(packJson({ cards }));
  for (const name of ["id", "name", "hours", "mon", "distance", "label"])
    expect(text.split(`"${name}"`)).toHaveLength(2);
  expect(throughJson({ cards })).toEqual({ cards });
});

it("what is unpacked has the same properties in the same order, whatever was packed", () => {
  const key = fc.oneof(fc.constantFrom("a", "b", "c", "", "~", "toString", "__proto__"), fc.string());
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 0, 1, "", "text", -0.5),
      fc.array(tie("json"), { maxLength: 4 }),
      fc.dictionary(key, tie("json"), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.stringify(throughJson(value))).toBe(JSON.stringify(value));
    }),
    { numRuns: 500 },
  );
});

it("a property without a value is absent", () => {
  expect(throughJson([{ a: 1, b: undefined }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }]);
});
