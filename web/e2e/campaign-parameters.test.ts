import { describe, expect } from "vitest";
import { followLink } from "./support/locators.ts";
import { test } from "./support/test.ts";

const CAMPAIGN = "utm_source=x&utm_medium=e%20mail&fbclid=a.b";

/** The server ignores campaign parameters, while the browser has them in its address. */
describe("an address with the parameters of a campaign", () => {
  test.for([
    `/?${CAMPAIGN}`,
    `/businesses?${CAMPAIGN}&page=2`,
    `/city/Chicago?${CAMPAIGN}&sort=name`,
    `/search?${CAMPAIGN}&q=pizza&openNow=1`,
    `/cities?page=1&${CAMPAIGN}`,
    `/details/no-such-business?${CAMPAIGN}`,
    `/about?${CAMPAIGN}#content`,
  ])("%s hydrates without a message or a further read, and stays as it is", async (path, { openContext, site }) => {
    const page = await (await openContext({})).newPage();
    const reads: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) reads.push(request.url());
    });
    await page.goto(path);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await expect.poll(() => page.url()).toBe(site.url + path);
    await expect
      .poll(() => page.evaluate(() => document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? ""))
      .not.toContain("utm_");
    expect(reads).toEqual([]);
    await followLink(page, "/cities");
    await page.waitForURL("**/cities");
    await page.getByRole("heading", { level: 1, name: "All cities" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(site.url + path);
  });
});
