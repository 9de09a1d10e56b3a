import { readdirSync, readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import { loadResvg } from "../../testing/load-resvg.ts";
import { draw } from "../drawings/draw.ts";
import { type Drawing, parseDrawingName } from "../drawings/drawing-name.ts";
import { flatPicture } from "./flat-picture.ts";

beforeAll(loadResvg);

const folder = new URL("../../../web/images", import.meta.url);
const files = readdirSync(folder)
  .filter((name) => /^sky.*\.svg$/.test(name))
  .map((name) => ({ name, svg: readFileSync(new URL(name, folder), "utf8") }));
const drawings = ["pizza-17-wide", "optician-3-wide", "park-8-wide", "yoga-40-closed-wide"].map((name) => ({
  name,
  svg: draw(parseDrawingName(name) as Drawing),
}));

function pixels(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: 240 } });
  const image = drawing.render();
  const renderedPixels = image.pixels;
  image.free();
  drawing.free();
  return renderedPixels;
}

describe("a flattened picture", () => {
  it.each([...files, ...drawings])("$name looks as before in the light theme", ({ svg }) => {
    const [opening = ""] = /<svg[^>]*>/.exec(svg) ?? [];
    const { shapes } = flatPicture(svg, "x-");
    expect(shapes).not.toMatch(/class=|var\(|<style/);
    const colours = Object.fromEntries(
      Array.from(/svg\{([^}]*)\}/.exec(svg)?.[1]?.matchAll(/(--\w+):(#\w+)/g) ?? [], ([, name, colour]) => [
        name,
        colour,
      ]),
    );
    // The rasteriser ignores dark style sheets and named colours.
    const pictureByDay = svg
      .replace(/@media[\s\S]*(?=<\/style>)/, "")
      .replace(/svg\{.*\}\n/, "")
      .replace(/var\((--\w+)\)/g, (_, name: string) => colours[name] ?? "");
    const expected = pixels(pictureByDay);
    const renderedPixels = pixels(`${opening}${shapes}</svg>`);
    expect(renderedPixels.length).toBe(expected.length);
    // The opacity of a shape and of its layer differ slightly where two edges meet.
    const differingPixels = renderedPixels.filter((value, index) => Math.abs(value - (expected[index] ?? 0)) > 8);
    expect(differingPixels.length).toBeLessThan(renderedPixels.length / 10_000);
  });

  it("has prefixed ids, and the width of the view box", () => {
    const flat = flatPicture('<svg viewBox="0 0 320 180"><style></style><g id="a"/><use href="#a"/></svg>', "left-");
    expect(flat).toEqual({ shapes: '<g id="left-a"/><use href="#left-a"/>', width: 320 });
  });
});
