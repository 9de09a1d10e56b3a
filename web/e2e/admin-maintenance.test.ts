import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { DANGER_SECTION, IMPORT_TAB, RULES_SECTION } from "./support/import-tab.ts";
import { countBusinesses, toast } from "./support/panel.ts";
import { shop, shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const COUNT = 40;

const test = testOn({
  rows: [...shops(COUNT - 1), shop(COUNT, { city: "Metropolis", full_address: "1 A Street, Metropolis, NY 10001" })],
});
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("rules", () => {
  test("move a city, with its address, until they are removed", async ({ openPanel, site }) => {
    const page = await openPanel(RULES_SECTION);
    await page.getByText("There are no rules yet.").waitFor();
    await page.getByLabel("Current name").fill("Gotham");
    await page.getByLabel("New name").fill("New Gotham");
    await button(page, "Preview rule").click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("39 businesses move from Gotham to New Gotham, which has none yet.").waitFor();
    await expect.poll(() => dialog.getByRole("region", { name: "Examples" }).getByRole("listitem").count()).toBe(10);
    await dialog.getByRole("button", { name: "Change 39 businesses" }).click();
    await toast(page, "39 businesses were changed");
    const rule = page.getByRole("list", { name: "Rules" }).getByRole("listitem");
    await expect.poll(() => rule.innerText()).toMatch(/City name\s+Gotham → New Gotham/);
    const formerPage = await fetch(`${site.url}/city/Gotham`, { redirect: "manual" });
    expect([formerPage.status, formerPage.headers.get("location")]).toEqual([
      301,
      expect.stringContaining("New%20Gotham"),
    ]);
    await button(page, "Remove the rule Gotham → New Gotham").click();
    await page.getByText("39 businesses go back to Gotham").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove rule" }).click();
    await toast(page, "Rule removed");
    await page.getByText("There are no rules yet.").waitFor();
  });

  test("put a category into a group", async ({ openPanel, site }) => {
    const page = await openPanel(RULES_SECTION);
    await page.getByRole("combobox", { name: "Change" }).click();
    await page.getByRole("option", { name: "Category group" }).click();
    await page.getByLabel("Category", { exact: true }).fill("Bakery");
    await page.getByRole("combobox", { name: /^Group:/ }).click();
    await page.getByRole("option", { name: "Education" }).click();
    await button(page, "Preview rule").click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /Change/ })
      .click();
    await toast(page, "Rule added");
    await page.getByText("Bakery → Education").waitFor();
    const education = await fetch(`${site.url}/api/category/education`);
    expect(education.headers.get("x-total-count")).toBe(String(COUNT));
  });

  test("that are invalid are refused beside the field, and what was typed stays", async ({
    openPanel,
    allowMessages,
  }) => {
    allowMessages(/status of 400/);
    const page = await openPanel(RULES_SECTION);
    await page.getByLabel("Current name").fill("–");
    await page.getByLabel("New name").fill("Metropolis");
    await button(page, "Preview rule").click();
    const field = page.getByLabel("Current name");
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("Current name is needed.").waitFor();
    await expect.poll(() => field.inputValue()).toBe("–");
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe("texts for search engines", () => {
  test("are written for the businesses without them", async ({ openPanel, site }) => {
    const page = await openPanel(IMPORT_TAB);
    await page.getByText(`${COUNT} of ${COUNT} businesses have no SEO text yet.`).waitFor();
    await button(page, "Generate SEO Content").click();
    await toast(page, "SEO Content Generated");
    await toast(page, `SEO content generated for ${COUNT} businesses`);
    await page.getByText(`All ${COUNT} businesses have SEO text.`).waitFor();
    const { uniqueContent } = await (await fetch(`${site.url}/api/businesses/1`)).json();
    expect(uniqueContent.split(/\s+/).length).toBeGreaterThanOrEqual(200);
  });
});

describe("deleting all data", () => {
  test("can be cancelled at each of its three steps, and a wrong word does nothing", async ({ openPanel }) => {
    const page = await openPanel(DANGER_SECTION);
    const requests: string[] = [];
    await page.route("**/delete-all", (route) => {
      requests.push(route.request().method());
      return route.continue();
    });
    const dialog = page.getByRole("alertdialog");
    await button(page, "Delete All Data").click();
    await dialog.getByText(`all ${COUNT} businesses`).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await button(page, "Delete All Data").click();
    await dialog.getByRole("button", { name: "Delete all data" }).click();
    await dialog.getByText("Are you sure?").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await button(page, "Delete All Data").click();
    await dialog.getByRole("button", { name: "Delete all data" }).click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    const word = dialog.getByLabel("Type DELETE");
    for (const wrong of ["delete", "DELETE ", "DELET", "DELETED", ""]) {
      await word.fill(wrong);
      await expect
        .poll(() => dialog.getByRole("button", { name: "Delete everything" }).isDisabled(), { message: wrong })
        .toBe(true);
      await word.press("Enter");
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(requests).toEqual([]);
    await expect.poll(() => countBusinesses(page)).toBe(COUNT);
  });

  test("takes a snapshot first, which the Danger Zone and the activity restore", async ({ openPanel }) => {
    const page = await openPanel(DANGER_SECTION);
    const dialog = page.getByRole("alertdialog");
    await button(page, "Delete All Data").click();
    await dialog.getByRole("button", { name: "Delete all data" }).click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Type DELETE").fill("DELETE");
    await dialog.getByRole("button", { name: "Delete everything" }).click();
    await toast(page, "All data deleted");
    await toast(page, "All business data has been permanently deleted");
    await expect.poll(() => countBusinesses(page)).toBe(0);
    await page.getByText(`${COUNT} businesses were deleted.`).waitFor();

    await page.getByRole("button", { name: /^Restore the backup of/ }).click();
    await dialog.getByText("Type the whole word first.").waitFor();
    await dialog.getByLabel("Type RESTORE to confirm").fill("RESTORE");
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Restore", exact: true }).click();
    await toast(page, "Backup restored");
    await expect.poll(() => countBusinesses(page)).toBe(COUNT);
    await page.goto("/admin-panel");
    await page
      .getByText(/^Backup before-delete-all-.* restored$/)
      .first()
      .waitFor();
  });
});
