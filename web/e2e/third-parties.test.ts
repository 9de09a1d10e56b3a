import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { followLink } from "./support/locators.ts";
import { serveDirectory } from "./support/served-directory.ts";
import { goTo, test } from "./support/test.ts";

const SECOND_AD_DELAY_MS = 2_000;
/** Time limit for content from elsewhere, and for that delay. */
const PATIENT = { timeout: 300_000 };
/** Fills the next empty slot for every request in the queue, as ad scripts do. */
const AD_SCRIPT = `
const fill = () => {
  const slot = document.querySelector("ins.adsbygoogle:not([data-filled])");
  slot.dataset.filled = slot.dataset.adClient + "/" + slot.dataset.adSlot;
};
window.adsbygoogle.forEach(fill);
window.adsbygoogle = { push: fill };`;

/** Starts another company's server. `requests` holds the paths that browsers fetched from it. */
async function serveThirdParty() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/javascript" });
    response.end(request.url === "/ads.js" ? AD_SCRIPT : "window.counted = (window.counted ?? 0) + 1;");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, close: () => void server.close() };
}

const testWithAds = test
  .extend("thirdParty", { scope: "file" }, async ({}, { onCleanup }) => {
    const thirdParty = await serveThirdParty();
    onCleanup(thirdParty.close);
    return thirdParty;
  })
  .extend("site", { scope: "file" }, async ({ thirdParty: { origin } }, { onCleanup }) => {
    const site = await serveDirectory({
      dataFolder: inject("sampleData"),
      settings: {
        ads: { scriptUrl: `${origin}/ads.js`, clientId: "client-1", slots: ["top", "bottom"] },
        analytics: { scriptUrl: `${origin}/count.js` },
      },
    });
    onCleanup(site.close);
    return site;
  });

const boxes = (page: Page) => page.locator("main").getByRole("region", { name: "Advertisement" });
const filledSlots = (page: Page) =>
  page.locator("main ins").evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset["filled"]));

async function directive(site: { url: string }, name: string): Promise<string | undefined> {
  const policy = (await fetch(`${site.url}/business/1`)).headers.get("content-security-policy") ?? "";
  return policy.split("; ").find((each) => each.startsWith(`${name} `));
}

describe("without ads and analytics in the configuration", () => {
  test("a detail page has no ad, tells browsers to load no script but its own, and requests nothing from other servers", async ({
    visit,
    site,
  }) => {
    const page = await visit("/cities");
    const otherHosts: string[] = [];
    page.on("request", (request) => otherHosts.push(request.url()));
    await page.clock.install();
    await goTo(page, "/business/1");
    await page.clock.fastForward(2 * SECOND_AD_DELAY_MS);
    await page.waitForLoadState("networkidle");
    expect(otherHosts.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
    await expect.poll(() => boxes(page).count()).toBe(0);
    await expect.poll(() => page.locator("ins, iframe").count()).toBe(0);
    const directives = [await directive(site, "script-src"), await directive(site, "frame-src")];
    expect(directives).toEqual(["script-src 'self'", "frame-src 'none'"]);
  });
});

describe("with ads and analytics in the configuration", () => {
  testWithAds(
    "scripts may come from that origin, and from no other",
    async ({ visit, site, thirdParty, allowMessages }) => {
      allowMessages(/Content Security Policy/);
      const scriptSource = await directive(site, "script-src");
      expect(scriptSource).toBe(`script-src 'self' ${thirdParty.origin}`);
      const page = await visit("/cities");
      const refusedUrls = await page.evaluate(async () => {
        const script = Object.assign(document.createElement("script"), { src: "http://localhost:9/other.js" });
        const violation = new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective));
        });
        document.head.append(script);
        return violation;
      });
      expect(refusedUrls).toMatch(/^script-src/);
    },
  );

  testWithAds(
    "the first slot is filled at once, the second after 2000 ms, and nothing on the page moves for it",
    async ({ visit }) => {
      const page = await visit("/cities");
      const start = new Date("2026-03-02T10:00:00Z");
      await page.clock.install({ time: start });
      await page.clock.pauseAt(new Date(start.getTime() + 1_000));
      await page.goto("/business/1", { waitUntil: "networkidle" });
      await expect.poll(() => boxes(page).count()).toBe(2);
      const places = () => boxes(page).evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON()));
      const before = await places();
      let passedCount = 0;
      const pass = async (milliseconds: number) => {
        await page.clock.runFor(milliseconds);
        passedCount += milliseconds;
      };
      await expect
        .poll(async () => {
          await pass(1);
          return filledSlots(page);
        }, PATIENT)
        .toEqual(["client-1/top"]);
      // Both timers started at hydration, before the first of these milliseconds at the earliest.
      await pass(SECOND_AD_DELAY_MS - 1 - passedCount);
      await expect.poll(() => filledSlots(page)).toEqual(["client-1/top"]);
      await pass(passedCount);
      await expect.poll(() => filledSlots(page), PATIENT).toEqual(["client-1/top", "client-1/bottom"]);
      await expect.poll(() => places()).toEqual(before);
      await page.clock.resume();
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );

  testWithAds(
    "the scripts are fetched once for a visit of several businesses, each of which has its own two ads",
    async ({ visit, thirdParty }) => {
      thirdParty.requests.length = 0;
      const page = await visit("/business/1");
      await expect.poll(() => filledSlots(page), PATIENT).toEqual(["client-1/top", "client-1/bottom"]);
      await page
        .locator("ins")
        .first()
        .evaluate((slot) => slot.setAttribute("data-of", "the business before"));
      await followLink(page, "/business/2");
      await expect.poll(() => page.locator("ins[data-of]").count(), PATIENT).toBe(0);
      await expect.poll(() => filledSlots(page), PATIENT).toEqual(["client-1/top", "client-1/bottom"]);
      await expect.poll(() => thirdParty.requests.toSorted(), PATIENT).toEqual(["/ads.js", "/count.js"]);
    },
  );

  testWithAds(
    "analytics are counted on other pages too, where no ad script is fetched",
    async ({ visit, thirdParty }) => {
      thirdParty.requests.length = 0;
      const page = await visit("/about");
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "counted")), PATIENT).toBe(1);
      expect(thirdParty.requests).toEqual(["/count.js"]);
    },
  );

  testWithAds("a visitor without JavaScript sees no box for an ad that cannot come", async ({ visit }) => {
    const page = await visit("/business/1", { javaScriptEnabled: false });
    await expect.poll(() => boxes(page).first().isVisible()).toBe(false);
  });
});
