import { expect, it } from "vitest";
import type { DescribedBusiness } from "../described-business.ts";
import { createForeignCategories } from "./foreign-categories.ts";

it.each<[string, string[][], string | undefined]>([
  ["Schweizerisches Restaurant", [["Swiss restaurant", "Restaurant"], ["Swiss restaurant"]], "Swiss restaurant"],
  // The dictionary has this category, and one profile agrees.
  ["Sushi-Restaurant", [["Restaurant", "Sushi restaurant"]], "Sushi restaurant"],
  ["Suši restaurace", [["Sushi restaurant"]], "Sushi restaurant"],
  ["Chinesisches Abholrestaurant", [["Chinese Take Away"], ["Chinese Take Away", "Bar"]], "Chinese Take Away"],
  ["Imbiss", [["Snack bar"], ["Fast food restaurant", "Snack bar"]], undefined],
  ["Lebensmittelhändler", [["Café", "Grocery store"]], undefined],
  ["Observation deck", [["Tourist attraction"]], undefined],
  ["Bar", [["Night club"], ["Night club"]], undefined],
])("%s with the subtypes %j is %s", (category, businesses, english) => {
  const foreign = createForeignCategories();
  for (const subtypes of businesses) foreign.add({ category, subtypes } as unknown as DescribedBusiness);
  expect(foreign.translation(category)).toBe(english);
});
