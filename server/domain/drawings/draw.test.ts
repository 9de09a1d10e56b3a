import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { draw } from "./draw.ts";
import { type Drawing, parseDrawingName } from "./drawing-name.ts";
import { DRAWINGS_VERSION, type DrawingFormat, drawingUrl, GROUP_DRAWINGS } from "./drawing-url.ts";
import { type DrawingKind, KINDS } from "./kinds-data.ts";
import { partsOf, VARIANTS } from "./variant.ts";

const MAX_BYTES = 2048;
const ALL_KINDS = Object.keys(KINDS) as DrawingKind[];
const FORMATS: DrawingFormat[] = ["square", "wide", "street"];

const drawingOf = (kind: DrawingKind, variant: number, more: Partial<Drawing> = {}): Drawing => ({
  kind,
  variant,
  isVan: false,
  isClosed: false,
  format: "square",
  ...more,
});

/** Every kind in every format with some of its variants, open, closed and as a van: enough that each variant is drawn. */
const SAMPLES = ALL_KINDS.flatMap((kind, index) =>
  FORMATS.flatMap((format) =>
    [{}, { isClosed: true }, { isVan: true }, { isVan: true, isClosed: true }].map((state, turn) =>
      drawingOf(kind, (index * 29 + turn * 101 + FORMATS.indexOf(format) * 53) % VARIANTS, { format, ...state }),
    ),
  ),
);
const DRAWN = SAMPLES.map((drawing) => ({ drawing, svg: draw(drawing) }));

/** Returns what is wrong with the nesting of elements; "" if nothing is. */
function nestingProblem(svg: string): string {
  const open: string[] = [];
  for (const [tag, close, name = "", selfClosing] of svg.matchAll(
    /<(\/?)([a-z]+)(?: [a-zA-Z:-]+="[^"<>&]*")*(\/?)>/g,
  )) {
    if (close === "/") {
      if (open.pop() !== name) return `${tag} closes another element`;
    } else if (selfClosing === "") open.push(name);
  }
  const rest = svg.replace(/<\/?[a-z]+(?: [a-zA-Z:-]+="[^"<>&]*")*\/?>/g, "");
  if (/[<>&]/.test(rest)) return `"${rest.slice(0, 40)}" is no markup`;
  return open.join();
}

describe("the drawings", () => {
  it("are there for at least 80 kinds, and no two kinds look the same in any format", () => {
    expect(ALL_KINDS.length - Object.keys(GROUP_DRAWINGS).length).toBeGreaterThanOrEqual(80);
    for (const format of FORMATS) {
      const drawings = new Set(ALL_KINDS.map((kind) => draw(drawingOf(kind, 17, { format }))));
      expect(drawings.size, format).toBe(ALL_KINDS.length);
    }
  });

  it("differ in goods or building, not in colours alone", () => {
    const shapes = new Set(ALL_KINDS.map((kind) => draw(drawingOf(kind, 4)).replace(/<style>.*?<\/style>/, "")));
    expect(shapes.size).toBe(ALL_KINDS.length);
  });

  it(`take at most ${MAX_BYTES} bytes on the wire`, () => {
    const large = DRAWN.filter(({ svg }) => gzipSync(svg, { level: 6 }).length > MAX_BYTES);
    expect(large.map(({ drawing }) => drawing)).toEqual([]);
  });

  it("are well-formed, without text, scripts and anything from elsewhere", () => {
    for (const { drawing, svg } of DRAWN) {
      expect(nestingProblem(svg), JSON.stringify(drawing)).toBe("");
      expect(svg).not.toMatch(/<(?:text|script|image|use|foreignObject|a)\b|href|url\(|@import|NaN|undefined|Infinity/);
      expect(svg.replace(/<style>.*?<\/style>/, "").replace(/<[^>]*>/g, "")).toBe("");
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    }
  });

  it("have a colour for every shape, by day and, where it differs, by night", () => {
    for (const { drawing, svg } of DRAWN) {
      const [, day = "", night = ""] = /<style>(.*)@media\(prefers-color-scheme:dark\){(.*)}<\/style>/.exec(svg) ?? [];
      const used = new Set(Array.from(svg.matchAll(/class="([^"]*)"/g), ([, name]) => name));
      const coloured = new Set(
        Array.from(day.matchAll(/\.(\w+){(?:fill:none;stroke|fill):#[\da-f]{3,6}}/g), ([, name]) => name),
      );
      expect(
        [...used].filter((name) => !coloured.has(name)),
        JSON.stringify(drawing),
      ).toEqual([]);
      expect(night).toContain(".sky{fill:");
    }
  });

  it("have the proportions of their format", () => {
    const box = (format: DrawingFormat) => /viewBox="0 0 (\d+) (\d+)"/.exec(draw(drawingOf("cafe", 3, { format })));
    expect(box("square")?.slice(1)).toEqual(["88", "88"]);
    const [, width, height] = box("wide") ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 5);
    expect(draw(drawingOf("cafe", 3, { format: "street" }))).toContain('preserveAspectRatio="xMidYMax slice"');
  });

  it("are shuttered when closed, and other than by day's opening", () => {
    for (const kind of ALL_KINDS) {
      const [open, closed] = [draw(drawingOf(kind, 9)), draw(drawingOf(kind, 9, { isClosed: true }))];
      expect(closed, kind).not.toBe(open);
      expect(closed, kind).toMatch(/class="(?:m|bark)"/);
    }
  });

  it("are kept for a year by browsers, so a change needs a new version", () => {
    const hash = createHash("sha256");
    for (const { svg } of DRAWN) hash.update(svg);
    expect({ version: DRAWINGS_VERSION, hash: hash.digest("hex").slice(0, 16) }).toEqual({
      version: 1,
      hash: "1dfc093aae344a70",
    });
  });
});

describe("the variants of a kind", () => {
  it("all look different", () => {
    const all = Array.from({ length: VARIANTS }, (_, variant) => draw(drawingOf("pizza", variant)));
    expect(new Set(all).size).toBe(VARIANTS);
  });

  it("choose every part about equally often", () => {
    const variants = Array.from({ length: VARIANTS }, (_, variant) => partsOf(variant));
    for (const name of Object.keys(partsOf(0)) as (keyof ReturnType<typeof partsOf>)[]) {
      const counts = Map.groupBy(variants, (parts) => parts[name]);
      for (const [choice, { length }] of counts)
        expect(length, `${name} ${choice}`).toBeGreaterThan((VARIANTS / counts.size) * 0.6);
    }
  });
});

describe("the name of a drawing", () => {
  it("says all of it", () => {
    expect(parseDrawingName("home-services-7-van-closed-wide")).toEqual(
      drawingOf("home-services", 7, { isVan: true, isClosed: true, format: "wide" }),
    );
    for (const kind of ALL_KINDS) expect(parseDrawingName(`${kind}-255`), kind).toEqual(drawingOf(kind, 255));
  });

  it.each([
    "",
    "pizza",
    "pizza-",
    "pizza-256",
    "pizza-01",
    "pizza-1-wide-van",
    "constructor-1",
    "toString-1",
    "Pizza-1",
    "pizza--1",
    "<svg>-1",
  ])("is not %j", (name) => {
    expect(parseDrawingName(name)).toBeUndefined();
  });

  it("is part of an address with the version", () => {
    expect(drawingUrl("pizza-17")).toBe(`/drawings/${DRAWINGS_VERSION}/pizza-17.svg`);
    expect(drawingUrl("pizza-17-van", "street")).toBe(`/drawings/${DRAWINGS_VERSION}/pizza-17-van-street.svg`);
  });
});
