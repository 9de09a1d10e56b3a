import { describe, expect, it } from "vitest";
import { drawMap, type MapPoint } from "./map-drawing.ts";

const point = (id: string, latitude: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id,
  label: `Shop ${id}`,
  href: `/details/shop-${id}`,
  latitude,
  longitude: 8.5,
  ...more,
});
const titles = (svg = "") => Array.from(svg.matchAll(/<a [^>]*><title>([^<]*)</g), ([, title]) => title);

describe("drawMap", () => {
  it("numbers points in their order, without the one that the others are near", () => {
    const points = [point("a", 47.1), point("b", 47.2), point("c", 47.3)];
    expect(titles(drawMap({ points })?.svg)).toEqual(["1. Shop a", "2. Shop b", "3. Shop c"]);
    expect(titles(drawMap({ points, focus: "b" })?.svg)).toEqual(["1. Shop a", "Shop b", "2. Shop c"]);
  });

  it("draws nothing where there is nothing to compare with", () => {
    expect(drawMap({ points: [] })).toBeUndefined();
    expect(drawMap({ points: [point("a", 47.1)] })).toBeUndefined();
    expect(drawMap({ points: [point("a", 47.1)], here: { latitude: 47.2, longitude: 8.5 } })?.svg).toContain(
      "You are here",
    );
  });

  it("keeps names, captions and addresses text", () => {
    const hostile = `"></title></svg><script>alert('1')</script>&`;
    const points = [
      point("a", 47.1, { label: hostile, href: hostile }),
      point("b", 47.3, { caption: `<b>"` }),
      point("c", 47.2),
    ];
    const svg = drawMap({ points })?.svg ?? "";
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("<b>");
    expect(svg.match(/<\/title>/g)).toHaveLength(points.length + 1);
    expect(svg).toContain(`href="&#34;&#62;&#60;/title&#62;`);
    expect(svg).toContain("&#60;b&#62;&#34;</text>");
  });

  it("tells how wide its squares are, where it has some", () => {
    const near = [point("a", 47.1), point("b", 47.2)];
    expect(drawMap({ points: near })?.square).toBe("2 km");
    expect(drawMap({ points: near, focus: "a" })?.square).toBeUndefined();
    expect(drawMap({ points: [point("a", -40), point("b", 47.2)] })?.square).toBeUndefined();
  });
});
