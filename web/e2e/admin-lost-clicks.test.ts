import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const TABLE = "/admin-panel?tab=businesses&sort=name";

const names = (page: Page) => page.locator("tbody th a").allInnerTexts();

/** From now on, the moment that a dialog is gone, clicks whatever then lies at the places of all buttons of the table. */
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

const clicked = (page: Page) => page.waitForFunction(() => Number(document.body.dataset["clicked"]) > 0);

describe("the second click of a double click", () => {
  test("on Save changes, Close or Discard hits nothing behind the sheet", async ({ openPanel }) => {
    const page = await openPanel(TABLE, { viewport: { width: 1280, height: 900 } });
    const before = await names(page);
    const edit = () => page.getByRole("button", { name: "Edit Shop number 3", exact: true }).click();
    const ends: (() => Promise<void>)[] = [
      async () => {
        await page.getByLabel("State", { exact: true }).fill("New Jersey");
        await page.getByRole("button", { name: "Save changes" }).click();
      },
      () => page.getByRole("button", { name: "Close" }).click(),
      async () => {
        await page.getByLabel("City", { exact: true }).fill("Half-typed");
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
      await clicked(page);
      expect(new URL(page.url()).searchParams.has("edit")).toBe(false);
      expect(await page.locator("[popover]:popover-open").count()).toBe(0);
      expect(await names(page)).toEqual(before);
    }
    await edit();
    await page.getByRole("dialog", { name: "Edit business" }).waitFor();
  });
});

describe("Delete", () => {
  test("is in a row's menu and in the editor, not beside Edit, and can be undone", async ({ openPanel }) => {
    const page = await openPanel(TABLE);
    expect(await page.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
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
