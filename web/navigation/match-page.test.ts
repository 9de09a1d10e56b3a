import { describe, expect, it } from "vitest";
import { matchPage } from "./match-page.ts";

const match = (pathname: string) => {
  const { route, location } = matchPage(pathname, "");
  return [route?.path, location.params];
};

describe("the page of an address", () => {
  it("is found in any case, with a slash at its end and with encoded letters", () => {
    for (const path of ["/city/Oslo", "/City/Oslo", "/city/Oslo/", "/%63ity/%4Fslo"])
      expect(match(path), path).toEqual(["/city/:cityName", { cityName: "Oslo" }]);
    expect(match("/")).toEqual(["/", {}]);
    expect(match("/ABOUT")).toEqual(["/about", {}]);
  });

  it("gets the decoded parameters of its path, an encoded slash included", () => {
    expect(match("/city/Z%C3%BCrich")).toEqual(["/city/:cityName", { cityName: "Zürich" }]);
    expect(match("/city/New York")).toEqual(["/city/:cityName", { cityName: "New York" }]);
    expect(match("/city/A%2FB")).toEqual(["/city/:cityName", { cityName: "A/B" }]);
  });

  it("is undefined if no route matches or the encoding is malformed", () => {
    for (const path of ["/city", "/city/a/b/c", "/cities/a", "/nothing", "/%E0%A4%A", "/city/%E0%A4%A", "/constructor"])
      expect(match(path), path).toEqual([undefined, {}]);
  });
});
