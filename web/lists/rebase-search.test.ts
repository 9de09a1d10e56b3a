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

it("the list starts at page 1 again", () => {
  expect(rebase("openNow=1", "page=3", "page=4")).toBe("openNow=1");
});
