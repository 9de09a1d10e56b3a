import { describe, expect, it } from "vitest";
import { areWrongIds, isOtherName } from "./other-name.ts";
import { areNoIds, RepeatedIds } from "./repeated-ids.ts";

describe("repeated ids", () => {
  it("tell the first row, the same name in another spelling, and another name", () => {
    const ids = new RepeatedIds();
    expect(ids.add("a", "joe's tire & auto", "")).toBe("first");
    expect(ids.add("a", "joes tire auto", "")).toBe("same");
    expect(ids.add("a", "harbour bakery", "")).toBe("other-name");
    expect(ids.add("b", "joe", "5550100 1 oak st")).toBe("first");
    expect(ids.add("b", "rosa", "5550100 1 oak st")).toBe("same");
    expect(ids.add("b", "rosa", "5550100 2 oak st")).toBe("other-name");
  });

  it("of 200,000 rows are all found, and hardly any other", () => {
    const ids = new RepeatedIds();
    let otherNames = 0;
    for (let row = 0; row < 200_000; row++) if (ids.add(`id-${row}`, `shop ${row}`, "") !== "first") otherNames++;
    expect(otherNames).toBeLessThan(20);
    for (let row = 0; row < 200_000; row += 1_000) expect(ids.add(`id-${row}`, "another", "")).toBe("other-name");
  });

  it("are no ids in more than one of fifty rows, but one row proves nothing", () => {
    expect(areNoIds(1, 2)).toBe(false);
    expect(areNoIds(2, 3)).toBe(true);
    expect(areNoIds(2, 100)).toBe(false);
    expect(areNoIds(3, 149)).toBe(true);
    expect(areNoIds(3, 150)).toBe(false);
  });
});

describe("another name", () => {
  it("has other words where rows are skipped, and no word in common where they update", () => {
    expect(isOtherName("Café Rosa", "CAFE ROSA", "skip")).toBe(false);
    expect(isOtherName("Rosa & Co.", "Rosa Co", "skip")).toBe(false);
    expect(isOtherName("Rosa", "Rosa & Sons", "skip")).toBe(false);
    expect(isOtherName("Shop 1", "Shop 12", "skip")).toBe(true);
    expect(isOtherName("Rosa Bar", "Rosa Café", "skip")).toBe(true);
    expect(isOtherName("Rosa Bar", "Rosa Café", "update")).toBe(false);
    expect(isOtherName("Rosa", "Luigi", "update")).toBe(true);
  });

  it("in more than a third of the rows proves wrong ids", () => {
    expect(areWrongIds(1, 1)).toBe(false);
    expect(areWrongIds(2, 5)).toBe(true);
    expect(areWrongIds(2, 6)).toBe(false);
  });
});
