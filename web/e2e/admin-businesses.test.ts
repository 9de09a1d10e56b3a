import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { contentWidth } from "./support/locators.ts";
import { publicBusiness, toast, toastText } from "./support/panel.ts";
import { panelReady, resize, testOn } from "./support/test.ts";

const test = testOn();
const TABLE = "/admin-panel?tab=businesses";

const rows = (page: Page) => page.locator("tbody tr");
const shownText = (page: Page) => page.getByText(/^Showing /).innerText();
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** Locates the names in the table. */
const names = (page: Page) => page.locator("tbody th a").allInnerTexts();

/** Chooses a filter and waits for its rows. */
async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).first().click();
  await page.getByRole("combobox", { name: `${label}: ${option}` }).waitFor();
  await panelReady(page);
}

describe("the table", () => {
  test("shows 50 businesses a page, with up to five pages to choose from", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    await expect.poll(() => rows(page).count()).toBe(50);
    await expect.poll(() => shownText(page)).toBe("Showing 1 to 50 of 391 businesses");
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect
      .poll(async () => (await pages.innerText()).split(/\s+/))
      .toEqual(["Previous", "1", "2", "3", "4", "5", "Next"]);
    await pages.getByRole("link", { name: "Page 5" }).click();
    await page.getByText("Showing 201 to 250 of 391 businesses").waitFor();
    await pages.getByText("Next").click();
    await page.getByText("Showing 251 to 300 of 391 businesses").waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("page")).toBe("6");
    await page.goBack();
    await page.getByText("Showing 201 to 250 of 391 businesses").waitFor();
  });

  test("is filtered by search, country, category, status and missing data, all of it in the address", async ({
    openPanel,
  }) => {
    const page = await openPanel(`${TABLE}&page=2`);
    await choose(page, "Country", "United Kingdom");
    await choose(page, "Status", "Pending");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await choose(page, "Missing", "Website");
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ tab: "businesses", country: "United Kingdom", status: "pending", missing: "website" });
    await page.reload();
    const { totalCount } = await page.evaluate(async () =>
      (await fetch("/api/admin/businesses?country=United%20Kingdom&status=pending&missing=website")).json(),
    );
    expect(totalCount).toBeLessThan(391);
    await expect.poll(() => shownText(page)).toContain(`of ${totalCount} `);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByText(/^Showing .* of 391 /).waitFor();
    await choose(page, "Category", "Dentist");
    const categories = () => page.locator("tbody [data-column=category]").allInnerTexts();
    await expect.poll(async () => [...new Set(await categories())]).toEqual(["Dentist"]);
    await page.getByRole("searchbox").fill("no such business anywhere");
    await page.getByText("No businesses match these filters.").waitFor();
  });

  test("can be used by keyboard", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    const [first = ""] = await names(page);
    await page.getByRole("button", { name: `Edit ${first}` }).press("Enter");
    await page.getByRole("dialog", { name: first, exact: true }).waitFor();
    await page.getByRole("dialog").getByLabel("Name", { exact: true }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).searchParams.has("edit")).toBe(false);
  });
});

describe("an edit", () => {
  test("is seen in the table, marked there and on the public page", async ({ openPanel, site }) => {
    const page = await openPanel(`${TABLE}&edit=11`);
    await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Renamed by Hand");
    await page.getByRole("dialog").getByLabel("Monday", { exact: true }).selectOption("Open");
    await page.getByRole("dialog").getByLabel("Monday from").fill("08:00");
    await page.getByRole("dialog").getByLabel("Monday to", { exact: true }).fill("16:00");
    await page.getByRole("checkbox", { name: "Verified" }).check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await toast(page, "Business saved");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.goto(`${TABLE}&search=Renamed`);
    await expect.poll(() => row(page, "Renamed by Hand").innerText()).toContain("Verified, Name, Opening hours");
    await expect
      .poll(() => publicBusiness(site, 11))
      .toMatchObject({
        name: "Renamed by Hand",
        isVerified: true,
        openingHours: { Monday: "8:00 AM - 4:00 PM" },
      });
  });

  test("that is wrong says so beside each field and keeps what was typed", async ({ openPanel, allowMessages }) => {
    allowMessages(/status of 400/);
    const page = await openPanel(`${TABLE}&edit=12`);
    await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill(" ");
    await page.getByRole("dialog").getByLabel("Website").fill("not an address");
    await page.getByRole("dialog").getByLabel("Sunday", { exact: true }).selectOption("Open");
    await page.getByRole("dialog").getByLabel("Sunday from").fill("09:00");
    await page.getByRole("button", { name: "Save changes" }).click();
    const invalid = (label: string) =>
      page.getByRole("dialog").getByLabel(label, { exact: true }).and(page.locator("[aria-invalid='true']"));
    await invalid("Sunday").waitFor();
    await page.getByRole("dialog").getByLabel("Sunday to", { exact: true }).fill("17:00");
    await page.getByRole("button", { name: "Save changes" }).click();
    for (const label of ["Name", "Website"]) await invalid(label).waitFor();
    await expect.poll(() => page.getByRole("dialog").getByLabel("Website").inputValue()).toBe("not an address");
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).last().click();
    await expect.poll(() => page.getByRole("dialog").getByLabel("Sunday from").inputValue()).toBe("09:00");
  });

  test("that Back closes is restored when it is opened again", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    await page
      .getByRole("button", { name: /^Edit / })
      .nth(5)
      .click();
    await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Half-typed");
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.goForward();
    await page.getByText("What you typed before is still here, not saved yet.").waitFor();
    await expect
      .poll(() => page.getByRole("dialog").getByLabel("City", { exact: true }).inputValue())
      .toBe("Half-typed");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page
      .getByRole("button", { name: /^Edit / })
      .nth(5)
      .click();
    await page.getByRole("dialog").getByLabel("City", { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole("dialog").getByLabel("City", { exact: true }).inputValue())
      .not.toBe("Half-typed");
  });

  test("of a business that was changed in another tab offers a choice", async ({ openPanel, site, allowMessages }) => {
    allowMessages(/status of 409/);
    const page = await openPanel(`${TABLE}&edit=13`);
    const other = await page.context().newPage();
    await other.goto(`${TABLE}&edit=13`);
    await panelReady(other);
    await other.getByRole("dialog").getByLabel("Phone").fill("+1 512 555 0123");
    await other.getByRole("button", { name: "Save changes" }).click();
    await toast(other, "Business saved");
    await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Elsewhere");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Someone else changed this business").waitFor();
    await page.getByText("Changed: Phone.").waitFor();
    await page.getByRole("button", { name: "Keep my changes" }).click();
    await toast(page, "Business saved");
    await expect.poll(() => publicBusiness(site, 13)).toMatchObject({ city: "Elsewhere", phone: "+1 512 555 0123" });
  });

  test("of a business that was deleted in another tab can restore it", async ({ openPanel, site, allowMessages }) => {
    allowMessages(/status of 409/);
    const page = await openPanel(`${TABLE}&edit=14`);
    await page.request.delete(`${site.url}/api/admin/businesses/14`);
    await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Back Again");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("This business no longer exists").waitFor();
    await expect
      .poll(() => page.getByRole("dialog").getByLabel("City", { exact: true }).inputValue())
      .toBe("Back Again");
    await page.getByRole("button", { name: "Restore it with my changes" }).click();
    await toast(page, "Business saved");
    await expect.poll(() => publicBusiness(site, 14)).toMatchObject({ city: "Back Again" });
  });

  test("of a business that was deleted in another tab can be discarded", async ({ openPanel, site, allowMessages }) => {
    allowMessages(/status of 409/);
    const page = await openPanel(`${TABLE}&edit=15`);
    await page.request.delete(`${site.url}/api/admin/businesses/15`);
    await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Nowhere");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "Leave it deleted" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const goneResponse = await page.request.get(`${site.url}/api/businesses/15`);
    expect(goneResponse.status()).toBe(410);
    await page.request.post(`${site.url}/api/admin/businesses/15/restore`);
  });
});

