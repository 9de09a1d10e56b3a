import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { toasts } from "./support/panel.ts";
import { test, type Visit } from "./support/test.ts";

/** Opens a page that shows a notification `times` times; its clock moves only by `page.clock`. */
async function withNotification(visit: Visit, times = 1): Promise<Page> {
  const page = await visit("/business/1");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let time = 0; time < times; time += 1) await page.getByRole("button", { name: "Share" }).click();
  await toasts(page).filter({ visible: true }).waitFor();
  return page;
}

/** Drags the notification by this many pixels, in steps as a hand does. */
async function drag(page: Page, distance: number) {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error("There is no notification.");
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 5 });
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

/** Waits for the end of its animations. */
async function animationsFinished(page: Page) {
  await toasts(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

describe("a notification", () => {
  test("replaces the previous one", async ({ visit }) => {
    const page = await withNotification(visit, 3);
    await expect.poll(() => toasts(page).count()).toBe(1);
    await expect.poll(() => toasts(page).innerText()).toMatch(/link/i);
  });

  test("closes after 5,000 ms, and not while the pointer rests on it", async ({ visit }) => {
    const page = await withNotification(visit);
    await page.clock.runFor(3_000);
    await expect.poll(() => toasts(page).isVisible()).toBe(true);
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect.poll(() => toasts(page).isVisible()).toBe(true);
    await page.mouse.move(5, 700);
    await page.clock.runFor(1_999);
    await expect.poll(() => toasts(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await toasts(page).waitFor({ state: "hidden" });
  });

  test("is dismissed by dragging it 50 pixels to the right, not by less and not to the left", async ({ visit }) => {
    const page = await withNotification(visit);
    await animationsFinished(page);
    for (const distance of [40, -80]) {
      await drag(page, distance);
      await expect.poll(() => toasts(page).getAttribute("data-state"), { message: `${distance}` }).toBe("open");
    }
    await drag(page, 60);
    await toasts(page).waitFor({ state: "hidden" });
  });

  test("is reached by F8 and dismissed by keys", async ({ visit }) => {
    const page = await withNotification(visit);
    await page.keyboard.press("F8");
    const area = page.getByRole("region", { name: /notifications/i });
    await expect.poll(() => area.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Dismiss");
    await page.keyboard.press("Enter");
    await toasts(page).waitFor({ state: "hidden" });
  });
});
