import { expect, it } from "vitest";
import { attributeSlugs, chosenAttributes } from "./chosen-attributes.ts";

it("Chosen attributes have the label of the list, of the table, or their words", () => {
  const chair = { slug: "big-chair", label: "Big chair (XL)", group: "Other", businessCount: 12 };
  expect(chosenAttributes("big-chair,kids-menu,nfc-mobile-payments,old-thing,wi-fi", [chair])).toEqual([
    { slug: "big-chair", label: "Big chair (XL)", phrase: "big chair (XL)" },
    { slug: "kids-menu", label: "Kids' menu", phrase: "kids' menu" },
    { slug: "nfc-mobile-payments", label: "NFC mobile payments", phrase: "NFC mobile payments" },
    { slug: "old-thing", label: "Old thing", phrase: "old thing" },
    { slug: "wi-fi", label: "Wi-Fi", phrase: "Wi-Fi" },
  ]);
  expect(chosenAttributes("", [chair])).toEqual([]);
});

it("The slugs of a filter are sorted, each once", () => {
  expect(attributeSlugs(" Wi-Fi,outdoor-seating,,wi-fi ")).toEqual(["outdoor-seating", "wi-fi"]);
  expect(attributeSlugs(" , ")).toEqual([]);
});

it("A chosen attribute that says what each business does is said of all", () => {
  expect(chosenAttributes("comes-to-you", [])).toEqual([
    { slug: "comes-to-you", label: "Comes to you", phrase: "coming to you" },
  ]);
});
