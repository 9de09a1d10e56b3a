import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { categoryGroupSchema } from "#contract/business";

const folder = import.meta.dirname;
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith(".svg"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const textOf = (name: string) => pictures.find((picture) => picture.name === `${name}.svg`)?.text ?? "";
const tokens = readFileSync(join(folder, "../styles/tokens.css"), "utf8");

/** Limit in bytes; a scene is a street of six houses, and the home page's street one of eight shops. */
const gzipLimit = (name: string) => (name === "street.svg" ? 6000 : name.startsWith("default-") ? 2700 : 1500);

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

it("a group's awning has the group's colour on its shop and in the street", () => {
  for (const group of categoryGroupSchema.options) {
    const colour = new RegExp(`--${group}: (#\\w+);`).exec(tokens)?.[1];
    expect(textOf(group)).toContain(`svg{--awning:${colour};`);
    if (group !== "other") expect(textOf("street")).toContain(`.${group}{--awning:${colour};`);
  }
});
