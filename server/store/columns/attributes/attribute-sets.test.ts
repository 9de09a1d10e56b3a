import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AttributeSets } from "./attribute-sets.ts";

const SETS = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }), { maxLength: 3_000 });
const textOf = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join(" ");

describe("sets of attributes", () => {
  it("are stored once, and count what each position has", () => {
    fc.assert(
      fc.property(SETS, fc.integer({ min: 1, max: 50 }), (some, repeats) => {
        const all = some.flatMap((ids) => Array.from({ length: 1 + (ids.length % repeats) }, () => ids));
        const sets = new AttributeSets();
        const column = Uint32Array.from(all, (ids) => sets.numberOf(textOf(ids)));
        for (const set of column) sets.count(set, 1);
        expect(sets.size).toBe(1 + new Set(all.map(textOf).filter((text) => text !== "")).size);
        const positions = Uint32Array.from(all.keys()).filter((at) => at % 3 !== 1);
        const counts = sets.countAt(column, positions);
        for (const id of [1, 2, 17, 400]) {
          const have = (at: number) => all[at]?.includes(id) ?? false;
          expect(counts[id] ?? 0).toBe([...positions].filter(have).length);
          expect(sets.totalOf(id)).toBe([...all.keys()].filter(have).length);
          expect(all.every((ids, at) => sets.includes(column[at] ?? 0, [id]) === ids.includes(id))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("leave out what is no id", () => {
    const sets = new AttributeSets();
    expect(sets.numberOf("x 0 -1 1.5 70000")).toBe(0);
    expect(sets.numberOf("3 x")).toBe(sets.numberOf("3"));
    sets.count(sets.numberOf("3"), 1);
    sets.count(sets.numberOf("3"), -1);
    expect(sets.totalOf(3)).toBe(0);
  });
});
