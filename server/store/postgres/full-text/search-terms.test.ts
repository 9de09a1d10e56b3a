import { expect, it } from "vitest";
import { businessInsert } from "../../../testing/directories/business-insert.ts";
import { impliedTerms, searchTermsOf } from "./search-terms.ts";

it("stores a word of the name once, which implies the word and the prefixes of both", () => {
  const business = {
    ...businessInsert("p1"),
    nameText: "zoe zoe's of ü",
    otherText: "zoe bakery",
    attributeTags: "wifi parking",
    phoneDigits: "4155551234",
  };
  const storedTerms = searchTermsOf(business);
  expect(storedTerms).toContain("=zoe");
  expect(storedTerms).not.toContain("zoe");
  expect(storedTerms.filter((term) => term === "bakery")).toHaveLength(1);
  expect(storedTerms.slice(-3)).toEqual(["@wifi", "@parking", "#4155551234"]);
  expect(new Set(storedTerms).size).toBe(storedTerms.length);
});

it("implies further terms for words, but not for attributes and numbers", () => {
  expect(impliedTerms("bakery")).toEqual(["bakery", "^ba", "^bak"]);
  expect(impliedTerms("=zoe")).toEqual(["zoe", "^zo", "^zoe", "=zoe", "=^zo", "=^zoe"]);
  expect(impliedTerms("=u")).toEqual(["u", "=u"]);
  expect(impliedTerms("𝒶𝒷𝒸𝒹")).toEqual(["𝒶𝒷𝒸𝒹", "^𝒶𝒷", "^𝒶𝒷𝒸"]);
  expect(impliedTerms("@wifi")).toEqual(["@wifi"]);
  expect(impliedTerms("#415")).toEqual(["#415"]);
});
