import { describe, expect, it } from "vitest";
import { largeLogo, siteIcons } from "./site-icons.ts";
import { fitInto, isLogoAddress, isLogoFileName, logoFiles, logoNames, logoSize, siteLogo } from "./site-logo.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const addressOf = (width: number, height: number) => `/photos/${logoNames(HASH, { width, height }).page}`;

describe("a logo", () => {
  it("has its size in its address", () => {
    expect(logoSize(addressOf(480, 61))).toEqual({ width: 480, height: 61 });
    expect(isLogoAddress(addressOf(480, 61))).toBe(true);
    for (const text of [
      `${addressOf(480, 61)}?x`,
      `https://a.example${addressOf(480, 61)}`,
      `/photos/${HASH}.webp`,
      `/photos/logo-${HASH}-480x61-large.webp`,
      `/photos/logo-${HASH}-4800x61.webp`,
    ]) {
      expect(isLogoAddress(text), text).toBe(false);
      expect(logoSize(text), text).toBeUndefined();
    }
  });

  it("has files whose names are known, and no others", () => {
    for (const [width, height] of [
      [80, 80],
      [480, 20],
    ] as const) {
      const { page, large, icons } = logoNames(HASH, { width, height });
      for (const name of [page, large, ...(icons ? [icons.small, icons.large] : [])])
        expect(isLogoFileName(name), name).toBe(true);
    }
    for (const name of [`${HASH}.webp`, `logo-${HASH}-80x80-64.png`, `logo-${HASH}-80x80.svg`, `logo-${HASH}.webp`])
      expect(isLogoFileName(name), name).toBe(false);
  });

  it.each([
    [80, 80, true],
    [107, 80, true],
    [60, 80, true],
    [108, 80, false],
    [59, 80, false],
    [64, 64, false],
    [480, 80, false],
  ])("of %i × %i pixels makes icons: %s", (width, height, makesIcons) => {
    expect(logoFiles(addressOf(width, height))?.icons !== undefined).toBe(makesIcons);
    const icons = siteIcons(siteLogo(addressOf(width, height), null, true));
    expect(icons.small.startsWith("/photos/logo-")).toBe(makesIcons);
  });

  it.each([
    [480, 60, 240, 30],
    [320, 80, 160, 40],
    [80, 80, 40, 40],
    [100, 30, 100, 30],
    [480, 1, 240, 1],
  ])("of %i × %i pixels is shown as %i × %i, never enlarged", (width, height, shownWidth, shownHeight) => {
    expect(siteLogo(addressOf(width, height), null, false)).toEqual({
      light: { address: addressOf(width, height), width: shownWidth, height: shownHeight },
      isBesideName: false,
    });
    expect(fitInto({ width, height }, { width: 240, height: 40 })).toEqual({ width: shownWidth, height: shownHeight });
  });
});

it("A dark logo alone is that of both themes, and without any there is the awning", () => {
  const [light, dark] = [addressOf(80, 80), addressOf(480, 61)];
  expect(siteLogo(light, dark, true)).toMatchObject({ light: { address: light }, dark: { address: dark } });
  const alone = siteLogo(null, dark, true);
  expect([alone?.light.address, alone?.dark]).toEqual([dark, undefined]);
  expect(siteLogo(null, null, true)).toBeUndefined();
  expect(siteLogo("/photos/x.webp", null, true)).toBeUndefined();
  expect([largeLogo(undefined), largeLogo(alone)]).toEqual(["/icon-512.png", `/photos/logo-${HASH}-480x61-large.webp`]);
});
