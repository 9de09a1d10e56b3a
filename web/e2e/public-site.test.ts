import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, runSite } from "./running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site?.close());

/** A mark on the window that is gone once another document is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
const address = (page: Page) => page.url().slice(site.url.length);
const cards = (page: Page) => page.locator("main article");
const what = (page: Page) => page.getByLabel("What", { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

describe("the browser takes over what the server rendered", () => {
  it.each([
    "/",
    "/businesses",
    "/businesses?search=a&sort=name&page=2",
    "/search?q=cafe",
    "/city/New York",
    "/category/restaurants",
    "/cities",
    "/business/1",
    "/business/999999",
    "/no-such-page",
  ])("%s without a console message", async (path) => {
    const { page, messages } = await site.open(path);
    expect(messages).toEqual([]);
    expect(await page.locator("h1").count()).toBe(1);
    await page.context().close();
  });

  it("fits every width from the smallest phone on", async () => {
    for (const width of [320, 360, 768, 1280]) {
      const { page } = await site.open("/", { viewport: { width, height: 800 } });
      for (const path of ["/", "/businesses", "/cities", "/business/1", "/nothing"]) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.context().close();
    }
  });
});

describe("a visitor with JavaScript", () => {
  it("searches from the home page, and a blank keyword does nothing", async () => {
    const { page, messages } = await site.open("/");
    await mark(page);
    await what(page).fill("   ");
    await what(page).press("Enter");
    expect(address(page)).toBe("/");
    await what(page).fill("restaurant");
    await page.getByLabel("Where", { exact: true }).fill("New York");
    await page.getByLabel("Where", { exact: true }).press("Enter");
    await page.waitForURL("**/search?q=restaurant&location=New+York");
    await page.getByRole("heading", { level: 1, name: "Results for “restaurant”" }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  it("opens a business from the list without another document, and Back returns to the same place", async () => {
    const { page, messages } = await site.open("/businesses");
    await mark(page);
    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    const name = await last.locator("h3").innerText();
    await last.locator("h3 a").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => page.title()).toContain(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Browse all businesses" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  it("narrows the list, starting again at page 1, and clears the filters", async () => {
    const { page } = await site.open("/businesses?page=2");
    await page.getByLabel("Category").selectOption({ index: 1 });
    await page.waitForURL((url) => url.searchParams.has("category") && !url.searchParams.has("page"));
    await page.getByRole("link", { name: /^Remove filter/ }).waitFor();
    await page.getByLabel("Search", { exact: true }).fill("nothing of this name");
    await page.getByLabel("Search", { exact: true }).press("Enter");
    await page.getByText("No businesses found").waitFor();
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await page.waitForURL("**/businesses");
    await expect.poll(() => cards(page).count()).toBe(20);
  });

  it("pages through the list by Previous and Next", async () => {
    const { page } = await site.open("/businesses");
    const first = await cards(page).first().locator("h3").innerText();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText(/^Page 2 of /).waitFor();
    expect(await cards(page).first().locator("h3").innerText()).not.toBe(first);
    await page.getByRole("link", { name: "Previous" }).click();
    await page.getByText(/^Page 1 of /).waitFor();
    expect(address(page)).toBe("/businesses");
  });

  it("opens a menu, which closes on Escape, on a click elsewhere and on a link", async () => {
    const { page } = await site.open("/", { viewport: { width: 1280, height: 800 } });
    const menu = page.getByRole("navigation", { name: "Main" }).locator("details").nth(1);
    const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
    for (const close of [() => page.keyboard.press("Escape"), () => page.locator("h1").click()]) {
      await menu.locator("summary").click();
      await expect.poll(isOpen).toBe(true);
      // what closes it comes with the first pointer or focus
      const closed = async () => {
        await close();
        return isOpen();
      };
      await expect.poll(closed).toBe(false);
    }
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "New York" }).click();
    await page.getByRole("heading", { level: 1, name: "Businesses in New York" }).waitFor();
    await expect.poll(isOpen).toBe(false);
  });

  it("opens the drawer on a phone, which closes on a link", async () => {
    const { page } = await site.open("/", { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("navigation", { name: "Menu" });
    await drawer.getByRole("link", { name: "Healthcare" }).click();
    await page.getByRole("heading", { level: 1, name: "Healthcare" }).waitFor();
    await drawer.waitFor({ state: "hidden" });
  });
});

