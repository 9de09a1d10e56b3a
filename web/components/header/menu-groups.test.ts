import { describe, expect, it } from "vitest";
import { isCurrent, MENU_GROUPS } from "./menu-groups.ts";

describe("the header's links", () => {
  it("are six categories and five cities, whose names are not percent-encoded", () => {
    expect(MENU_GROUPS.map(({ links }) => links.map(({ href }) => href))).toEqual([
      [
        "/category/restaurants",
        "/category/healthcare",
        "/category/auto-services",
        "/category/beauty-wellness",
        "/category/home-services",
        "/category/professional-services",
      ],
      ["/city/New York", "/city/Los Angeles", "/city/Chicago", "/city/Houston", "/city/Phoenix"],
    ]);
  });

  it("mark the current page, however the browser encodes its path", () => {
    const link = { label: "New York", href: "/city/New York" };
    expect(isCurrent(link, "/city/New%20York")).toBe(true);
    expect(isCurrent(link, "/city/New York")).toBe(true);
    expect(isCurrent(link, "/city/New%20York%20Mills")).toBe(false);
    expect(isCurrent(link, "/%E0%A4%A")).toBe(false);
  });
});
