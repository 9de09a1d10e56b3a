import { describe, expect, it } from "vitest";
import { businessesHref, hasFilters, pageNumbers, readFilters, readPage } from "./table-params.ts";

describe("the address of the table", () => {
  it("holds the filters and the page", () => {
    const href = businessesHref({ search: "café & bar", country: "Türkiye", missing: "phone" }, 3);
    expect(href).toBe("/admin-panel?tab=businesses&search=caf%C3%A9+%26+bar&country=T%C3%BCrkiye&missing=phone&page=3");
    const params = new URL(href, "http://localhost").searchParams;
    expect(readFilters(params)).toMatchObject({
      search: "café & bar",
      country: "Türkiye",
      status: "",
      missing: "phone",
    });
    expect(readPage(params)).toBe(3);
  });

  it("leaves out empty filters and the first page", () => {
    expect(businessesHref({ search: "", status: "" }, 1)).toBe("/admin-panel?tab=businesses");
    expect(hasFilters(readFilters(new URLSearchParams("tab=businesses&search=%20")))).toBe(false);
  });

  it.each(["0", "-1", "x", "1.5", "1e3", "0x10", "1e400"])("reads page=%s as the first page", (page) => {
    expect(readPage(new URLSearchParams({ page }))).toBe(1);
  });

  it("reads a page number with thousands separators", () => {
    expect(readPage(new URLSearchParams({ page: "2,000" }))).toBe(2_000);
  });
});

describe("the page numbers", () => {
  it.each([
    [1, 1, [1]],
    [1, 0, []],
    [2, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5]],
    [9, 20, [7, 8, 9, 10, 11]],
    [20, 20, [16, 17, 18, 19, 20]],
    [99, 20, [16, 17, 18, 19, 20]],
  ])("on page %i of %i are %j", (page, totalPages, buttons) => {
    expect(pageNumbers(page, totalPages)).toEqual(buttons);
  });
});

describe("older addresses", () => {
  it("have the open status among the statuses", () => {
    expect(readFilters(new URLSearchParams("status=closed-for-now"))).toMatchObject({
      status: "",
      open: "closed-for-now",
    });
    expect(readFilters(new URLSearchParams("status=pending&open=closed"))).toMatchObject({
      status: "pending",
      open: "closed",
    });
  });

  it("keep the look of the table when the page or a filter changes", () => {
    const look = new URLSearchParams("columns=phone,city&rows=comfortable&edit=4");
    expect(businessesHref({ status: "pending", sort: "-name" }, 2, look)).toBe(
      "/admin-panel?tab=businesses&status=pending&sort=-name&columns=phone%2Ccity&rows=comfortable&page=2",
    );
  });
});
