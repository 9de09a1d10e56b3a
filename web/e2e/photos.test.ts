import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { goTo, testOn } from "./support/test.ts";

/** Returns the address of a drawing once it has been fetched. */
const decoded = (drawing: Locator) =>
  drawing.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.currentSrc;
  });

const RED = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90"><path d="M0 0h60v90H0z" fill="red"/></svg>';
const LOST = "http://photos.invalid/lost.jpg";
const photo = (id: number) => `https://lh5.googleusercontent.com/p/AF1QipMade_Up${id}=w800-h500-k-no`;

const testOnPhotos = testOn({
  rows: [1, 2, 3].map((id) => ({
    name: `Table ${id}`,
    category: "Restaurant",
    place_id: `ChIJ_${id}`,
    photo: photo(id),
  })),
});
const testOnLostPhoto = testOn({
  rows: [
    {
      name: "Corner Table",
      category: "Restaurant",
      full_address: "1 Example Street, Springfield",
      postal_code: "00000",
      country: "United States",
      rating: 4,
      reviews: 2,
      place_id: "ChIJ_made_up_photo_1",
      photo: LOST,
    },
  ],
});

describe("the photos of a list", () => {
  testOnPhotos.for<[number, string]>([
    [360, "=w240-h150-k-no"],
    [1280, "=w240-h150-k-no"],
  ])("are as large as needed where a window is %i wide", async ([width, size], { visit }) => {
    const page = await visit("/cities", { viewport: { width, height: 740 } });
    await page.route(/googleusercontent/, (route) => route.fulfill({ contentType: "image/svg+xml", body: RED }));
    await goTo(page, "/businesses");
    const shownPhoto = () =>
      page
        .locator("main img[referrerpolicy]")
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc).sort());
    await expect.poll(shownPhoto).toEqual([1, 2, 3].map((id) => photo(id).replace("=w800-h500-k-no", size)));
  });

  testOnPhotos("are those that were imported where their server has no others", async ({ visit, allowMessages }) => {
    allowMessages(/status of 400/);
    const page = await visit("/cities", { viewport: { width: 360, height: 740 } });
    await page.route(/=w240-/, (route) => route.fulfill({ status: 400 }));
    await page.route(/=w800-/, (route) => route.fulfill({ contentType: "image/svg+xml", body: RED }));
    await page.goto("/businesses");
    const countLoaded = () =>
      page
        .locator("main img[referrerpolicy]:visible")
        .evaluateAll((all) =>
          all.map((img) => (img as HTMLImageElement).naturalWidth > 0 && (img as HTMLImageElement).currentSrc),
        );
    await expect.poll(async () => new Set(await countLoaded())).toEqual(new Set([1, 2, 3].map(photo)));
  });

  testOnPhotos("have a drawing below them while they load", async ({ visit }) => {
    const page = await visit("/cities");
    await page.route(/googleusercontent/, () => {});
    await page.goto("/businesses", { waitUntil: "domcontentloaded" });
    const drawings = await page.locator("main article img:not([referrerpolicy])").all();
    expect(drawings).toHaveLength(3);
    const addresses = await Promise.all(drawings.map(decoded));
    expect(new Set(addresses).size).toBe(3);
  });
});

describe("a business whose photo does not load", () => {
  const DRAWING = "main img:not([referrerpolicy])";
  const PHOTO = "main img[referrerpolicy]";
  /** Waits until the drawing has come forward, as it does after a time where no script tells that the photo failed. */
  const cameForward = (page: Page) =>
    page
      .locator(DRAWING)
      .first()
      .evaluate(async (img) => {
        await Promise.all(img.getAnimations().map(({ finished }) => finished));
      });

  /** Returns whether the picture looks as it does without the photo, which is taken out for that. */
  async function looksBare(page: Page) {
    const picture = page.locator(DRAWING).first().locator("xpath=..");
    await decoded(page.locator(DRAWING).first());
    const withPhoto = await picture.screenshot();
    await page.locator(PHOTO).evaluate((img) => img.remove());
    return withPhoto.equals(await picture.screenshot());
  }

  for (const javaScriptEnabled of [true, false]) {
    testOnLostPhoto.for(["/businesses", "/business/1"])(
      `shows its drawing alone on %s, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
      async (path, { visit }) => {
        const page = await visit(path, { javaScriptEnabled });
        if (javaScriptEnabled) await page.locator(PHOTO).waitFor({ state: "hidden" });
        else await cameForward(page);
        await expect
          .poll(() => decoded(page.locator(DRAWING).first()))
          .toMatch(/\/drawings\/\d+\/restaurants-\d+(-street)?\.svg$/);
        const isBare = await looksBare(page);
        expect(isBare).toBe(true);
      },
    );
  }

  testOnLostPhoto("hides a photo that failed before the scripts were there", async ({ visit }) => {
    const page = await visit("/cities");
    const failure = Promise.withResolvers<void>();
    page.on("requestfailed", (request) => request.url() === LOST && failure.resolve());
    await page.route("**/client/*.js", async (route) => {
      await failure.promise;
      await route.continue();
    });
    await page.goto("/businesses");
    await page.locator(PHOTO).waitFor({ state: "hidden" });
  });

  testOnLostPhoto("shows one that loads", async ({ visit }) => {
    const page = await visit("/cities");
    await page.route(LOST, (route) => route.fulfill({ contentType: "image/svg+xml", body: RED }));
    for (const path of ["/businesses", "/business/1"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const coveredShare = await page.locator(PHOTO).evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        const frame = img.parentElement as HTMLElement;
        return img.clientWidth === frame.clientWidth && img.clientHeight === frame.clientHeight;
      });
      expect(coveredShare, path).toBe(true);
      const isBare = await looksBare(page);
      expect(isBare, path).toBe(false);
    }
  });
});
