import { describe, expect, it } from "vitest";
import { drawLayers, LEVELS, road, square, tagsOf } from "../../../testing/map/draw-layers.ts";
import { madeUpTile, point } from "../../../testing/map/made-up-tile.ts";
import { drawMap } from "./draw-map.ts";
import { tilesOfView, tileView } from "./map-view.ts";
import { MAX_TILE_BYTES } from "./read-map-tile.ts";

const widthOf = (svg: string, look: string) =>
  Number(/stroke-width="([\d.]+)"/.exec(tagsOf(svg, look)[0] ?? "")?.[1]) / 2;
describe("roads of a drawing", () => {
  const roads = {
    roads: [
      road({ kind: "minor_road", kind_detail: "residential" }, 100),
      road({ kind: "major_road", kind_detail: "primary" }, 200),
      road({ kind: "highway", kind_detail: "motorway" }, 300),
    ],
  };

  it("have the width and the casing of their class at zoom 14", () => {
    const svg = drawLayers(roads);
    expect([widthOf(svg, "r minor"), widthOf(svg, "c minor")]).toEqual([3.4, 5]);
    expect([widthOf(svg, "r main"), widthOf(svg, "c main")]).toEqual([6.6, 9]);
    expect([widthOf(svg, "r trunk"), widthOf(svg, "c trunk")]).toEqual([9, 12]);
  });

  it("are 11 and 13.5 pixels wide at the zoom of streets", () => {
    const svg = drawLayers(roads, 16, {}, 6, 10);
    expect([widthOf(svg, "r minor"), widthOf(svg, "r main")]).toEqual([11, 13.5]);
  });

  it("lie over the casings of all others, the greater above the smaller", () => {
    const svg = drawLayers(roads);
    const order = ["c minor", "c main", "c trunk", "r minor", "r main", "r trunk"].map((look) =>
      svg.indexOf(`"${look}"`),
    );
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
  });

  it("are dashed in tunnels and lie above all others on bridges", () => {
    const kind = { kind: "major_road", kind_detail: "secondary" };
    const svg = drawLayers({
      roads: [
        road({ ...kind, is_tunnel: true }, 100),
        road({ kind: "highway" }, 200),
        road({ ...kind, is_bridge: true }, 300),
      ],
    });
    expect(tagsOf(svg, "c main tunnel")[0]).toContain("stroke-dasharray");
    expect(svg.indexOf("main tunnel")).toBeLessThan(svg.indexOf("r trunk"));
    expect(svg.indexOf("c main bridge")).toBeGreaterThan(svg.indexOf("r trunk"));
  });

  it("appear as the zoom grows: trunk roads first, footways last", () => {
    const all = {
      roads: [...roads.roads, road({ kind: "path", kind_detail: "footway" }, 400), road({ kind: "rail" }, 450)],
    };
    const looks = (zoom: number) =>
      ["r path", "r rail", "r minor", "r main", "r trunk"].filter(
        (look) => tagsOf(drawLayers(all, zoom), look).length > 0,
      );
    expect(looks(6)).toEqual(["r trunk"]);
    expect(looks(9)).toEqual(["r main", "r trunk"]);
    expect(looks(11)).toEqual(["r rail", "r main", "r trunk"]);
    expect(looks(15)).toHaveLength(5);
  });

  it("of unknown kinds are not drawn", () => {
    expect(drawLayers({ roads: [road({ kind: "teleport" })], wormholes: [road({ kind: "highway" })] })).not.toContain(
      "<use",
    );
  });
});

