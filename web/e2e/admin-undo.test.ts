import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { chooseFile, IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { countBusinesses, toast } from "./support/panel.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const TABLE = "/admin-panel?tab=businesses&sort=name";

const names = (page: Page) => page.locator("tbody th a").allInnerTexts();

/** Clicks the places of all buttons of the table at the moment when the dialog disappears. */
async function clickAllWhenDialogCloses(page: Page) {
  await page.evaluate(() => {
    const places = [...document.querySelectorAll("tbody button:not([popover] *)")].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });
    new MutationObserver((_, observer) => {
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      observer.disconnect();
      for (const place of places) (document.elementFromPoint(...place) as HTMLElement | null)?.click();
      document.body.dataset["clicked"] = String(places.length);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const waitForClick = (page: Page) => page.waitForFunction(() => Number(document.body.dataset["clicked"]) > 0);

describe("the second click of a double click", () => {
  test("on Save changes, Close or Discard hits nothing behind the sheet", async ({ openPanel }) => {
    const page = await openPanel(TABLE, { viewport: { width: 1280, height: 900 } });
    const before = await names(page);
    const edit = () => page.getByRole("button", { name: "Edit Shop number 3", exact: true }).click();
    const ends: (() => Promise<void>)[] = [
      async () => {
        await page.getByRole("dialog").getByLabel("State", { exact: true }).fill("New Jersey");
        await page.getByRole("button", { name: "Save changes" }).click();
      },
      () => page.getByRole("button", { name: "Close" }).click(),
      async () => {
        await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Half-typed");
        await page.locator("button:enabled", { hasText: "Save changes" }).waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Discard changes" }).click();
      },
    ];
    for (const end of ends) {
      await edit();
      await page.getByRole("button", { name: "Save changes" }).waitFor();
      await page.evaluate(() => delete document.body.dataset["clicked"]);
      await clickAllWhenDialogCloses(page);
      await end();
      await waitForClick(page);
      await expect.poll(() => new URL(page.url()).searchParams.has("edit")).toBe(false);
      await expect.poll(() => page.locator("[popover]:popover-open").count()).toBe(0);
      await expect.poll(() => names(page)).toEqual(before);
    }
    await edit();
    await page.getByRole("dialog").waitFor();
  });
});

describe("Delete", () => {
  test("is in a row's menu and in the editor, not beside Edit, and can be undone", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    await expect.poll(() => page.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
    await page.getByRole("button", { name: "More actions for Shop number 5", exact: true }).press("Enter");
    await page.getByRole("button", { name: "Delete Shop number 5" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete Shop number 5" }).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Edit Shop number 5", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await toast(page, "Business deleted");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => names(page)).not.toContain("Shop number 5");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => names(page)).toContain("Shop number 5");
  });
});

describe("the recycle bin", () => {
  test("restores chosen businesses, is reached by a link to a deleted one, and is emptied", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    const removedNames = ["Shop number 10", "Shop number 11", "Shop number 12"];
    for (const name of removedNames) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete 3 businesses" }).click();
    await toast(page, "3 businesses deleted");
    await page.getByRole("link", { name: "Recycle bin" }).click();
    await expect.poll(() => page.locator("tbody th").count()).toBe(3);
    await page.getByText("stay here for 90 days, then are erased.").waitFor();
    await expect.poll(() => page.getByRole("columnheader").getByRole("link").count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("checkbox", { name: "Select Shop number 10", exact: true }).check();
    await page.getByRole("group").getByRole("button", { name: "Restore", exact: true }).click();
    await toast(page, "1 business restored");
    await page.getByRole("button", { name: "Restore Shop number 11", exact: true }).click();
    await expect.poll(() => page.locator("tbody th").count()).toBe(1);

    await page.goto(`${TABLE}&edit=12`);
    await page.getByText("Shop number 12 was deleted").waitFor();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await page.getByRole("button", { name: "Save changes" }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.goto(`${TABLE}&status=deleted`);
    await page.getByRole("button", { name: "Empty recycle bin" }).click();
    await page.getByRole("button", { name: "Erase all" }).click();
    await toast(page, "Recycle bin emptied");
    await page.getByText("No deleted businesses here.").waitFor();
    await page.goto(`${TABLE}&edit=12`);
    await page.getByText("erased for good").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Restore" }).count()).toBe(0);
  });
});

describe("the activity list", () => {
  test("undoes a bulk change, and asks first when a part of it stays", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    const categories = () => page.locator("tbody [data-column=category]").allInnerTexts();
    for (const number of [1, 2]) {
      await page.getByRole("checkbox", { name: `Select Shop number ${number}`, exact: true }).check();
    }
    await page.getByRole("button", { name: "Change…" }).click();
    await page.getByLabel("New value").fill("Florist");
    await page.getByRole("button", { name: /^Change \d/ }).click();
    await expect.poll(async () => (await categories()).filter((category) => category === "Florist").length).toBe(2);
    await page.request.patch("/api/admin/businesses/1", { data: { category: "Cafe" } });
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: /^Undo: Category set to Florist for 2 businesses/ }).click();
    const question = page.getByRole("alertdialog", { name: "Undo part of it?" });
    await question.getByText("1 business stays as it is: it was changed or restored since.").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await question.getByRole("button", { name: "Undo the rest" }).click();
    await toast(page, "1 business is as before.");
    await page.goto(TABLE);
    await expect.poll(categories).toContain("Cafe");
    await expect.poll(() => categories()).not.toContain("Florist");
  });
});

describe("an import whose businesses were edited by hand", () => {
  test("asks what becomes of them, and comes back from the activity list", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const file = await writeShops("edited.xlsx", shops(3, 90_001));
    await chooseFile(page, file);
    await previewShown(page, file);
    await page.getByRole("button", { name: "Import 3 new" }).click();
    await toast(page, "Import Completed");
    const { businesses } = await (await page.request.get("/api/admin/businesses?search=number+90002&limit=1")).json();
    await page.request.patch(`/api/admin/businesses/${businesses[0].id}`, { data: { phone: "+1 512-555-0100" } });
    const before = await countBusinesses(page);
    await page.reload();
    await page.getByRole("button", { name: "Undo edited.xlsx" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("1 business was edited by hand since").waitFor();
    await expect.poll(() => question.getByLabel("Move them to the recycle bin").isChecked()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await question.getByLabel("Keep them").check();
    await question.getByRole("button", { name: "Undo import" }).click();
    await toast(page, "1 business edited by hand since: kept.");
    await expect.poll(() => countBusinesses(page)).toBe(before - 2);
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await page
      .getByRole("button", { name: /^Undo: Import \d+ undone: 2 businesses removed, 1 edited by hand/ })
      .click();
    await page.getByRole("alertdialog", { name: "Bring the import back?" }).getByText("2 businesses").waitFor();
    await page.getByRole("button", { name: "Bring it back" }).click();
    await toast(page, "2 businesses are as before.");
    await expect.poll(() => countBusinesses(page)).toBe(before);
  });
});
