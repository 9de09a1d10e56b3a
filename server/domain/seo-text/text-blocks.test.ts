import { expect, it } from "vitest";
import { headingLine, textBlocks } from "./text-blocks.ts";

const kinds = (text: string) => textBlocks(text).map(({ kind, text: line }) => `${kind}: ${line}`);

it("A short line that ends with a colon is the heading of the paragraph below it", () => {
  expect(kinds(`One.\n\n${headingLine("Opening hours")}\nTwo.\n\nThree.`)).toEqual([
    "paragraph: One.",
    "heading: Opening hours",
    "paragraph: Two.",
    "paragraph: Three.",
  ]);
});

it.each([
  "Opening hours: Monday to Friday",
  "We are open. Call:\nany time",
  `${"A very long line ".repeat(5)}:\nand more`,
  "The end:",
  "One:\nTwo:",
  ":\nTwo",
  "What is new?:\nNothing",
])("Any other line stays as it was typed: %j", (text) => {
  expect(kinds(text)).toEqual(text.split("\n").map((line) => `paragraph: ${line.trim()}`));
});

it("Blank lines and spaces around lines are left out, markup stays text", () => {
  expect(kinds("\n\n  One \n \n<h3>Two</h3>:\n")).toEqual(["paragraph: One", "paragraph: <h3>Two</h3>:"]);
  expect(textBlocks(" \n\n")).toEqual([]);
});
