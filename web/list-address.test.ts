import { describe, expect, it } from "vitest";
import { askedPage, askedText, hasAskedPage, pageSlice, titleCased } from "./list-address.ts";

const asked = (query: string) => new URLSearchParams(query);

describe("the address of a list", () => {
  it("without a page number is the first page", () => {
    expect(askedPage(asked(""))).toBe(1);
    expect(pageSlice(asked(""))).toEqual({ limit: 20, offset: 0 });
    expect(pageSlice(asked("page=3"))).toEqual({ limit: 20, offset: 40 });
  });

  it("with something else than a page number has no page", () => {
    for (const page of ["0", "-1", "x", "1.5", "", "1e3", "99999999999999999999"]) {
      expect(hasAskedPage(asked(`page=${page}`), 5), page).toBe(false);
      expect(pageSlice(asked(`page=${page}`)).offset).toBe(0);
    }
  });

  it("has pages up to the last, and a first one even when nothing is listed", () => {
    expect(hasAskedPage(asked("page=5"), 5)).toBe(true);
    expect(hasAskedPage(asked("page=6"), 5)).toBe(false);
    expect(hasAskedPage(asked(""), 0)).toBe(true);
  });

  it("keeps texts within what the API takes", () => {
    expect(askedText(asked("q=%20pizza%20"), "q")).toBe("pizza");
    expect(askedText(asked(`q=${"a".repeat(500)}`), "q")).toHaveLength(200);
    expect(askedText(asked(""), "q")).toBe("");
  });

  it("reads hyphens as spaces and capitalises the words of a name", () => {
    expect(titleCased("auto-services")).toBe("Auto Services");
    expect(titleCased("çay bahçesi")).toBe("Çay Bahçesi");
  });
});
