import { describe, expect, it } from "vitest";
import { formatMoneyRange, readPrice, readPriceLevel, shownPrice } from "./price.ts";

describe("a price", () => {
  it.each([
    ["$", "$", 1],
    ["€€", "€€", 2],
    ["£££", "£££", 3],
    ["₹₹₹₹", "₹₹₹₹", 4],
    ["PRICE_LEVEL_MODERATE", null, 2],
    ["PRICE_LEVEL_VERY_EXPENSIVE", null, 4],
    ["Inexpensive", null, 1],
    ["PRICE_LEVEL_FREE", "Free", null],
    ["CHF 20–40", "CHF 20–40", null],
    ["$10-20", "$10-20", null],
    ["$$ - $$$", "$$ - $$$", null],
    ["$$$$$", "$$$$$", null],
    ["19.90", "19.90", null],
    ["PRICE_LEVEL_UNSPECIFIED", null, null],
    ["", null, null],
  ])("%s has the text %s and the level %s", (text, priceRange, priceLevel) => {
    expect(readPrice(text)).toEqual({ price: { priceRange, priceLevel } });
  });

  it.each([
    ["4 stars", "is the class of a hotel and no price"],
    ["3-star hotel", "is the class of a hotel and no price"],
    ["5 Sterne", "is the class of a hotel and no price"],
    [`$ ${"9".repeat(300)}`, "is longer than the 100 characters of a price"],
    ["ask at the bar", "names no price"],
    ["-5", "names no price"],
    ["CHF -5", "names no price"],
    ["−$20", "names no price"],
    ["0", "names no price"],
    ["<script>alert(1)</script>", "names no price"],
  ])("%s is none", (text, problem) => {
    expect(readPrice(text)).toEqual({ price: { priceRange: null, priceLevel: null }, problem });
  });

  it.each([
    ["2", 2],
    ["4.0", 4],
    ["0", null],
    ["5", null],
    ["$$$", 3],
    ["moderate", 2],
    ["PRICE_LEVEL_EXPENSIVE", 3],
    ["12", null],
  ])("level %s is %s", (text, level) => {
    expect(readPriceLevel(text)).toBe(level);
  });

  it("of the Places API is formatted with its currency", () => {
    const price = (units?: string) => units && { currencyCode: "CHF", units };
    expect(formatMoneyRange({ startPrice: price("20"), endPrice: price("40") })).toBe("CHF 20–40");
    expect(formatMoneyRange({ startPrice: price("100") })).toBe("CHF 100+");
    expect(formatMoneyRange({ endPrice: price("10") })).toBe("Up to CHF 10");
    expect(formatMoneyRange({ startPrice: 5 })).toBe("");
  });

  it("is shown as written, else as dollar signs of its level", () => {
    expect(shownPrice({ priceRange: "€€", priceLevel: 2 })).toBe("€€");
    expect(shownPrice({ priceRange: null, priceLevel: 3 })).toBe("$$$");
    expect(shownPrice({ priceRange: null, priceLevel: null })).toBe("");
  });
});
