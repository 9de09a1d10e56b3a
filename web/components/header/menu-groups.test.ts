import { describe, expect, it } from "vitest";
import { isCurrent, menuGroups } from "./menu-groups.ts";

describe("the header's links", () => {
  const city = (name: string, businessCount = 3) => ({ name, state: "", businessCount });

  it("are six categories and the featured cities, whose plain names are not percent-encoded", () => {
    const groups = menuGroups([city("New York"), city("Biel/Bienne"), city("Zürich")]);
    expect(groups.map(({ links }) => links.map(({ href }) => href))).toEqual([
      [
        "/category/restaurants",
        "/category/healthcare",
        "/category/auto-services",
        "/category/beauty-wellness",
        "/category/home-services",
        "/category/professional-services",
      ],
      ["/city/New York", "/city/Biel%2FBienne", "/city/Z%C3%BCrich"],
    ]);
  });

  it("mark a city without businesses", () => {
    const [, cities] = menuGroups([
      { ...city("Houston", 0), state: "Texas" },
      { ...city("Austin"), state: "Texas" },
    ]);
    expect(cities?.links.map(({ note }) => note)).toEqual(["none yet", "Texas"]);
  });

  it("mark the current page, however the browser encodes its path", () => {
    const link = { label: "New York", href: "/city/New York" };
    expect(isCurrent(link, "/city/New%20York")).toBe(true);
    expect(isCurrent(link, "/city/New York")).toBe(true);
    expect(isCurrent(link, "/city/New%20York%20Mills")).toBe(false);
    expect(isCurrent(link, "/%E0%A4%A")).toBe(false);
    expect(isCurrent({ label: "Zürich", href: "/city/Z%C3%BCrich" }, "/city/Z%C3%BCrich")).toBe(true);
  });
});
