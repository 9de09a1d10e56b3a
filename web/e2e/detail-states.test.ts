import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DETAIL_BUSINESSES, HOSTILE, LONG_NAME, pathOf } from "./support/detail-businesses.ts";
import { contentWidth, main } from "./support/locators.ts";
import { goTo, testOn } from "./support/test.ts";

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="900"><path d="M0 0h60v900H0z" fill="red"/></svg>';

const test = testOn({ rows: DETAIL_BUSINESSES });
const titles = (page: Page) => main(page).getByRole("heading", { level: 2 }).allInnerTexts();

/** Serves every photo except the lost one. */
const servePhotos = (page: Page) =>
  page.route(/photos\.invalid/, (route) =>
    route.request().url().includes("lost")
      ? route.abort()
      : route.fulfill({ contentType: "image/svg+xml", body: PHOTO }),
  );

/** Lets the window count the `moves` of its content once the fonts are loaded. */
const watchMoves = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, { moves: 0 });
    new PerformanceObserver((list) => {
      const moves = Number(Reflect.get(window, "moves")) + list.getEntries().length;
      Object.assign(window, { moves });
    }).observe({ type: "layout-shift" });
  });

/** Waits until the page has been painted and its observers have run. */
const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

describe("photos", () => {
  test.for<[number, number]>([
    [1280, 500],
    [768, 500],
    [360, 132],
  ])(
    "on a screen %i px wide take %i px of height, and move nothing when they load",
    async ([width, height], { visit }) => {
      const page = await visit("/cities", { viewport: { width, height: 900 } });
      let release = () => {};
      const photosReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/photos\.invalid/, async (route) => {
        await photosReleased;
        await route.fulfill({ contentType: "image/svg+xml", body: PHOTO });
      });
      await page.goto(pathOf("Corner Oven"), { waitUntil: "domcontentloaded" });
      const picture = main(page).locator('img[src$="-street.svg"]').locator("..");
      const photo = picture.locator("img[referrerpolicy]");
      await expect.poll(async () => (await picture.boundingBox())?.height).toBe(height);
      await watchMoves(page);
      release();
      await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(900);
      await photo.evaluate((img: HTMLImageElement) => img.decode());
      await expect.poll(async () => (await photo.boundingBox())?.height).toBe(height);
      await waitForPaint(page);
      const moves = await page.evaluate(() => Reflect.get(window, "moves"));
      expect(moves).toBe(0);
    },
  );

  test("after the first form a row of links, and a missing one is replaced by its category's picture", async ({
    visit,
  }) => {
    const page = await visit("/cities");
    await servePhotos(page);
    await goTo(page, pathOf("Corner Oven"));
    const photoLinks = main(page).getByRole("region", { name: "More photos" }).getByRole("link");
    await expect
      .poll(() => photoLinks.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      .toEqual([
        "http://photos.invalid/counter.jpg",
        "http://photos.invalid/lost.jpg",
        "http://photos.invalid/oven.jpg",
      ]);
    await expect
      .poll(() =>
        photoLinks
          .locator("img[referrerpolicy]")
          .evaluateAll((photos) => photos.map((photo) => (photo as HTMLElement).hidden)),
      )
      .toEqual([false, true, false]);
  });
});

describe("a business that is closed", () => {
  test("for good says so, shows alternatives first, and offers neither a call nor hours", async ({ visit }) => {
    const page = await visit(pathOf("Gone Bakery"));
    await expect.poll(() => main(page).getByText("Permanently closed").count()).toBe(1);
    await expect.poll(() => titles(page)).toEqual(["Nearby alternatives", "Contact", "About"]);
    await page.getByRole("link", { name: "See similar places" }).click();
    await expect.poll(async () => (await page.locator("#nearby").boundingBox())?.y).toBeLessThan(200);
  });

  test("for now says so, is never open, and asks to call first", async ({ visit }) => {
    const page = await visit(pathOf("Resting Bakery"));
    const text = await main(page).getByRole("heading", { level: 1 }).locator("xpath=../..").innerText();
    expect(text).toContain("Temporarily closed");
    expect(text).toContain("Call before you go.");
    const openLabel = main(page).getByText(/^Open$/);
    const openNearby = page.locator("#nearby").getByText(/^Open$/);
    await expect.poll(async () => (await openLabel.count()) - (await openNearby.count())).toBe(0);
  });
});