test("a business added by hand is in the table and can be deleted and brought back", async ({ openPanel }) => {
  const page = await openPanel(TABLE);
  await page.getByRole("button", { name: "Add business" }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Zanzibar Test Kitchen");
  await page.getByRole("dialog").getByLabel("Category", { exact: true }).fill("Restaurant");
  await page.getByRole("dialog").getByRole("button", { name: "Add business" }).click();
  await row(page, "Zanzibar Test Kitchen").waitFor();
  await page.getByRole("button", { name: "More actions for Zanzibar Test Kitchen" }).click();
  await page.getByRole("button", { name: "Delete Zanzibar Test Kitchen" }).click();
  await row(page, "Zanzibar Test Kitchen").waitFor({ state: "detached" });
  await toast(page, "Business deleted");
  await page.getByRole("button", { name: "Undo" }).click();
  await row(page, "Zanzibar Test Kitchen").waitFor();
});

test("many are verified, put into a category, deleted and restored together", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&country=Japan`);
  const before = await names(page);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await page.getByRole("button", { name: "Verify", exact: true }).waitFor({ state: "detached" });
  await expect
    .poll(() => page.locator("[data-column=verification]").getByText("Verified", { exact: true }).count())
    .toBe(before.length);
  await page.getByRole("checkbox", { name: `Select ${before[0]}` }).check();
  await page.getByRole("button", { name: "Change…" }).click();
  await page.getByLabel("New value").fill("Made-up category");
  await page.getByRole("button", { name: "Change 1 business" }).click();
  await row(page, before[0] ?? "")
    .locator("[data-column=category]")
    .getByText("Made-up category")
    .waitFor();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByText("No businesses match these filters.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await names(page)).toSorted()).toEqual(before.toSorted());
});

test.for<[string, string, RegExp]>([
  ["Export All", TABLE, /^businesses_all_\d{4}-\d\d-\d\d\.xlsx$/],
  ["Export Japan", `${TABLE}&country=Japan`, /^businesses_Japan_\d{4}-\d\d-\d\d\.xlsx$/],
])("%s downloads a workbook", async ([label, path, name], { openPanel }) => {
  const page = await openPanel(path);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: label }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(name);
  const workbook = await download.path();
  expect(readFileSync(workbook).subarray(0, 2).toString()).toBe("PK");
  await expect.poll(() => toastText(page)).toMatch(/^Export successful\n+Excel file has been downloaded/);
});

test("the dashboard links to the businesses behind its figures", async ({ openPanel }) => {
  const page = await openPanel();
  await page.getByRole("link", { name: /^Photo/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=businesses&open=listed&missing=photo");
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("link", { name: /^New York/ }).click();
  await page.getByRole("button", { name: "Remove the filter City: New York" }).waitFor();
});

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test.for([
    ["the dashboard", "/admin-panel"],
    ["the table", TABLE],
    ["the form", `${TABLE}&edit=20`],
  ])("%s has no accessibility violations, and fits a phone", async ([, path], { openPanel }) => {
    const page = await openPanel(path, { colorScheme });
    expect(await accessibilityViolations(page)).toEqual([]);
    await resize(page, 360, 740);
    await expect.poll(() => contentWidth(page)).toBe(360);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
