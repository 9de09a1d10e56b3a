import { expect } from "vitest";
import { test } from "./support/test.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

test("Back leaves the page and closes the drawer that was opened on it", async ({ visit }) => {
  const page = await visit("/", PHONE);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { level: 1, name: "About Mainstreet" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Find the right place, right now" }).waitFor();
  await drawer.waitFor({ state: "hidden" });
});

test.for<[string, string, string]>([
  ["page 2, of which only the data is missing", "nav[aria-label=Pages] a[rel=next]", "Page 2 of"],
  ["a page of which nothing is loaded", "footer a[href='/cities']", "All cities"],
])("offline, %s says so, and loads once there is a connection", async ([, link, heading], { visit, allowMessages }) => {
  allowMessages(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const page = await visit("/businesses", PHONE);
  // Header and footer, whose code comes after the page, lead on without a document once it is there.
  await page.waitForLoadState("networkidle");
  // A script clicks, since the pointer would prefetch the page.
  await page.context().setOffline(true);
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  const notices = page.getByText("You are offline. The next page comes as soon as you are connected.");
  await expect.poll(() => notices.count()).toBe(2);
  await page.context().setOffline(false);
  await page.locator("main").getByText(heading).waitFor();
  await expect.poll(() => notices.count()).toBe(0);
});

test("offline before their code came, header and footer stay", async ({ visit, allowMessages }) => {
  allowMessages(/Failed to (load|fetch)|ERR_FAILED/);
  const page = await visit("/about", PHONE);
  let isOffline = true;
  await page.route("**/client/site-frame-*.js", (route) => (isOffline ? route.abort() : route.continue()));
  await page.reload();
  await page.waitForLoadState("networkidle");
  const footerLink = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  await footerLink.waitFor();
  // Coming back to the page renders anew whatever shows the time.
  await page.evaluate(async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect.poll(() => footerLink.isVisible()).toBe(true);
  isOffline = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
});