describe("a visitor without JavaScript", () => {
  it("searches, filters, pages, opens a business and reaches every menu", async () => {
    const { page } = await site.open("/", { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await what(page).fill("restaurant");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await heading(page, "Results for “restaurant”");

    await page.goto("/businesses");
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText(/^Page 2 of /).waitFor();
    await page.getByLabel("Category").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/\/businesses\?search=&category=[a-z-]+$/);
    expect(await page.getByRole("link", { name: /^Remove filter/ }).count()).toBe(1);

    const name = await cards(page).first().locator("h3").innerText();
    await cards(page).first().locator("h3 a").click();
    await heading(page, name);
    await page.locator("summary", { hasText: "Categories" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Healthcare" }).click();
    await heading(page, "Healthcare");
  });

  it("reaches the drawer of a phone", async () => {
    const { page } = await site.open("/", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "All cities" }).click();
    await heading(page, "All cities");
  });
});

describe("a photo of a list", () => {
  it("is fetched no larger than it is shown, where its server gives sizes", async () => {
    const photo = "https://lh5.googleusercontent.com/p/AF1QipMade_Up=w800-h500-k-no";
    const photographed = await runSite([{ name: "Corner Table", category: "Restaurant", place_id: "ChIJ_1", photo }]);
    for (const [width, size] of [
      [360, "=w512-h320-k-no"],
      [1280, "=w800-h500-k-no"],
    ] as const) {
      const { page } = await photographed.open("/cities", { viewport: { width, height: 740 } });
      await page.route(/googleusercontent/, (route) => route.abort());
      const asked = page.waitForRequest(/googleusercontent/);
      await page.goto("/businesses");
      expect((await asked).url()).toBe(photo.replace("=w800-h500-k-no", size));
      await page.context().close();
    }
    await photographed.close();
  });
});

describe("a business whose photo does not load", () => {
  const lost = "http://photos.invalid/lost.jpg";
  let photographed: RunningSite;
  beforeAll(async () => {
    photographed = await runSite([
      {
        name: "Corner Table",
        category: "Restaurant",
        full_address: "1 Example Street, Springfield",
        postal_code: "00000",
        country: "United States",
        rating: 4,
        reviews: 2,
        place_id: "ChIJ_made_up_photo_1",
        photo: lost,
      },
    ]);
  });
  afterAll(() => photographed?.close());

  const PICTURE = "main article [data-group]:not(article), main [data-image]";

  /** Addresses of what is drawn where there is no photo; those that are drawn now have been fetched. */
  const drawings = (page: Page) =>
    page
      .locator(PICTURE)
      .first()
      .evaluate(async (picture) => {
        const images = [getComputedStyle(picture), getComputedStyle(picture, "::before")].map(
          (its) => its.backgroundImage,
        );
        const found = images.join().matchAll(/url\("([^"]+)"\)/g);
        const urls = Array.from(found, ([, url = ""]) => url);
        await Promise.all(urls.map((src) => Object.assign(new Image(), { src }).decode()));
        return urls;
      });

  /** Whether the picture looks as it does without the photo, which is taken out for that. */
  async function looksBare(page: Page) {
    const photo = page.locator("main img");
    const picture = page.locator(PICTURE).first();
    await drawings(page);
    const withPhoto = await picture.screenshot();
    await photo.evaluate((img) => img.remove());
    return withPhoto.equals(await picture.screenshot());
  }

  for (const javaScriptEnabled of [true, false]) {
    it.each(["/businesses", "/business/1"])(
      `shows its category's picture alone on %s, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
      async (path) => {
        const { page } = await photographed.open(path, { javaScriptEnabled });
        if (javaScriptEnabled) await page.locator("main img").waitFor({ state: "hidden" });
        expect(await drawings(page)).not.toEqual([]);
        expect(await looksBare(page)).toBe(true);
        await page.context().close();
      },
    );
  }

  it("hides a photo that failed before the scripts were there", async () => {
    const { page } = await photographed.open("/cities");
    const failed = page.waitForEvent("requestfailed", (request) => request.url() === lost);
    await page.route("**/client/*.js", async (route) => {
      await failed;
      await route.continue();
    });
    await page.goto("/businesses");
    await page.locator("main img").waitFor({ state: "hidden" });
    await page.context().close();
  });

  it("shows one that loads", async () => {
    const { page } = await photographed.open("/cities");
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90"><path d="M0 0h60v90H0z" fill="red"/></svg>';
    await page.route(lost, (route) => route.fulfill({ contentType: "image/svg+xml", body: svg }));
    for (const path of ["/businesses", "/business/1"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const covered = await page.locator("main img").evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        const frame = img.parentElement as HTMLElement;
        return img.clientWidth === frame.clientWidth && img.clientHeight === frame.clientHeight;
      });
      expect(covered, path).toBe(true);
      expect((await drawings(page)).length === 0, path).toBe(path === "/businesses");
      expect(await looksBare(page), path).toBe(false);
    }
    await page.context().close();
  });
});
