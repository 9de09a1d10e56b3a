import { describe, expect, it } from "vitest";
import { type SavedView, viewQuery, withoutView, withView, withViewOf } from "./saved-views.ts";

describe("a saved view", () => {
  it("keeps filters, order and look of the address, without page and open business", () => {
    const params = new URLSearchParams(
      "tab=businesses&missing=hours&sort=-name&columns=phone,city&rows=comfortable&page=4&edit=12&junk=1",
    );
    expect(viewQuery(params)).toBe("missing=hours&sort=-name&columns=phone%2Ccity&rows=comfortable");
    expect(viewQuery(new URLSearchParams("tab=businesses"))).toBe("");
  });

  it("replaces one of the same name, however it is written, and is added otherwise", () => {
    const views = [{ name: "No hours", query: "missing=hours" }];
    expect(withView(views, { name: "no HOURS", query: "missing=hours&country=Canada" })).toEqual([
      { name: "no HOURS", query: "missing=hours&country=Canada" },
    ]);
    expect(withView(views, { name: "By hand", query: "edited=yes" })).toHaveLength(2);
  });

  it("is taken back alone: dropped, or put back where it was, while later changes of others stay", () => {
    const [a, b, c] = ["A", "B", "C"].map((name) => ({ name, query: `search=${name}` })) as [
      SavedView,
      SavedView,
      SavedView,
    ];
    expect(withViewOf([], "A", [a, b])).toEqual([b]);
    expect(withViewOf([a, b], "A", withView(withoutView([a, b], "a"), c))).toEqual([a, b, c]);
    expect(withViewOf([a, b], "a", withView([a, b, c], { name: "a", query: "city=Lyon" }))).toEqual([a, b, c]);
    expect(withViewOf([a, b, c], "C", [])).toEqual([c]);
  });
});