describe("the ground of a drawing", () => {
  it("has parks, woods, sand and water by their kinds, water above parks", () => {
    const svg = drawLayers({
      water: [square("lake", 50)],
      landuse: [square("park", 200), square("forest", 100), square("beach", 80), square("moonbase", 60)],
    });
    for (const area of ["park", "wood", "sand", "water"]) expect(tagsOf(svg, area)).toHaveLength(1);
    expect(svg.indexOf('"water"')).toBeGreaterThan(svg.indexOf('"park"'));
    expect(svg.match(/<path class/g)).toHaveLength(5);
  });

  it("has buildings where they can be seen, without tiny ones", () => {
    const buildings = { buildings: [square("building", 20), { ...square("building", 2) }] };
    expect(drawLayers(buildings, 13)).not.toContain('class="building"');
    expect(tagsOf(drawLayers(buildings, 15), "building")[0]?.match(/M/g)).toHaveLength(1);
  });

  it("has borders of countries, not of towns", () => {
    const svg = drawLayers({ boundaries: [road({ kind: "country" }), road({ kind: "locality" }, 300)] });
    expect(tagsOf(svg, "r border")[0]?.match(/M/g)).toHaveLength(1);
  });

  it("reads the kinds of older builds", () => {
    expect(tagsOf(drawLayers({ landuse: [square("", 100, { kind: "park" })] }), "park")).toHaveLength(1);
    const older = { ...square("park", 100), properties: { "pmap:kind": "park" } };
    expect(tagsOf(drawLayers({ landuse: [older] }), "park")).toHaveLength(1);
  });
});

describe("a drawing", () => {
  it("has the colours of its theme, or of both", () => {
    expect(drawLayers({}, 14, { theme: "light" })).not.toContain("#1b1f23");
    expect(drawLayers({}, 14, { theme: "dark" })).not.toContain("#eee8db");
    expect(drawLayers({})).toMatch(/#eee8db.*@media screen and \(prefers-color-scheme:dark\)\{.*#1b1f23/);
  });

  it("of a part of a tile shows the part larger", () => {
    const layers = { roads: [road({ kind: "highway" }, 100)] };
    // Tile 16/6/10 is the upper left quarter of 15/3/5.
    expect(drawLayers(layers, 16, {}, 6, 10)).toMatch(/d="M160 400l\d+ 0"/);
    expect(drawLayers(layers, 16, {}, 6, 11)).not.toContain("<use");
  });

  it("is empty ground for data that is no tile, is cut off, or is too large", () => {
    const view = tileView({ zoom: 15, x: 3, y: 5 });
    const whole = madeUpTile({ roads: [road({ kind: "highway" })] });
    const draw = (data: Uint8Array) =>
      drawMap(
        view,
        tilesOfView(view, LEVELS).map((tile) => ({ ...tile, data })),
        { labels: { language: "en" } },
      );
    expect(draw(whole)).toContain("<use");
    for (const data of [new TextEncoder().encode("<html>"), whole.slice(0, 40), new Uint8Array(MAX_TILE_BYTES + 1)])
      expect(draw(data)).not.toContain("<use");
  });

  it("leaves out what exceeds its budget of points, the least important layers first", () => {
    const zigzag = Array.from({ length: 300_000 }, (_, index) => [index % 512, (index * 7) % 512] as const);
    const svg = drawLayers(
      {
        buildings: [square("building", 100)],
        roads: [road({ kind: "highway" }), { ...road({ kind: "path" }), parts: [zigzag] }],
      },
      15,
    );
    expect(svg).toContain('"r trunk"');
    expect(svg).not.toContain('"building"');
  });

  it("leaves out details until it is small enough", () => {
    const buildings = Array.from({ length: 400 }, (_, index) => {
      const [x, y] = [(index % 20) * 25 + 4, Math.floor(index / 20) * 25 + 4];
      return {
        ...square("building", 1),
        parts: [
          [
            [x, y],
            [x + 6, y],
            [x + 6, y + 6],
            [x, y + 6],
          ] as const,
        ],
      };
    });
    const layers = { buildings, roads: [road({ kind: "highway" })] };
    const [whole, small] = [drawLayers(layers, 15), drawLayers(layers, 15, { maxChars: 6_000 })];
    expect(whole).toContain('"building"');
    expect(small.length).toBeLessThan(6_000);
    expect(small).toContain('"r trunk"');
  });

  it("is the same for the same tile", () => {
    const layers = {
      roads: [road({ kind: "highway", name: "A 1" })],
      places: [point(9, 9, { kind: "locality", name: "Ay" })],
    };
    expect(drawLayers(layers)).toBe(drawLayers(layers));
  });
});
