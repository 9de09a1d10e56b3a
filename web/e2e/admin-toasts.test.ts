import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdToasts, toast, toasts } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { panelReady, testOn } from "./support/test.ts";

const test = testOn({ rows: shops(60) });

/** Elements that somebody may want to click. */
const ACTIONS = "#root :is(button, a[href], input, select, textarea, [role=tab]), [role=dialog] button";

const stripBox = async (page: Page) => {
  const box = await toasts(page).filter({ visible: true }).boundingBox();
  if (box === null) throw new Error("There is no notification.");
  return box;
};

/** Returns how far an element reaches below the upper edge of the notification. Pixels. */
async function reachBelowStrip(page: Page, element: Locator): Promise<number> {
  const [box, strip] = [await element.boundingBox(), await stripBox(page)];
  return (box?.y ?? 0) + (box?.height ?? 0) - strip.y;
}

/** Returns the labels of actions that are in the window and under the notification, as the page lies now. */
async function coveredActions(page: Page, selector = ACTIONS): Promise<string[]> {
  const { y } = await stripBox(page);
  return page.locator(selector).evaluateAll((elements, top) => {
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest("[popover]:not(:popover-open)");
    return elements
      .filter((element) => isSeen(element))
      .filter((element) => element.getBoundingClientRect().bottom > top + 1)
      .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
  }, y);
}

/** Scrolls each action into sight, as the Tab key does, and returns those that the notification then covers. */
async function hiddenActions(page: Page): Promise<string[]> {
  const { y } = await stripBox(page);
  return page.locator(ACTIONS).evaluateAll((elements, top) => {
    const labels: string[] = [];
    for (const element of elements) {
      if (!element.checkVisibility() || element.closest("[popover]:not(:popover-open)")) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { bottom, height } = element.getBoundingClientRect();
      if (height > 0 && height < 200 && bottom > top + 1)
        labels.push(element.getAttribute("aria-label") ?? element.textContent ?? element.tagName);
    }
    return labels;
  }, y);
}

/** Changes a business that no other test has verified. */
async function verifyOne(page: Page, number: number): Promise<void> {
  await page.getByRole("checkbox", { name: `Select Shop number ${number}`, exact: true }).check();
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await toast(page, "1 business verified");
}

async function hoverStrip(strip: Locator): Promise<void> {
  // A notification stays while the pointer rests on it.
  await strip.hover();
}

const FIRST_NUMBERS: Readonly<Record<number, number>> = { 390: 11, 820: 13, 1440: 15 };

describe.each([390, 820, 1440])("at %i pixels a notification", (width) => {
  const options = { viewport: { width, height: 844 } };

  test("covers no button of the businesses, however far the page is scrolled", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel?tab=businesses&sort=name", options);
    await verifyOne(page, FIRST_NUMBERS[width] ?? 0);
    await hoverStrip(toasts(page));
    await expect.poll(() => hiddenActions(page)).toEqual([]);
    // What sticks to the lower edge of the window moves above it.
    await page.getByRole("checkbox", { name: "Select Shop number 5", exact: true }).check();
    await holdToasts(page);
    const bar = page.getByRole("group", { name: "With the selected businesses" });
    await bar.getByText("1 business selected").waitFor();
    await expect.poll(() => reachBelowStrip(page, bar)).toBeLessThanOrEqual(1);
  });

  test("covers no button of an editor or of a question that is open", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel?tab=businesses&sort=name", options);
    await verifyOne(page, (FIRST_NUMBERS[width] ?? 0) + 1);
    await page.getByRole("button", { name: "Edit Shop number 4", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).waitFor();
    await expect
      .poll(() => coveredActions(page, "[role=dialog] [class*=footer] button, [role=dialog] > div button"))
      .toEqual([]);
    await expect.poll(() => reachBelowStrip(page, page.getByRole("dialog"))).toBeLessThanOrEqual(1);
  });

  test("covers no button of the settings, and the page is as before when it is gone", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel?tab=settings&group=contact", options);
    await page.getByLabel("Site name").fill(`Kiln Street ${width}`);
    await page.getByRole("button", { name: "Save changes" }).click();
    await toast(page, "Site name");
    await page.getByText("No unsaved changes.").waitFor();
    await hoverStrip(toasts(page));
    await expect.poll(() => hiddenActions(page)).toEqual([]);
    await page.getByLabel("Site name").fill("Kiln Street");
    const save = page.getByRole("button", { name: "Save changes" });
    await save.scrollIntoViewIfNeeded();
    await expect.poll(() => reachBelowStrip(page, save)).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue("--toasts-height")))
      .toBe("0px");
  });
});

test("the header and the title have the site's name again after an undo, without a reload", async ({ openPanel }) => {
  const page = await openPanel("/admin-panel?tab=settings&group=contact");
  const home = page.getByRole("banner").getByRole("link").first();
  const before = await home.innerText();
  await page.getByLabel("Site name").fill("Kiln Street Guide");
  await page.getByLabel("E-mail").fill("hello@kilnstreet.org");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => home.innerText()).toBe("Kiln Street Guide");
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await panelReady(page);
  await expect.poll(() => page.title()).toContain("Kiln Street Guide");
  await page.getByRole("button", { name: /^Undo: Settings changed: / }).click();
  await toast(page, "again.");
  await expect.poll(() => home.innerText()).toBe(before);
  await expect.poll(() => page.title()).not.toContain("Kiln Street Guide");
});

test("a field is emptied for many businesses only after a second question that names their number", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/status of 400/);
  const page = await openPanel("/admin-panel?tab=businesses&sort=name");
  const phones = async () => {
    const response = await page.request.get("/api/admin/businesses?sort=name&limit=3");
    const { businesses } = (await response.json()) as { businesses: { phone: string | null }[] };
    return businesses.map(({ phone }) => phone);
  };
  const before = await phones();
  for (const number of [1, 10]) {
    await page.getByRole("checkbox", { name: `Select Shop number ${number}`, exact: true }).check();
  }
  await page.getByRole("button", { name: "Change…" }).click();
  await page.getByLabel("Field").selectOption({ label: "Phone" });
  await page.getByRole("button", { name: "Change 2 businesses" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave “Phone” blank for 2 businesses?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => phones()).toEqual(before);
  await page.getByRole("dialog", { name: "Change 2 businesses" }).getByLabel("New value").fill("call us");
  await page.getByRole("button", { name: "Change 2 businesses" }).click();
  await toast(page, "type the whole number");
  await expect.poll(() => phones()).toEqual(before);
  const value = page.getByRole("dialog", { name: "Change 2 businesses" }).getByLabel("New value");
  await expect.poll(() => value.inputValue()).toBe("call us");
  await value.fill("");
  await page.getByRole("button", { name: "Change 2 businesses" }).click();
  await question.getByRole("button", { name: "Remove from 2 businesses" }).click();
  await toast(page, "2 businesses changed");
  await expect.poll(phones).toEqual([null, null, before[2]]);
});
