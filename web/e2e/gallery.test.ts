import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DETAIL_BUSINESSES, pathOf } from "./support/detail-businesses.ts";
import { isFocused, main } from "./support/locators.ts";
import { goTo, testOn } from "./support/test.ts";

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path d="M0 0h60v40H0z" fill="red"/></svg>';

const test = testOn({ rows: DETAIL_BUSINESSES });
const photoLink = (page: Page, number: number) =>
  main(page).getByRole("link", { name: `Photo ${number}`, exact: true });
const photoWindow = (page: Page) => page.getByRole("dialog", { name: "Photos of Corner Oven" });
const shown = (page: Page) => photoWindow(page).getByRole("paragraph");

async function visitPhotos(page: Page): Promise<void> {
  await page.route(/photos\.invalid/, (route) => route.fulfill({ contentType: "image/svg+xml", body: PHOTO }));
  await goTo(page, pathOf("Corner Oven"));
}

describe("the photos of a business", () => {
  test("open in a window, which arrow keys and Escape serve, and give the focus back", async ({ visit }) => {
    const page = await visit("/cities");
    await visitPhotos(page);
    await photoLink(page, 2).click();
    await expect.poll(() => shown(page).innerText()).toBe("2 of 4");
    await expect.poll(() => photoWindow(page).getByRole("img").all()).toHaveLength(1);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(page).innerText()).toBe("3 of 4");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(page).innerText()).toBe("4 of 4");
    await page.keyboard.press("Home");
    await expect.poll(() => shown(page).innerText()).toBe("1 of 4");
    await photoWindow(page).getByRole("button", { name: "Next photo" }).click();
    await expect.poll(() => shown(page).innerText()).toBe("2 of 4");
    await page.keyboard.press("Escape");
    await photoWindow(page).waitFor({ state: "detached" });
    await expect.poll(() => isFocused(photoLink(page, 2))).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathOf("Corner Oven"));
  });

  test("are swiped", async ({ visit }) => {
    const page = await visit("/cities", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await visitPhotos(page);
    await photoLink(page, 3).tap();
    await expect.poll(() => shown(page).innerText()).toBe("3 of 4");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.synthesizeScrollGesture", { x: 180, y: 300, xDistance: -250, yDistance: 0 });
    await expect.poll(() => shown(page).innerText()).toBe("4 of 4");
    await photoWindow(page).getByRole("button", { name: "Close" }).tap();
    await photoWindow(page).waitFor({ state: "detached" });
  });

  test("are opened by their links without JavaScript, and where the window's code does not load", async ({
    visit,
    allowMessages,
  }) => {
    allowMessages(/Failed to load resource/);
    const plain = await visit(pathOf("Corner Oven"), { javaScriptEnabled: false });
    await expect.poll(() => photoLink(plain, 2).getAttribute("href")).toBe("http://photos.invalid/counter.jpg");

    const page = await visit("/cities");
    await page.route(/photo-window-/, (route) => route.abort());
    await visitPhotos(page);
    await photoLink(page, 2).click();
    await page.waitForURL("http://photos.invalid/counter.jpg");
  });
});
