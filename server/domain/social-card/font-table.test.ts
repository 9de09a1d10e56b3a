import { Resvg } from "@resvg/resvg-wasm";
import { beforeAll, expect, it } from "vitest";
import { FONTS, TOOLS } from "../../testing/directories/card-fixture.ts";
import { loadResvg } from "../../testing/load-resvg.ts";
import { textWidth } from "./fitted-lines.ts";
import { readFontTable } from "./font-table.ts";

beforeAll(loadResvg);

it.each(["Luigi's Pizza", "İstanbul Güneş", "WAVE AVATAR To Ty", "Школа искусств", "Phở Nguyễn", "......", "MMMM"])(
  "%s is about as wide as it is drawn, and hardly ever wider",
  (text) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="0" y="120" font-family="Inter" font-weight="700" font-size="100">|${text}|</text></svg>`;
    const drawnPicture = new Resvg(svg, { font: { fontBuffers: [...FONTS] } });
    const width = drawnPicture.getBBox()?.width ?? 0;
    drawnPicture.free();
    const computedWidth = textWidth(`|${text}|`, 100, TOOLS.bold);
    expect(width / computedWidth).toBeGreaterThan(0.88);
    expect(width / computedWidth).toBeLessThan(1.001);
  },
);

it("characters without a glyph have no width", () => {
  const missingGlyphs = ["字", "ش", "ก", "🍕"].map((char) => TOOLS.bold.get(char.codePointAt(0) ?? 0));
  expect(missingGlyphs).toEqual([undefined, undefined, undefined, undefined]);
});

it("other bytes are refused", () => {
  expect(() => readFontTable(new TextEncoder().encode("not a font at all, but text"))).toThrow();
});
