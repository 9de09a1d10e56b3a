import { describe, expect, it } from "vitest";
import { FLAG_FILTERS } from "#contract/lists/list-parameters";
import {
  isFilteredOrSorted,
  isPageInRange,
  listQuery,
  pageSlice,
  readListParams,
  readPageParam,
  readTextParam,
  titleCased,
} from "./list-params.ts";

const searchParams = (query: string) => new URLSearchParams(query);

describe("the address of a list", () => {
  it("without a page number is the first page", () => {
    expect(readPageParam(searchParams(""))).toBe(1);
    expect(pageSlice(searchParams(""))).toEqual({ limit: 20, offset: 0 });
    expect(pageSlice(searchParams("page=3"))).toEqual({ limit: 20, offset: 40 });
  });

  it("with something else than a page number has no page", () => {
    for (const page of ["0", "-1", "x", "1.5", "", "1e3", "2,5", "٣", "99999999999999999999"]) {
      expect(isPageInRange(searchParams(`page=${page}`), 5), page).toBe(false);
      expect(pageSlice(searchParams(`page=${page}`)).offset).toBe(0);
    }
  });

  it("reads numbers as people write them", () => {
    expect(readPageParam(searchParams("page=2,000"))).toBe(2_000);
    const read = (text: string) => readListParams(searchParams(`lat=1&lng=2&${text}`));
    expect(read("minRating=4,5&radiusKm=1,234.5")).toMatchObject({ minRating: 4.5, radiusKm: 1_234.5 });
    for (const radius of ["1,234", "5km", "5e2", "５"])
      expect(read(`radiusKm=${radius}`).radiusKm, radius).toBeUndefined();
  });

  it("has pages up to the last, and a first one even when nothing is listed", () => {
    expect(isPageInRange(searchParams("page=5"), 5)).toBe(true);
    expect(isPageInRange(searchParams("page=6"), 5)).toBe(false);
    expect(isPageInRange(searchParams(""), 0)).toBe(true);
  });

  it("joins the day and the time of a form without JavaScript, and drops what is neither", () => {
    const read = (query: string) => readListParams(searchParams(query)).openAt;
    expect(read("openAt=sat-22%3A00")).toBe("sat-22:00");
    expect(read("openAt=sat&openAt=22%3A00")).toBe("sat-22:00");
    expect(read("openAt=&openAt=evening")).toBe("evening");
    expect(read("openAt=sun&openAt=")).toBe("sun");
    for (const query of [
      "",
      "openAt=&openAt=",
      "openAt=sat&openAt=sun",
      "openAt=25:00",
      "openAt=sat&openAt=22%3A00&openAt=x",
    ])
      expect(read(query), query).toBeUndefined();
  });

  it("keeps texts within what the API takes", () => {
    expect(readTextParam(searchParams("q=%20pizza%20"), "q")).toBe("pizza");
    expect(readTextParam(searchParams(`q=${"a".repeat(500)}`), "q")).toHaveLength(200);
    expect(readTextParam(searchParams(""), "q")).toBe("");
    expect(readTextParam(searchParams("q=%00pizza%0D%0Aoven"), "q")).toBe("pizza  oven");
    expect(readTextParam(searchParams(`q=${"a".repeat(199)}😀`), "q")).toHaveLength(199);
  });

  it("narrows and sorts the list as far as it makes sense", () => {
    const whole =
      "category=cafe&city=Oslo&openNow=1&minRating=4.5&has=high-chairs,wi-fi&status=verified&sort=distance&lat=59.91149&lng=-10.7&radiusKm=5&page=2";
    const noFlags = Object.fromEntries(FLAG_FILTERS.map((name) => [name, false]));
    expect(readListParams(searchParams(whole))).toEqual({
      ...noFlags,
      category: "cafe",
      has: "high-chairs,wi-fi",
      city: "Oslo",
      openNow: true,
      minRating: 4.5,
      status: "verified",
      sort: "distance",
      lat: 59.911,
      lng: -10.7,
      radiusKm: 5,
      page: 2,
    });
    const nonsense = "openNow=maybe&minRating=9&status=x&sort=distance&lat=91&lng=8&radiusKm=5";
    expect(isFilteredOrSorted(readListParams(searchParams(nonsense)))).toBe(false);
    expect(isFilteredOrSorted(readListParams(searchParams("sort=recommended&page=7&category=")))).toBe(false);
    expect(isFilteredOrSorted(readListParams(searchParams("sort=name")))).toBe(true);
    expect(readListParams(searchParams("lat=47&lng=8e1&sort=distance"))).toMatchObject({ sort: "" });
  });

  it("has at most ten attributes, each whole", () => {
    const slugs = Array.from({ length: 12 }, (_, at) => `an-attribute-with-a-long-name-${at}`);
    const { has } = readListParams(searchParams(`has=${slugs.join(",")}`));
    expect(has).toBe(slugs.slice(0, 10).join(","));
  });

  it("is sorted by the best match where words are searched, unless another order is chosen", () => {
    const sortOf = (query: string, words: string) => listQuery(readListParams(searchParams(query), words), words).sort;
    expect(sortOf("", "pizza")).toBe("best");
    expect(sortOf("", "")).toBe("recommended");
    expect(sortOf("sort=recommended", "pizza")).toBe("recommended");
    expect(sortOf("sort=best", "")).toBe("recommended");
    expect(readListParams(searchParams("sort=best"), "pizza").sort).toBe("");
    expect(readListParams(searchParams("sort=recommended"), "pizza").sort).toBe("recommended");
  });

  it("asks the API for its page", () => {
    expect(listQuery(readListParams(searchParams("page=3&openNow=1&minRating=4")))).toMatchObject({
      limit: 20,
      offset: 40,
      openNow: true,
      minRating: 4,
      sort: "recommended",
    });
  });

  it("reads hyphens as spaces and capitalises the words of a name", () => {
    expect(titleCased("auto-services")).toBe("Auto Services");
    expect(titleCased("çay bahçesi")).toBe("Çay Bahçesi");
  });
});
