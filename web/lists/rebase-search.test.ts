import { expect, it } from "vitest";
import { rebaseSearch } from "./rebase-search.ts";

const rebase = (link: string, shownSearch: string, loading: string) =>
  String(rebaseSearch(new URLSearchParams(link), new URLSearchParams(shownSearch), new URLSearchParams(loading)));

it("a second filter is added to the one that is loading", () => {
  expect(rebase("status=verified", "", "openNow=1")).toBe("openNow=1&status=verified");
});

it("a filter that is taken away leaves the one that is loading", () => {
  expect(rebase("city=Oslo", "city=Oslo&openNow=1", "city=Oslo&openNow=1&minRating=4")).toBe("city=Oslo&minRating=4");
});

it("a value that is added to a list or taken away leaves those that are loading", () => {
  expect(rebase("has=b", "", "has=a")).toBe("has=a%2Cb");
  expect(rebase("has=a", "has=a,b", "has=a,b,c")).toBe("has=a%2Cc");
  expect(rebase("", "has=a", "has=a,b")).toBe("has=b");
});

it("the list starts at page 1 again", () => {
  expect(rebase("openNow=1", "page=3", "page=4")).toBe("openNow=1");
});
