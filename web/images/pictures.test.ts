import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { categoryGroupSchema } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { draw } from "#domain/drawings/draw";
import { parseDrawingName } from "#domain/drawings/drawing-name";
import { GROUP_DRAWINGS } from "#domain/drawings/drawing-url";

const folder = import.meta.dirname;
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith(".svg"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const textOf = (name: string) => pictures.find((picture) => picture.name === `${name}.svg`)?.text ?? "";
const tokens = readFileSync(join(folder, "../styles/tokens.css"), "utf8");

/** Limit in bytes; the home page's street has eight shops. */
const gzipLimit = (name: string) => (name === "street.svg" ? 6000 : 1500);

describe("every picture", () => {
  it.each(pictures)("$name is small, and needs nothing from elsewhere", ({ name, text }) => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(gzipLimit(name));
    expect(text).not.toMatch(/<(script|text|image|foreignObject|linearGradient|radialGradient)\b/);
    expect(text.replace(' xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\(|@import/);
    for (const [, id] of text.matchAll(/href="#(\w+)"/g)) expect(text).toContain(`<g id="${id}">`);
  });

  it.each(pictures)("$name has its night", ({ text }) => {
    expect(text).toContain("@media (prefers-color-scheme:dark)");
  });
});

it("a group's awning has the group's colour in its drawing and, for the eight, in the street", () => {
  for (const group of categoryGroupSchema.options) {
    const colour = new RegExp(`--${group}: (#\\w+);`).exec(tokens)?.[1];
    const drawing = parseDrawingName(GROUP_DRAWINGS[group]);
    expect(drawing?.kind).toBe(group);
    expect(drawing && draw(drawing)).toContain(`.A{fill:${colour}}`);
    if (CATEGORY_GROUPS.some(({ slug }) => slug === group))
      expect(textOf("street")).toContain(`.${group}{--awning:${colour};`);
  }
});
