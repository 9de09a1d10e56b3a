import { expect, it } from "vitest";
import { accentContrast, accentError, accentTokens, contrastOf } from "./accent-colors.ts";

const LIGHT_GROUNDS = ["#fffdf9", "#ffffff", "#f6f2ea"];
const DARK_GROUNDS = ["#14171a", "#1c2024", "#101315"];

it.each(["#0f6b5c", "#000000", "#8a1538", "#1d4ed8", "#5b21b6", "#6b5900", "#0000ff"])(
  "text in the accent %s is readable on every ground of both themes",
  (color) => {
    expect(accentError(color)).toBeUndefined();
    const { light, dark } = accentTokens(color);
    for (const [tokens, grounds] of [
      [light, LIGHT_GROUNDS],
      [dark, DARK_GROUNDS],
    ] as const) {
      for (const ground of [...grounds, tokens["accent-soft"], tokens["on-accent"]])
        expect(contrastOf(tokens.accent, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(tokens["accent-strong"], tokens["on-accent"])).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it.each(["#ffcc00", "#ffffff", "#5cc4ae", "#ff6600", "#888888"])(
  "the light color %s is refused with its contrast",
  (color) => {
    expect(accentContrast(color)).toBeLessThan(4.5);
    expect(accentError(color)).toMatch(/^is too light: its contrast on the page is \d\.\d:1, and text needs 4\.5:1/);
  },
);

it("black on white has the contrast that WCAG names", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
