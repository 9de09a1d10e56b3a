import { expect, it } from "vitest";
import { websiteName } from "./website-name.ts";

it.each([
  ["https://www.Example.com/", "example.com"],
  ["http://example.com/cafe/?from=maps", "example.com/cafe"],
  ["https://www.facebook.com/oakcafe", "facebook.com/oakcafe"],
  [`https://example.com/${"a".repeat(50)}`, "example.com"],
  [`https://facebook.com/${"a".repeat(50)}`, undefined],
  [`https://${"a".repeat(50)}.com`, undefined],
  [null, undefined],
])("%s is read as %s", (website, name) => {
  expect(websiteName(website)).toBe(name);
});
