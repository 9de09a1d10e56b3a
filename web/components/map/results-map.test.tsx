import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { worldPosition } from "#domain/map/mercator";
import type { MapContents, MapPoint } from "./map-drawing.ts";
import { ResultsMap } from "./results-map.tsx";

const point = (id: string, latitude: number, overrides: Partial<MapPoint> = {}): MapPoint => ({
  id,
  label: `Shop ${id}`,
  href: `/details/shop-${id}`,
  latitude,
  longitude: 8.5,
  ...overrides,
});
const render = (props: MapContents) => renderToStaticMarkup(<ResultsMap {...props} />);
const titles = (html: string) => Array.from(html.matchAll(/<a [^>]*><title>([^<]*)</g), ([, title]) => title);

describe("the map", () => {
  it("numbers points in their order, but not the focused point", () => {
    const points = [point("a", 47.1), point("b", 47.2), point("c", 47.3)];
    expect(titles(render({ points }))).toEqual(["1. Shop a", "2. Shop b", "3. Shop c"]);
    expect(titles(render({ points, focus: "b" }))).toEqual(["1. Shop a", "Shop b", "2. Shop c"]);
  });

  it("is not drawn for fewer than two places; the visitor counts as one", () => {
    expect(render({ points: [] })).toBe("");
    expect(render({ points: [point("a", 47.1)] })).toBe("");
    expect(render({ points: [point("a", 47.1)], here: { latitude: 47.2, longitude: 8.5 } })).toContain("You are here");
  });

  it("names the width of its grid squares, if it has a grid", () => {
    const nearPoints = [point("a", 47.1), point("b", 47.2)];
    expect(render({ points: nearPoints })).toContain("Each square is 2 km wide.");
    expect(render({ points: nearPoints, focus: "a" })).not.toContain("Each square");
    expect(render({ points: [point("a", -40), point("b", 47.2)] })).not.toContain("Each square");
  });

  it("names the places that are too far away to be on it", () => {
    const outliers = [point("x", -40), point("y", -41)];
    expect(render({ points: [point("a", 47.1), point("b", 47.2)], outliers })).toContain(
      "Far away and not on this map: Shop x and Shop y.",
    );
  });

  it("names each town once, in the middle of its places", () => {
    const points = [47.1, 47.11, 47.3].map((latitude, n) =>
      point(String(n), latitude, { town: n < 2 ? "Olten" : "Basel" }),
    );
    const html = render({ points });
    expect(html.match(/>Olten</g)).toHaveLength(1);
    expect(html.match(/>Basel</g)).toHaveLength(1);
    expect(html).not.toContain("Aarau");
  });

  it("lies over the streets of the server's map, with their makers named and no grid", () => {
    const points = [point("a", 47.1), point("b", 47.2)];
    const map = { version: "v7", attribution: "© Somebody", minZoom: 0, maxZoom: 15, bounds: [8, 47, 9, 48] } as const;
    const html = render({ points, streets: map });
    expect(html).toMatch(
      /<img [^>]*src="\/map\/around\/47\.15\d+,8\.50000,[\d.]+\/list\.svg\?v=v7&amp;pins=\w{8}"[^>]*alt=""/,
    );
    expect(html).toContain(">© Somebody</a>");
    expect(html).not.toContain("Each square");
    expect(titles(html)).toEqual(["1. Shop a", "2. Shop b"]);
    const elsewhere = render({ points, streets: { ...map, bounds: [0, 0, 1, 1] } });
    expect(elsewhere).not.toContain("<img");
    expect(elsewhere).toContain("Each square");
  });

  it("has the scale of its streets: the same points are as far apart on both", () => {
    const html = render({
      points: [point("a", 47.1), point("b", 47.2)],
      streets: { version: "1", attribution: "", minZoom: 0, maxZoom: 15, bounds: [8, 47, 9, 48] },
    });
    const [, zoom] = /,([\d.]+)\/list/.exec(html) ?? [];
    const ys = Array.from(html.matchAll(/<g transform="translate\(\S+ ([\d.]+)\)"/g), ([, y]) => Number(y));
    const worldSize = 512 * 2 ** Number(zoom);
    const [a, b] = [47.1, 47.2].map((latitude) => worldPosition({ latitude, longitude: 8.5 }, worldSize).y);
    expect((ys[0] ?? 0) - (ys[1] ?? 0)).toBeCloseTo((a ?? 0) - (b ?? 0), 0);
  });
});
