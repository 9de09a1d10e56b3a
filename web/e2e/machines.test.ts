import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { followLink } from "./support/locators.ts";
import { test, testOn } from "./support/test.ts";

/** Text that breaks code which does not escape it. */
const HOSTILE = `</script><b>"Zoë's" & Söhne</b>]]>; ,\\ 🍕 مطعم`;

const testOnHostile = testOn({
  rows: [
    {
      name: HOSTILE,
      category: HOSTILE,
      place_id: "place-1",
      about: HOSTILE,
      full_address: `${HOSTILE}, Oslo`,
      country: "Norway",
      phone: "555-0100",
      rating: 4,
      reviews: 2,
    },
  ],
});

/** Disables the CSP, since Trusted Types would refuse the HTML that the tests' scripts parse. */
const BYPASS = { bypassCSP: true };

/** Selector of the elements of a head that describe its page. */
const METADATA = "title, meta, link:not([rel=stylesheet], [rel=modulepreload], [rel=preload], [rel=expect])";

/** Returns these elements sorted, since their order does not matter. */
const headOf = (page: Page) =>
  page.evaluate(
    (selector) => [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML).sort(),
    METADATA,
  );
const sentHeadOf = (page: Page, path: string) =>
  page.evaluate(
    async ([address, selector]) => {
      const text = await (await fetch(address as string)).text();
      const { head } = new DOMParser().parseFromString(text, "text/html");
      return [...head.querySelectorAll(selector as string)].map((element) => element.outerHTML).sort();
    },
    [path, METADATA],
  );

describe("the head of a page after client navigation", () => {
  test("is what the server would have sent", async ({ visit }) => {
    const page = await visit("/business/1", BYPASS);
    const paths = ["/", "/businesses", "/businesses?page=2", "/city/Chicago", "/business/2", "/category/restaurants"];
    for (const path of [...paths, "/search?q=pizza", "/cities", "/business/1", "/about"]) {
      const sentHead = await sentHeadOf(page, path);
      await followLink(page, path);
      await expect.poll(() => headOf(page), { message: path }).toEqual(sentHead);
    }
  });

  test("has no structured data of the former page", async ({ visit }) => {
    const page = await visit("/business/1");
    const descriptions = page.locator('script[type="application/ld+json"]');
    await expect.poll(() => descriptions.count()).toBe(1);
    await followLink(page, "/business/2");
    await expect.poll(() => descriptions.count()).toBe(0);
  });
});

describe("the endpoints for other programs", () => {
  /** Parses XML in the browser. Returns the name of the root, or the error, and the text of all elements of a name. */
  const parseHead = (page: Page, path: string, name: string) =>
    page.evaluate(
      async ([address, element]) => {
        const text = await (await fetch(address as string)).text();
        const xml = new DOMParser().parseFromString(text, "application/xml");
        const wrong = xml.querySelector("parsererror")?.textContent;
        return [
          wrong ?? xml.documentElement.nodeName,
          [...xml.querySelectorAll(element as string)].map((element) => element.textContent),
        ];
      },
      [path, name],
    );

  testOnHostile("is XML that holds any text as it is", async ({ visit }) => {
    const page = await visit("/cities", BYPASS);
    const feed = await parseHead(page, "/feed.xml", "item > title");
    expect(feed).toEqual(["rss", [HOSTILE]]);
    const description = await parseHead(page, "/opensearch.xml", "ShortName");
    expect(description).toEqual(["OpenSearchDescription", ["Mainstreet"]]);
  });

  test("is a feed of fifty entries with working URLs", async ({ visit, site }) => {
    const page = await visit("/cities", BYPASS);
    const [root, guids] = await parseHead(page, "/feed.xml", "guid");
    expect(root).toBe("rss");
    expect(new Set(guids).size).toBe(50);
    const { status } = await fetch(site.url + new URL(guids?.[0] ?? "").pathname);
    expect(status).toBe(200);
  });

  testOnHostile("is structured data that holds any text as it is", async ({ visit }) => {
    const page = await visit("/business/1");
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text ?? "")["@graph"][0].name).toBe(HOSTILE);
  });

  test("is icons that a browser can show, an app's among them", async ({ visit, site }) => {
    const page = await visit("/cities");
    const shownText = (path: string) =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return image.naturalWidth;
      }, path);
    await expect.poll(() => shownText("/favicon.ico")).toBeGreaterThanOrEqual(16);
    await expect.poll(() => shownText("/apple-touch-icon.png")).toBe(180);
    const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json();
    for (const { src, sizes } of manifest.icons)
      await expect.poll(async () => `${await shownText(src)}`).toBe(sizes.split("x")[0]);
  });
});
