import { expect } from "vitest";
import { cards } from "./support/locators.ts";
import { shop } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const NAMES = ["Oak Mill", "Harbor Light Bakery Gotham", "Bread & Butter of Gotham"];
const test = testOn({ rows: NAMES.map((name, index) => shop(index + 1, { name, verified: "TRUE" })) });

test("the mark Verified follows the last word of a name, and says its word", async ({ visit }) => {
  const page = await visit("/businesses?status=verified", { viewport: { width: 360, height: 780 } });
  const names = await cards(page)
    .locator("h3")
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const rectangles = [...(heading.querySelector("a") as Element).getClientRects()];
        const lastLine = rectangles.at(-1) as DOMRect;
        const mark = (heading.querySelector("span") as Element).getBoundingClientRect();
        return {
          lines: rectangles.length,
          distance: mark.left - lastLine.right + Math.abs(mark.bottom - lastLine.bottom),
        };
      }),
    );
  expect(names).toHaveLength(NAMES.length);
  expect(Math.max(...names.map(({ lines }) => lines))).toBe(2);
  for (const { distance } of names) expect(distance).toBeLessThanOrEqual(12);
  await expect.poll(() => cards(page).getByText("Verified", { exact: true }).count()).toBe(NAMES.length);
});
