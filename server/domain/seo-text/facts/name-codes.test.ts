import { describe, expect, it } from "vitest";
import { createNameCodes } from "./name-codes.ts";

describe("name codes", () => {
  it("count how many lists have each name, in lists of one character for each name", () => {
    const codes = createNameCodes();
    const lists = [["Delivery", "Credit cards"], [], ["Credit cards"]].map(codes.encode);
    codes.encode(["Parking"]);
    expect(lists.map(({ length }) => length)).toEqual([2, 0, 1]);
    expect(codes.countNames(lists)).toEqual(
      new Map([
        ["Delivery", 1],
        ["Credit cards", 2],
      ]),
    );
  });

  it("leave out names beyond 65,536, and distinguish the others", () => {
    const codes = createNameCodes();
    const names = Array.from({ length: 65_537 }, (_, index) => `name ${index}`);
    const counts = codes.countNames([codes.encode(names), codes.encode(["name 0", "name 65535", "name 65536"])]);
    expect(counts.size).toBe(65_536);
    expect(["name 0", "name 1", "name 65535"].map((name) => counts.get(name))).toEqual([2, 1, 2]);
  });
});
