import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, runSite } from "./running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site?.close());

const toast = (page: Page) => page.locator("[data-variant]");

/** A page on which a notification was asked for `times` times, and whose clock only moves when told. */
async function withNotification(times = 1) {
  const opened = await site.open("/business/1");
  const { page } = opened;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let time = 0; time < times; time += 1) await page.getByRole("button", { name: "Share" }).click();
  await toast(page).filter({ visible: true }).waitFor();
  return opened;
}

/** Drags the notification by so many pixels, in steps as a hand does. */
async function drag(page: Page, right: number) {
  const at = await toast(page).boundingBox();
  if (!at) throw new Error("There is no notification.");
  const [x, y] = [at.x + 60, at.y + at.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y, { steps: 5 });
  await page.mouse.move(x + right, y, { steps: 5 });
  await page.mouse.up();
}

/** Once it no longer moves into its place. */
async function settled(page: Page) {
  await toast(page).evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
}

describe("a notification", () => {
  it("is one at a time", async () => {
    const { page, messages } = await withNotification(3);
    await expect.poll(() => toast(page).count()).toBe(1);
    expect(await toast(page).innerText()).toMatch(/link/i);
    expect(messages).toEqual([]);
    await page.context().close();
  });

  it("goes after 5,000 ms, and not while the pointer rests on it", async () => {
    const { page } = await withNotification();
    await page.clock.runFor(3_000);
    expect(await toast(page).isVisible()).toBe(true);
    await toast(page).hover();
    await page.clock.runFor(60_000);
    expect(await toast(page).isVisible()).toBe(true);
    await page.mouse.move(5, 700);
    await page.clock.runFor(1_999);
    expect(await toast(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await toast(page).waitFor({ state: "hidden" });
    await page.context().close();
  });

  it("is dismissed by dragging it 50 pixels to the right, not by less and not to the left", async () => {
    const { page } = await withNotification();
    await settled(page);
    for (const right of [40, -80]) {
      await drag(page, right);
      expect(await toast(page).getAttribute("data-state"), `${right}`).toBe("open");
    }
    await drag(page, 60);
    await toast(page).waitFor({ state: "hidden" });
    await page.context().close();
  });

  it("is reached by F8 and dismissed by keys", async () => {
    const { page } = await withNotification();
    await page.keyboard.press("F8");
    const area = page.getByRole("region", { name: /notifications/i });
    await expect.poll(() => area.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Dismiss");
    await page.keyboard.press("Enter");
    await toast(page).waitFor({ state: "hidden" });
    await page.context().close();
  });
});
