import { describe, expect, it } from "vitest";
import { counted, countLabel } from "./count-label.ts";

describe("counts", () => {
  it("are shown in full below a thousand", () => {
    expect(countLabel(0)).toBe("0");
    expect(countLabel(999)).toBe("999");
  });

  it("are shortened to k from a thousand and to M with one decimal from a million", () => {
    expect(countLabel(1_000)).toBe("1k");
    expect(countLabel(12_345)).toBe("12k");
    expect(countLabel(1_000_000)).toBe("1.0M");
    expect(countLabel(2_540_000)).toBe("2.5M");
  });

  it("never claim more than there is", () => {
    expect(countLabel(999_999)).toBe("999k");
    expect(countLabel(1_999_999)).toBe("1.9M");
  });

  it("name one thing in the singular and many with separators", () => {
    expect(counted(1, "business", "businesses")).toBe("1 business");
    expect(counted(12_345, "business", "businesses")).toBe("12,345 businesses");
  });
});