describe("nearby alternatives", () => {
  test("are others of its kind, the nearest first with its distance, numbered as on the map", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"));
    const nearby = main(page).getByRole("region", { name: "Nearby alternatives" });
    const cards = await nearby.getByRole("article").allInnerTexts();
    expect(cards.map((card) => card.replace(/\s+/g, " "))).toEqual([
      expect.stringMatching(/^1 ?Second Oven.*4\.8.*\b1\.[45] mi/),
      expect.stringMatching(/^2 ?Third Oven.*4\.8.*\b7\.\d mi/),
    ]);
    const map = nearby.getByRole("group", { name: /^Map of/ });
    await expect.poll(() => map.getByRole("link", { name: "1. Second Oven" }).count()).toBe(1);
    await map.getByRole("link", { name: "1. Second Oven" }).click();
    await page.getByRole("heading", { level: 1, name: "Second Oven" }).waitFor();
  });
});

describe("whatever is in the data", () => {
  test("text that would be a script stays text in every field", async ({ visit }) => {
    const page = await visit(pathOf(HOSTILE));
    await expect.poll(() => page.title()).not.toBe("taken");
    await expect.poll(() => main(page).getByRole("heading", { level: 1 }).innerText()).toBe(HOSTILE);
    await expect.poll(() => main(page).locator("b").filter({ hasText: "Söhne" }).count()).toBe(0);
    await expect.poll(() => main(page).locator("script").count()).toBe(0);
    for (const title of ["About", "Detailed Information", "What This Business Offers"])
      await expect.poll(() => main(page).getByRole("region", { name: title }).innerText()).toContain(HOSTILE);
  });

  test.for([HOSTILE, LONG_NAME, "Corner Oven", "Gone Bakery", "مطعم", "🍕"])(
    "fits the smallest phone: %s",
    async (name, { visit }) => {
      const page = await visit(pathOf(name), { viewport: { width: 320, height: 640 } });
      await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(320);
    },
  );

  test("is complete without JavaScript, but for buttons that need it", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"), { javaScriptEnabled: false });
    await expect
      .poll(() => titles(page))
      .toEqual(["Opening hours", "Contact", "What This Business Offers", "About", "Nearby alternatives"]);
    for (const button of await main(page).getByRole("button").all())
      await expect.poll(() => button.isVisible()).toBe(false);
    await main(page).getByRole("article").getByRole("link", { name: "Second Oven", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Second Oven" }).waitFor();
  });
});

describe("the address of a business", () => {
  const answerOf = async (site: { url: string }, path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  const slug = "corner-oven-springfield";

  test.for([
    `/details/${slug}-ChIJ-_f`,
    `/details/${slug}-chij-_f`,
    `/details/${slug}-1`,
    "/details/corner-oven-ChIJ-_f",
    "/details/corner-oven-1",
    "/details/Corner-Oven-1",
  ])("%s redirects permanently to its page", async (path, { site }) => {
    const answer = await answerOf(site, path);
    expect(answer).toEqual([301, `/details/${slug}`]);
  });

  test("is its slug or its id, and search engines are told one of them", async ({ site }) => {
    for (const path of [`/details/${slug}`, pathOf("Corner Oven")]) {
      const answer = await answerOf(site, path);
      expect(answer).toEqual([200, null]);
      const html = await (await fetch(site.url + path)).text();
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${pathOf("Corner Oven")}"`));
    }
  });

  test("that never existed is a 404, that of a deleted business is a 410, and both offer next steps", async ({
    visit,
    site,
  }) => {
    const page = await visit("/business/999999", { status: 404 });
    for (const [answer, text] of [
      [404, "There is no business at this address."],
      [410, "This business is no longer listed."],
    ] as const) {
      await goTo(page, pathOf("Corner Oven"));
      await page.route("**/api/**", (route) => route.fulfill({ status: answer, json: {} }));
      await main(page).getByRole("article").getByRole("link", { name: "Second Oven", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Business Not Found" }).waitFor();
      await expect.poll(() => main(page).innerText()).toContain(text);
      await page.unroute("**/api/**");
      await main(page).getByRole("link", { name: "Back to Home" }).click();
      await page.waitForURL(`${site.url}/`);
    }
  });
});
