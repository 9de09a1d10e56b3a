import { describe, expect, it } from "vitest";
import type { CategoryGroup } from "../../contract/business.ts";
import { categoryGroup } from "../../domain/categories/category-group.ts";
import {
  JUDGED_ENGLISH,
  JUDGED_ENGLISH_FRESH,
  JUDGED_ENGLISH_LATER,
  JUDGED_FOREIGN,
  JUDGED_FOREIGN_FRESH,
  JUDGED_LOCALISED,
  JUDGED_LOCALISED_LATER,
  JUDGED_OF_FILES,
} from "./judged-categories-data.ts";

const LETTERS: Readonly<Record<string, CategoryGroup>> = {
  R: "restaurants",
  H: "healthcare",
  A: "auto-services",
  B: "beauty-wellness",
  M: "home-services",
  P: "professional-services",
  E: "education",
  N: "entertainment",
  S: "shopping",
  T: "hotels-travel",
  C: "public-community",
  W: "pets-animals",
  O: "other",
};

const judgedLines = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [letters = "", names = ""] = line.split(": ");
      const acceptedGroups = letters.split("/").map((letter) => LETTERS[letter]);
      return names.split("; ").map((name) => ({ name, accepted: acceptedGroups, found: categoryGroup(name) }));
    });

describe("judged names of categories", () => {
  it.each([
    ["300 of Google's", JUDGED_ENGLISH, 300, 0.02],
    ["in other languages", JUDGED_FOREIGN, 150, 0.05],
    ["of businesses in 20 languages", JUDGED_LOCALISED, 450, 0.05],
    ["150 more of Google's", JUDGED_ENGLISH_LATER, 150, 0.02],
    ["more of businesses in 20 languages", JUDGED_LOCALISED_LATER, 150, 0.05],
    ["300 more of Google's", JUDGED_ENGLISH_FRESH, 300, 0.02],
    ["100 more of businesses in 20 languages", JUDGED_FOREIGN_FRESH, 100, 0.05],
    ["280 of real exports", JUDGED_OF_FILES, 280, 0.01],
  ])("%s have the right group", (_, lines, count, limit) => {
    const names = judgedLines(lines);
    const wrong = names.filter(({ accepted, found }) => !accepted.includes(found));
    expect(names.length).toBeGreaterThanOrEqual(count);
    expect(
      wrong.length / names.length,
      wrong.map(({ name, found }) => `${name}: ${found}`).join(", "),
    ).toBeLessThanOrEqual(limit);
  });

  it("of real exports are seldom in the group other", () => {
    const names = judgedLines(JUDGED_OF_FILES);
    expect(names.filter(({ found }) => found === "other").length / names.length).toBeLessThanOrEqual(0.15);
  });

  it("are rarely in the group other", () => {
    const names = [JUDGED_ENGLISH, JUDGED_ENGLISH_LATER, JUDGED_ENGLISH_FRESH].flatMap(judgedLines);
    expect(names.filter(({ found }) => found === "other").length / names.length).toBeLessThanOrEqual(0.2);
  });
});
