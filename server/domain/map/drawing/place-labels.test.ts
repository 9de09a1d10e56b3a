import { describe, expect, it } from "vitest";
import { drawLayers, road, square, tagsOf, textsOf } from "../../../testing/map/draw-layers.ts";
import { point } from "../../../testing/map/made-up-tile.ts";

describe("names of a drawing", () => {
  const street = (name: string, y = 256) => road({ kind: "major_road", kind_detail: "primary", name }, y);

  it("run along their street", () => {
    const svg = drawLayers({ roads: [street("Quai du Nord")] }, 15);
    expect(svg).toContain('<textPath href="#s0" startOffset="50%">Quai du Nord</textPath>');
    expect(svg).toMatch(/<path id="s0" class="n" d="M\d+ 512l\d+ 0"\/>/);
  });

  it("read from left to right on a street that runs the other way", () => {
    const westwards = { ...street("Quai du Nord"), parts: [[[470, 256] as const, [40, 256] as const]] };
    expect(drawLayers({ roads: [westwards] }, 15)).toMatch(/<path id="s0" class="n" d="M\d+ 512l\d+ 0"\/>/);
  });

  it("join the pieces of a street", () => {
    const pieces = [0, 1, 2, 3].map((piece) => ({
      ...street("Quai du Nord"),
      parts: [[[200 + piece * 30, 256] as const, [230 + piece * 30, 256] as const]],
    }));
    expect(textsOf(drawLayers({ roads: pieces.slice(0, 1) }, 15))).toEqual([]);
    expect(drawLayers({ roads: pieces }, 15)).toContain("Quai du Nord</textPath>");
  });

  it("are in the page's language where the map has it", () => {
    const places = [
      point(150, 100, { kind: "locality", kind_detail: "city", name: "Genève", "name:en": "Geneva" }),
      point(250, 300, { kind: "neighbourhood", name: "Plainpalais" }),
    ];
    expect(new Set(textsOf(drawLayers({ places })))).toEqual(new Set(["Geneva", "Plainpalais"]));
    expect(textsOf(drawLayers({ places }, 14, { labels: { language: "fr" } }))).toContain("Genève");
  });

  it("never overlap: the more important stays", () => {
    const places = [
      point(256, 256, { kind: "neighbourhood", name: "Lower Quarter Of The Old Town" }),
      ...[-25, 0, 25].map((dy) =>
        point(256, 256 + dy, { kind: "locality", kind_detail: "city", name: `City ${dy + 50}` }),
      ),
    ];
    const svg = drawLayers({ places });
    const boxes = Array.from(svg.matchAll(/<text [^>]*x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"/g), (match) =>
      match.slice(1).map(Number),
    );
    for (const [index, [, y = 0, size = 0]] of boxes.entries())
      for (const [, otherY = 0] of boxes.slice(index + 1)) expect(Math.abs(y - otherY)).toBeGreaterThanOrEqual(size);
    expect(textsOf(svg)).toEqual(expect.arrayContaining(["City 25", "City 50", "City 75"]));
  });

  it("leave boxes free that the page needs", () => {
    const occupied = [{ left: 0, top: 0, right: 512, bottom: 512 }];
    const places = [point(256, 256, { kind: "locality", kind_detail: "city", name: "Bern" })];
    expect(textsOf(drawLayers({ places }, 14, { occupied }))).toEqual([]);
  });

  it("lie within their tile, and only in the one that has the place", () => {
    const name = "A rather long name of a town";
    const atEdge = (x: number) =>
      drawLayers({ places: [point(x, 256, { kind: "locality", kind_detail: "town", name })] });
    const [left, right] = [atEdge(505), atEdge(-7)];
    expect(textsOf(left)).toEqual([]);
    expect(textsOf(right)).toEqual([]);
    const short = (x: number) =>
      drawLayers({ places: [point(x, 256, { kind: "locality", kind_detail: "town", name: "Bern" })] });
    expect(textsOf(short(505))).toEqual(["Bern"]);
    expect(textsOf(short(-7))).toEqual([]);
    expect(Number(/<text [^>]*x="([\d.]+)"/.exec(short(505))?.[1])).toBeLessThan(1024 - 40);
  });

  it("of streets keep their middle away from the edge, where the next tile may name the street too", () => {
    const svg = drawLayers({ roads: [street("Quai du Nord", 40)] }, 15, { streetMargin: 70 });
    expect(textsOf(svg)).toEqual([]);
  });

  it("are escaped and without control characters", () => {
    const name = `<script>"&'\u0000\u202e\ud800\u001b[31m`;
    const svg = drawLayers({ places: [point(256, 256, { kind: "locality", name })] });
    expect(svg).not.toContain("<script");
    expect(textsOf(svg)).toEqual(["&#60;script&#62;&#34;&#38;&#39; [31m"]);
  });

  it("of stations have a sign, and each is named once", () => {
    const pois = [
      point(200, 200, { kind: "station", name: "Gare-Centrale" }),
      point(220, 260, { kind: "station", name: "Gare Centrale" }),
      point(300, 300, { kind: "restaurant", name: "Chez nous" }),
    ];
    const svg = drawLayers({ pois }, 15);
    expect(textsOf(svg)).toHaveLength(1);
    expect(tagsOf(svg, "sign")).toHaveLength(1);
  });

  it("of parks are shown once, though an area and a point have it", () => {
    const park = {
      landuse: [square("park", 100, { name: "Jardin Vert" })],
      pois: [point(250, 250, { kind: "park", name: "Jardin Vert" })],
    };
    expect(textsOf(drawLayers(park, 15))).toEqual(["Jardin Vert"]);
  });
});
