import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
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
});
