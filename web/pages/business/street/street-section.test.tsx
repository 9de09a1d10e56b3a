import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { StreetMap } from "#contract/site";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import { StreetSection } from "./street-section.tsx";

const STREETS: StreetMap = {
  version: "v7",
  attribution: "© OpenStreetMap contributors",
  minZoom: 0,
  maxZoom: 15,
  bounds: [8, 47, 9, 48],
};

const render = (latitude: number | null, streets: StreetMap | undefined) => {
  const business = {
    name: "Shop & Co",
    address: "Seestrasse 4",
    city: "Zürich",
    latitude,
    longitude: 8.5,
  } as ShownBusiness;
  return renderToStaticMarkup(<StreetSection business={business} nearby={[]} streets={streets} />);
};

describe("the street of a business", () => {
  it("is a picture of the map with its size, a text for those who do not see it, and its makers", () => {
    const html = render(47.4, STREETS);
    expect(html).toMatch(/<img [^>]*src="\/map\/around\/47\.40000,8\.50000,14\.\d{3}\/street\.svg\?v=v7&amp;pins=\w+"/);
    expect(html).toContain('width="1240" height="300" alt="Map of the streets around Shop &amp; Co"');
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors<\/a>/,
    );
    expect(html).toContain("5 min walk");
  });

  it("is drawn without streets where the map has none", () => {
    for (const html of [render(47.4, undefined), render(51, STREETS)]) {
      expect(html).not.toContain("/map/around");
      expect(html).not.toContain("copyright");
      expect(html).toContain("10 min walk");
    }
  });
});
