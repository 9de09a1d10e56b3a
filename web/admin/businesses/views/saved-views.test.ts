import { describe, expect, it } from "vitest";
import { viewQuery, withView } from "./saved-views.ts";

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
});
