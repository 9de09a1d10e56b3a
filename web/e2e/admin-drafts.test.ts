import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chooseFile, IMPORT_TAB, previewShown, RULES_SECTION } from "./support/import-tab.ts";
import { reloadIsPrompted, reloadWithoutPrompt, toast } from "./support/panel.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const TABLE = "/admin-panel?tab=businesses&sort=name";

/** Opens another tab of the panel and goes back. */
async function visitDashboard(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.goBack();
}

/** Locates the button of the columns: the country of the file has one of the same name. */
const previewAgain = (page: Page) => page.locator("details").getByRole("button", { name: "Preview again" });

describe("what is typed in a form", () => {
  const FORMS: [path: string, fields: (page: Page) => Locator[]][] = [
    [
      RULES_SECTION,
      (page) => [
        page.getByLabel("Current name"),
        page.getByLabel("New name"),
        page.getByLabel("Limit to state"),
        page.getByLabel("When someone searches"),
        page.getByLabel("Also find", { exact: true }),
      ],
    ],
    ["/admin-panel?tab=people", (page) => [page.getByLabel("Name or email")]],
  ];
  test.for(FORMS)(
    "stays while another tab is open, and the browser asks before a reload: %s",
    async ([path, fields], { openPanel }) => {
      const page = await openPanel(path);
      for (const [index, field] of fields(page).entries()) await field.fill(`Typed ${index}`);
      await visitDashboard(page);
      for (const [index, field] of fields(page).entries()) {
        await field.waitFor();
        await expect.poll(() => field.inputValue()).toBe(`Typed ${index}`);
      }
      await reloadIsPrompted(page);
      for (const field of fields(page)) await field.fill("");
      await page.reload();
      await fields(page)[0]?.waitFor();
      await expect.poll(() => fields(page)[0]?.inputValue()).toBe("");
    },
  );

  test("is gone once it is sent, and the browser no longer asks", async ({ openPanel }) => {
    const page = await openPanel(RULES_SECTION);
    await page.getByLabel("When someone searches").fill("brot");
    await page.getByLabel("Also find", { exact: true }).fill("Bakery");
    await page.getByRole("button", { name: "Add synonym" }).click();
    await toast(page, "Synonym added");
    await expect.poll(() => page.getByLabel("When someone searches").inputValue()).toBe("");
    await page.goto("/admin-panel?tab=people");
    await page.getByLabel("Name or email").fill("Ada");
    await page.getByRole("button", { name: "Invite" }).click();
    await page.getByLabel("Link for Ada").waitFor();
    await expect.poll(() => page.getByLabel("Name or email").inputValue()).toBe("");
    await reloadWithoutPrompt(page);
    await page.getByLabel("Name or email").waitFor();
  });

  test("to rename an own field stays open with it", async ({ openPanel, site }) => {
    const file = join(site.folder, "own.csv");
    writeFileSync(file, 'name,full_address,Loyalty card\nFox Bakery,"1 Fox St, Austin, TX 78701",yes\n');
    const page = await openPanel(IMPORT_TAB);
    await page.getByLabel("File of another format").setInputFiles(file);
    await previewShown(page, file);
    await page.getByText(/^3 columns, /).click();
    await page.getByRole("combobox", { name: "Import Loyalty card as" }).click();
    await page.getByRole("option", { name: "Keep as own field…" }).click();
    await visitDashboard(page);
    await page.getByText(/^3 columns, /).waitFor();
    await reloadIsPrompted(page);
    const importButton = page.getByRole("button", { name: "Import 1 new" });
    await importButton.click();
    const question = page.getByRole("alertdialog", { name: "Import without your change to columns?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await previewAgain(page).click();
    await page.getByText("3 columns, 3 matched").waitFor();
    await importButton.click();
    await page.getByRole("heading", { name: "own.csv has been imported" }).waitFor();
    await page.getByRole("button", { name: "Rename the own field Loyalty card" }).click();
    const name = page.getByRole("form", { name: "Rename Loyalty card" }).getByLabel("Name");
    await name.fill("Loyalty programme");
    await visitDashboard(page);
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe("Loyalty programme");
    await page.getByRole("button", { name: "Save name" }).click();
    await toast(page, "Own field renamed");
    await reloadWithoutPrompt(page);
    await page.getByRole("button", { name: "Rename the own field Loyalty programme" }).waitFor();
  });
});

test("columns chosen for a file stay when its preview cannot be made", async ({ openPanel, allowMessages }) => {
  allowMessages(/Failed to load resource/);
  const page = await openPanel(IMPORT_TAB);
  const file = await writeShops("kept-choices.xlsx", shops(3, 500_000));
  await chooseFile(page, file);
  await previewShown(page, file);
  await page.getByText(/^\d+ columns, /).click();
  const rating = page.getByRole("combobox", { name: "Import rating as" });
  await rating.click();
  await page.getByRole("option", { name: "Don't import" }).click();
  await page.route("**/api/admin/imports/preview", (route) => route.abort());
  await previewAgain(page).click();
  await page.getByText("The file could not be read again").waitFor();
  await expect.poll(() => rating.innerText()).toBe("Don't import");
  await page.unroute("**/api/admin/imports/preview");
  await previewAgain(page).click();
  await page.getByText("12 columns, 10 matched").waitFor();
  await reloadWithoutPrompt(page);
  await page.getByText(/^\d+ columns, /).click();
  await expect.poll(() => rating.innerText()).toBe("Don't import");
});

test("views of two tabs are all stored, and a removed or replaced one comes back by Undo", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&missing=website`);
  const other = await page.context().newPage();
  await other.goto(`${TABLE}&missing=phone`);
  const save = async (target: Page, name: string) => {
    await target.getByRole("button", { name: "Save this view" }).click();
    await target.getByLabel("Name", { exact: true }).fill(name);
    await target.getByRole("button", { name: "Save view" }).click();
    await toast(target, "View saved");
  };
  await save(other, "No phone");
  await save(page, "No website");
  const view = (name: string) => page.getByRole("link", { name, exact: true });
  await view("No phone").waitFor();
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("button", { name: "Remove the view No phone" }).click();
  await toast(page, "View removed");
  await expect.poll(() => view("No phone").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await view("No phone").click();
  await expect.poll(() => new URL(page.url()).searchParams.get("missing")).toBe("phone");
  await view("No website").waitFor();
});

test("settings that were discarded come back by Undo", async ({ openPanel }) => {
  const page = await openPanel("/admin-panel?tab=settings");
  const tagline = page.getByLabel("Tagline");
  const before = await tagline.inputValue();
  await tagline.fill("Everything on one street");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => tagline.inputValue()).toBe(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => tagline.inputValue()).toBe("Everything on one street");
  await page.getByText("1 unsaved change").waitFor();
});

test("Delete in an editor with typed text asks first", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&edit=3`);
  const sheet = page.getByRole("dialog");
  const city = sheet.getByLabel("City", { exact: true });
  await city.fill("Typed for ten minutes");
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Delete without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => city.inputValue()).toBe("Typed for ten minutes");
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await question.getByRole("button", { name: "Delete business" }).click();
  await toast(page, "Business deleted");
  await page.getByRole("button", { name: "Undo" }).click();
  await toast(page, "Business restored");
});
