import { expect, it } from "vitest";
import { isWebsiteCut, websiteName } from "./website-name.ts";

it.each([
  ["https://www.Example.com/", "example.com"],
  ["http://example.com/cafe/?from=maps", "example.com/cafe"],
  ["https://www.facebook.com/oakcafe", "facebook.com/oakcafe"],
  [`https://example.com/${"a".repeat(50)}`, "example.com"],
  [`https://facebook.com/${"a".repeat(50)}`, undefined],
  [`https://${"a".repeat(50)}.com`, undefined],
  ["https://click.example.com/c3/?tcs=2478", undefined],
  ["https://clicks.example/", "clicks.example"],
  ["https://bit.ly/elm", undefined],
  ["https://ads.example/go?url=https://elm.example/", undefined],
  [null, undefined],
])("%s is read as %s", (website, name) => {
  expect(websiteName(website)).toBe(name);
});

it.each([
  ["https://example.com/churches/arizona-and-other-places.html", true],
  ["https://example.com/oak.html", false],
  [`https://example.com/${"a".repeat(50)}/index.html`, false],
  ["https://example.com/", false],
])("The page of %s is not the host alone: %s", (website, isCut) => {
  expect(isWebsiteCut(website)).toBe(isCut);
});
