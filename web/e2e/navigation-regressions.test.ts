import type { Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/test.ts";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link without loading a document. */
async function navigate(page: Page, href: string, heading: string | RegExp) {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

describe("a #hash link after a client navigation", () => {
  test("goes to its target, and Back returns to the position before", async ({ visit }) => {
    const page = await visit("/about", DESKTOP);
    await navigate(page, "/businesses", /^[\d,]+ businesses$/);
    const target = await page.locator("article").last().getAttribute("id");
    await page.evaluate((id) => {
      const link = document.createElement("a");
      link.href = `#${id}`;
      link.id = "hash-link";
      document.querySelector("main h1")?.after(link);
      window.scrollTo(0, 300);
    }, target);
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.locator("#hash-link").evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.locator("article:target").count()).toBe(1);
    await page.waitForTimeout(300);
    const isInView = () =>
      page.locator("article:target").evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= -1 && bottom <= window.innerHeight + 1;
      });
    await expect.poll(isInView).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).not.toBe("content");
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "About Mainstreet" }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

describe("a page that throws while it is rendered", () => {
  test("is replaced by an apology, and the rest of the site stays", async ({ visit, allowMessages }) => {
    allowMessages(/./);
    const page = await visit("/about", DESKTOP);
    await page.route(/\/api\/cities\?/, (route) => route.fulfill({ json: [null], headers: { "x-total-count": "1" } }));
    await page
      .locator('a[href="/cities"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /contact/i }).waitFor();
  });
});

describe("a chunk that is gone after an upgrade", () => {
  test("loads the page as a document, once", async ({ visit, allowMessages }) => {
    allowMessages(/Failed to (load|fetch)/);
    const page = await visit("/about", DESKTOP);
    await page.route("**/client/cities-page-*.js", (route) => route.fulfill({ status: 404 }));
    const documents: string[] = [];
    page.on("request", (request: Request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page
      .locator('a[href="/cities"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "All cities" }).waitFor();
    await page.waitForTimeout(1_000);
    expect(documents).toEqual(["/cities"]);
  });
});

describe("a swipe on a phone", () => {
  test("prefetches nothing, a press does", async ({ visit }) => {
    const page = await visit("/businesses", PHONE);
    // Code that comes after the page needs the clock to run.
    await page.waitForLoadState("networkidle");
    // The clock is controlled, so that on a slow machine, too, the finger moves before the prefetch delay.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) requests.push(request.url());
    });
    const session = await page.context().newCDPSession(page);
    const card = await page.locator("article h3 a").first().boundingBox();
    if (!card) throw new Error("There is no card");
    const point = { x: Math.round(card.x + card.width / 2), y: Math.round(card.y + card.height / 2) };
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: point.x, y }] });
    await touch("touchStart", point.y);
    for (let step = 1; step <= 8; step++) await touch("touchMove", point.y - step * 20);
    await touch("touchEnd", point.y - 160);
    let before = 0;
    const hasComeToRest = async () => {
      const [last, now] = [before, await scrollTop(page)];
      before = now;
      return now > 50 && now === last;
    };
    await expect.poll(hasComeToRest).toBe(true);
    await page.clock.runFor(500);
    expect(requests).toEqual([]);

    // How far the swipe goes on is up to the browser, so the card is one that stands in the middle of the window then.
    const boxes = await Promise.all((await page.locator("article h3 a").all()).map((link) => link.boundingBox()));
    const next = boxes.find((box) => box !== null && box.y > 200 && box.y < 600);
    if (!next) throw new Error("There is no card in the middle of the window");
    await session.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: Math.round(next.x + 20), y: Math.round(next.y + 10) }],
    });
    const pass = async () => {
      await page.clock.runFor(100);
      return requests.length;
    };
    await expect.poll(pass).toBeGreaterThan(0);
  });
});

describe("two filters chosen within a moment", () => {
  test("both hold", async ({ visit }) => {
    const page = await visit("/businesses", DESKTOP);
    // The code of the filters comes after that of the page; until then their links load documents.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Near me" }).waitFor();
    await page.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    await page.evaluate(() => {
      const option = (label: string) =>
        [...document.querySelectorAll<HTMLElement>("nav[aria-label=Filters] a")].find((link) =>
          link.textContent?.startsWith(label),
        );
      option("Open now")?.click();
      option("4 and up")?.click();
    });
    await page.waitForURL((url) => url.searchParams.has("minRating") && url.searchParams.has("openNow"));
    await page.getByRole("link", { name: "Remove filter: Open now" }).waitFor();
    await page.getByRole("link", { name: "Remove filter: 4 and up" }).waitFor();
  });
});

describe("a select", () => {
  test("does not navigate while the arrow keys go through it", async ({ visit }) => {
    const page = await visit("/businesses", DESKTOP);
    for (const label of ["Category", "Sort by"]) {
      const select = page.getByLabel(label);
      await select.focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.waitForTimeout(300);
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/businesses");
      await expect.poll(() => select.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.getByLabel("Sort by").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.searchParams.has("sort"));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("sort");
  });
});

describe("a suggestion", () => {
  test.for([360, 1280])("breaks no word that fits at %i px", async (width, { visit }) => {
    const page = await visit("/", { viewport: { width, height: 800 } });
    await page.getByLabel("What", { exact: true }).fill("honest");
    const note = page
      .getByRole("option")
      .filter({ hasText: "Business" })
      .first()
      .getByText("Business", { exact: true });
    await note.waitFor();
    const lines = await note.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  });
});
