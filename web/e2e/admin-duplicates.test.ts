import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { contentWidth, isFocused } from "./support/locators.ts";
import { toast, toasts } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { resize, testOn } from "./support/test.ts";

const PHONE = "+1 217-555-0101";
const place = { full_address: "1 Main St, Springfield, IL 62701", country: "United States", phone: PHONE };
const heron = { category: "Restaurant", rating: 4, reviews: 9, ...place };
const ROWS = [
  ...shops(3),
  { ...heron, name: "Blue Heron", place_id: "heron-1" },
  { ...heron, name: "Blue Heron LLC", place_id: "heron-2", reviews: 2, site: "https://heron.example/a-long-path" },
  { ...heron, name: "Red Kite", place_id: "kite-1", phone: "+1 217-555-0102" },
  { ...heron, name: "The Red Kite", place_id: "kite-2", phone: "+1 217-555-0102" },
];
const DUPLICATES = "/admin-panel?tab=businesses&view=duplicates";

const test = testOn({ rows: ROWS });
const pairs = (page: Page) => page.getByRole("list", { name: "Possible duplicates" }).getByRole("listitem");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("duplicates in the panel", () => {
  test("are shown side by side, merged by keyboard, and brought back", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel?tab=businesses");
    await page.getByRole("link", { name: "Duplicates", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Possible duplicates" }).waitFor();
    // The server compares in a child process of low priority.
    await pairs(page).nth(1).waitFor();
    await expect.poll(() => pairs(page).count()).toBe(2);
    await page.getByText("2 possible duplicates, most likely first").waitFor();
    const pair = pairs(page).filter({ hasText: "Blue Heron" });
    await expect.poll(() => pair.innerText()).toContain("Same name, same phone number, same address");
    await expect
      .poll(() => pair.locator("tr[data-different=true] th").allInnerTexts())
      .toEqual(["Website\ndiffers", "Rating\ndiffers"]);
    expect(await accessibilityViolations(page)).toEqual([]);
    const keep = pair.getByRole("button", { name: /^Merge into this one: Blue Heron, ID/ });
    await keep.focus();
    await page.keyboard.press("Enter");
    const preview = page.getByRole("dialog", { name: /^Merge into Blue Heron \(ID \d+\)\?$/ });
    await preview
      .getByRole("row", { name: /^Website/ })
      .getByText("filled in")
      .waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await preview.getByRole("button", { name: "Merge", exact: true }).focus();
    await page.keyboard.press("Enter");
    await toast(page, "Merged into Blue Heron");
    await expect.poll(() => toasts(page).filter({ visible: true }).innerText()).toContain("Filled in: Website");
    await expect.poll(() => pairs(page).count()).toBe(1);
    await expect.poll(() => isFocused(page.locator("p[role=status][tabindex]"))).toBe(true);
    await button(page, "Undo the merge of Blue Heron LLC").click();
    await toast(page, "Merge undone");
    await expect.poll(() => pairs(page).count()).toBe(2);
    await expect.poll(() => page.getByRole("list", { name: "Merged businesses" }).count()).toBe(0);
  });

  test("that are not the same leave the list, until that is undone from the toast", async ({ openPanel }) => {
    const page = await openPanel(DUPLICATES);
    await pairs(page).nth(1).waitFor();
    await button(page, /Red Kite.*not the same/).click();
    await toast(page, "Kept as separate businesses");
    await expect.poll(() => pairs(page).count()).toBe(1);
    await toasts(page).getByRole("button", { name: "Undo" }).click();
    await toast(page, "Listed as possible duplicates again");
    await expect.poll(() => pairs(page).count()).toBe(2);
  });

  test("are decided on one by one, however fast somebody clicks", async ({ openPanel }) => {
    const page = await openPanel(DUPLICATES);
    await pairs(page).nth(1).waitFor();
    let merges = 0;
    page.on("request", (request) => (merges += request.url().endsWith("/duplicates/merge") ? 1 : 0));
    const refetch = Promise.withResolvers<void>();
    const keep = pairs(page)
      .first()
      .getByRole("button", { name: /^Merge into this one/ })
      .first();
    await keep.click();
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Merge", exact: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await confirm.boundingBox()) ?? {};
    const pressAgain = async () => {
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.route("**/api/admin/duplicates?*", async (route) => {
      await refetch.promise;
      await route.continue();
    });
    // Clicks twice in one task, as no person can, and once more while the list still shows the pair.
    await confirm.evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
    await toast(page, "Merged into");
    await keep.evaluate((button: HTMLButtonElement) => button.click());
    await pressAgain();
    refetch.resolve();
    await expect.poll(() => pairs(page).count()).toBe(1);
    // The next pair has moved under the pointer.
    await pressAgain();
    await button(page, /^Undo the merge of/).waitFor();
    await expect.poll(() => toasts(page).filter({ visible: true }).innerText()).toContain("Merged into");
    await expect.poll(async () => [merges, await pairs(page).count()]).toEqual([1, 1]);
    await button(page, /^Undo the merge of/).click();
    await toast(page, "Merge undone");
    await expect.poll(() => pairs(page).count()).toBe(2);
  });

  test("fit a phone, in both themes", async ({ openPanel }) => {
    const page = await openPanel(DUPLICATES, { colorScheme: "dark", viewport: { width: 360, height: 740 } });
    await pairs(page).nth(1).waitFor();
    await expect.poll(() => contentWidth(page)).toBe(360);
    expect(await accessibilityViolations(page)).toEqual([]);
    await resize(page, 320, 740);
    await expect.poll(() => contentWidth(page)).toBe(320);
  });

  test("say so when none is left", async ({ openPanel }) => {
    const page = await openPanel(DUPLICATES);
    for (const remainingPairs of [1, 0]) {
      await pairs(page)
        .first()
        .getByRole("button", { name: /not the same$/ })
        .click();
      await expect.poll(() => pairs(page).count()).toBe(remainingPairs);
    }
    await page.getByText("No duplicates found.").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
