import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { IMPORT_TAB, RULES_SECTION } from "./support/import-tab.ts";
import { toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const WIDTHS = [360, 768, 1280];

const test = testOn({ rows: shops(60) });
const width = (width: number) => ({ viewport: { width, height: 800 } });

/** Changes each entry in the panel's response at a path. */
async function answerWith(page: Page, path: string, values: object) {
  await page.route(`**/api/admin/${path}`, async (route) => {
    const response = await route.fetch();
    const entries: object[] = await response.json();
    await route.fulfill({ response, json: entries.map((entry) => ({ ...entry, ...values })) });
  });
}

/** Returns whether the whole element can be seen without scrolling sideways in any container. */
function isWhole(element: Locator): Promise<boolean> {
  return element.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) return false;
    }
    return left >= 0 && right <= window.innerWidth;
  });
}

describe.each(WIDTHS)("at %i pixels", (pixels) => {
  test("an import of millions that is half undone is legible, with the way to go on", async ({ openPanel }) => {
    const counts = { rows: 2_000_000, imported: 1_900_000, updated: 90_000, duplicatesSkipped: 10_000 };
    const page = await openPanel(IMPORT_TAB, {
      ...width(pixels),
      prepare: (page) =>
        answerWith(page, "imports", { ...counts, state: "undoing", files: ["businesses-of-2026.xlsx"] }),
    });
    const name = page.getByRole("rowheader").getByText("businesses-of-2026.xlsx");
    await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(60);
    await expect.poll(() => isWhole(page.getByRole("button", { name: "Resume undoing" }))).toBe(true);
  });

  test("a rule that was stopped is legible, with the ways to go on and to remove it", async ({ openPanel }) => {
    const page = await openPanel(RULES_SECTION, {
      ...width(pixels),
      async prepare(page) {
        await page.request.post("/api/admin/rules", {
          data: { kind: "city", from: "Ghotam City Centre", to: "Gotham" },
          headers: { "sec-fetch-site": "same-origin" },
        });
        await answerWith(page, "rules", { isApplied: false });
      },
    });
    const rule = page.getByRole("list", { name: "Rules" }).getByRole("listitem");
    await expect.poll(async () => (await rule.boundingBox())?.height).toBeLessThan(140);
    await expect.poll(() => rule.innerText()).toContain("Not yet applied to every business");
    for (const button of await rule.getByRole("button").all()) await expect.poll(() => isWhole(button)).toBe(true);
  });

  test("everything that can be done with selected businesses is in sight", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel?tab=businesses", width(pixels));
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    const bar = page.getByRole("group", { name: "With the selected businesses" });
    await bar.getByText("50 businesses selected").waitFor();
    const labels = ["Change…", "Verify", "Unverify", "Delete", "Clear selection"];
    for (const name of labels)
      await expect.poll(() => isWhole(bar.getByRole("button", { name, exact: true })), { message: name }).toBe(true);
  });
});

test("a place id that is taken is reported beside the field and at the end of the form", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/status of 409/);
  const page = await openPanel("/admin-panel?tab=businesses&edit=new");
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Twice");
  await page.getByRole("dialog").getByLabel("Place ID").fill("shop-1");
  await page.getByRole("dialog").getByRole("button", { name: "Add business" }).click();
  await page.getByText("There is a business with this place id already.").waitFor();
  await page.getByText("Not saved. Check the Place ID field.").waitFor();
  await page.getByRole("dialog").getByLabel("Place ID").fill("shop-twice");
  await page.getByRole("dialog").getByRole("button", { name: "Add business" }).click();
  await toast(page, "Business added");
});
