import { describe, expect, it } from "vitest";
import { fittingDescription, fittingTitle } from "./page-head-text.ts";

describe("a title", () => {
  const titles = ["Rosa's - Bakery in Austin, Texas", "Rosa's - Bakery", "Rosa's"];

  it("is the richest that fits into 60 characters, with the site's name if there is room", () => {
    expect(fittingTitle(titles, "Mainstreet")).toBe("Rosa's - Bakery in Austin, Texas | Mainstreet");
    expect(fittingTitle(titles, "The Directory of All of Texas")).toBe("Rosa's - Bakery in Austin, Texas");
    expect(fittingTitle([`${"Rosa's ".repeat(9)}in Austin`, "Rosa's"], "Mainstreet")).toBe("Rosa's | Mainstreet");
  });

  it("is cut at the end of a word when none fits", () => {
    expect(fittingTitle(["The Very Long Name of a Business That Goes On, and On, and On Again"], "S")).toBe(
      "The Very Long Name of a Business That Goes On, and On, and…",
    );
    const unbroken = fittingTitle(["😀".repeat(80)], "S");
    expect(unbroken).toBe(`${"😀".repeat(29)}…`);
  });
});

describe("a description", () => {
  it("is the sentences that fit into 160 characters", () => {
    expect(fittingDescription(["One.", "Two."])).toBe("One. Two.");
    expect(fittingDescription(["One.", "x".repeat(156), "Three.", ""])).toBe("One. Three.");
    expect(fittingDescription(["long ".repeat(50)])).toHaveLength(155);
  });
});
