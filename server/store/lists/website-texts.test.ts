import { expect, it } from "vitest";
import { WebsiteTexts } from "./website-texts.ts";

function textsOf(...websites: string[]): WebsiteTexts {
  const texts = new WebsiteTexts();
  // In two parts, and with gaps between the ids.
  const rows = websites.map((website, index): [number, string] => [10 * (index + 1), website]);
  texts.append(rows.slice(0, 2));
  texts.append(rows.slice(2));
  texts.pack();
  return texts;
}

const idsOf = (texts: WebsiteTexts, text: string) => {
  const isFound = texts.find(text);
  return Array.from({ length: 200 }, (_, id) => id).filter((id) => isFound(id));
};

it("finds every website with a text once, wherever the text stands", () => {
  const texts = textsOf("https://kiln.example/kiln", "https://oven.example", "http://bäckerei.example", "kiln");
  expect(idsOf(texts, "kiln")).toEqual([10, 40]);
  expect(idsOf(texts, "http")).toEqual([10, 20, 30]);
  expect(idsOf(texts, "bäck")).toEqual([30]);
  expect(idsOf(texts, "nothing")).toEqual([]);
});

it("finds nothing across two websites", () => {
  const texts = textsOf("https://a.example", "https://b.example", "https://c.example");
  expect(idsOf(texts, "example\nhttps")).toEqual([]);
  expect(idsOf(texts, "examplehttps")).toEqual([]);
});

it("has changed, removed and added websites in place of the packed ones", () => {
  const texts = textsOf("https://kiln.example", "https://kiln.example/2", "https://oven.example");
  const isRoom = texts.change([
    [10, null],
    [30, "https://kiln.example/3"],
    [77, "https://kiln.example/4"],
  ]);
  expect([isRoom, idsOf(texts, "kiln")]).toEqual([true, [20, 30, 77]]);
});

it("asks to be packed again when very many were changed", () => {
  const texts = textsOf("https://kiln.example");
  const rows = Array.from({ length: 20_001 }, (_, index): [number, string] => [index, "https://oven.example"]);
  expect(texts.change(rows)).toBe(false);
});

it("an empty directory has no websites", () => {
  const texts = new WebsiteTexts();
  texts.pack();
  expect(idsOf(texts, "kiln")).toEqual([]);
});

it("finds one among many, whatever lies between", () => {
  const texts = new WebsiteTexts();
  const rows = Array.from({ length: 150 }, (_, id): [number, string] => [id, `https://shop-${id}.example`]);
  texts.append(rows);
  texts.pack();
  for (const id of [0, 1, 2, 9, 77, 148, 149]) expect(idsOf(texts, `shop-${id}.`)).toEqual([id]);
  expect(idsOf(texts, "shop-14")).toEqual([14, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149]);
  expect(idsOf(texts, "https")).toHaveLength(150);
});
