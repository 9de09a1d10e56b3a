import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(3), settings: { backup: { daily: false } } });

describe("the dashboard of a directory without backups", () => {
  test("says so, most urgent after what visitors see", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel", { viewport: { width: 360, height: 740 } });
    const items = page.getByRole("list", { name: "What needs you" }).getByRole("listitem");
    await items.first().waitFor();
    const texts = await items.allInnerTexts();
    expect(texts[0]).toMatch(/^Visitors see 2 placeholders/);
    expect(texts[1]).toMatch(/^There is no backup yet\s.*\sBack up$/s);
    expect(texts[2]).toMatch(/^Nobody has looked for duplicates yet/);
    await items.getByRole("link", { name: "Look for duplicates" }).click();
    await page.getByRole("heading", { level: 1, name: "Possible duplicates" }).waitFor();
    await page.goBack();
    await items.first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
