import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DETAIL_BUSINESSES, pathOf } from "./support/detail-businesses.ts";
import { main } from "./support/locators.ts";
import { goTo, testOn } from "./support/test.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const DESK = { viewport: { width: 1280, height: 900 } };
const PATIENT = { timeout: 300_000 };

const test = testOn({ rows: DETAIL_BUSINESSES });
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const notifications = (page: Page) => page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
describe("the way there", () => {
  test("leads to the name and address, and is offered only where a place is known", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"), PHONE);
    for (const link of await main(page).getByRole("link", { name: "Directions" }).all()) {
      const url = new URL((await link.getAttribute("href")) ?? "");
      expect(url.searchParams.get("destination")).toBe(
        "Corner Oven, 1 Example Street, Springfield, Illinois, 62701, United States",
      );
    }
    await goTo(page, pathOf("Known by Name"));
    await expect.poll(() => main(page).getByText("Directions").count()).toBe(0);
    await expect
      .poll(() => section(page, "Contact").innerText())
      .toContain("No address, phone number or website is known.");
  });
});

describe("opening hours", () => {
  const week = (page: Page) => section(page, "Opening hours").getByRole("row");
  const todayIn = (timeZone: string, at = Date.now()) =>
    new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone }).format(at);

  test("have today marked by the clocks of the business, wherever the visitor is", async ({ visit }) => {
    const todays = [];
    for (const [name, zone] of [
      ["First Morning", "Pacific/Kiritimati"],
      ["Last Evening", "Pacific/Pago_Pago"],
    ] as const) {
      const before = todayIn(zone);
      const page = await visit(pathOf(name), { timezoneId: "Europe/Zurich" });
      const markedDays = await week(page).filter({ hasText: "today" }).allInnerTexts();
      expect(markedDays).toHaveLength(1);
      expect([before, todayIn(zone)]).toContain(markedDays[0]?.split(" ")[0]);
      todays.push(markedDays[0]?.split(" ")[0]);
    }
    // The two visits are 25 hours apart.
    expect(todays[0]).not.toBe(todays[1]);
  });

  test("mark the next day when a page that was left open is looked at again on it", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"));
    const tomorrow = Date.now() + 24 * 3_600_000;
    await page.clock.setFixedTime(tomorrow);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await week(page)
      .filter({ hasText: `${todayIn("America/Chicago", tomorrow)} today` })
      .waitFor();
  });

  test("show every range of a day, and a day that nothing is said of as not known", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"));
    const rows = (await week(page).allInnerTexts()).map((row) => row.replace(" today", "").split(/\s*\t\s*|\n/));
    expect(rows[1]).toEqual(["Tuesday", "6:30 AM - 11:00 AM", "12:00 PM - 3:00 PM"]);
    expect(rows[2]).toEqual(["Wednesday", "Open 24 hours"]);
    expect(rows[6]).toEqual(["Sunday", "Not known"]);
  });

  test("are the usual ones, folded and said to be not confirmed, where none are known", async ({ visit }) => {
    const page = await visit(pathOf("Known by Name"));
    const usual = section(page, "Opening hours").getByText("Usual hours for businesses like this, not confirmed");
    await expect.poll(() => week(page).first().isVisible()).toBe(false);
    await usual.click();
    const rows = async () =>
      (await week(page).allInnerTexts()).map((row) => row.replace(" today", "").replace(/\s+/g, " "));
    await expect
      .poll(rows)
      .toEqual([
        ...["Monday", "Tuesday", "Wednesday", "Thursday"].map((day) => `${day} 9:00 AM - 6:00 PM`),
        "Friday 9:00 AM - 5:00 PM",
        "Saturday Closed",
        "Sunday Closed",
      ]);
  });

  test.for<[string, string]>([
    ["2026-06-01T17:00:00Z", "Open · closes at 5:00 PM"],
    ["2026-06-06T17:00:00Z", "Closed"],
    ["2026-06-07T17:00:00Z", "Hours not known"],
    ["2026-06-02T04:00:00Z", "Closed · opens Tuesday at 6:30 AM"],
  ])("at %s say %s, and neither open nor closed on a day that is not known", async ([time, state], { visit }) => {
    const page = await visit(pathOf("Corner Oven"));
    await page.clock.setFixedTime(new Date(time));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const hours = section(page, "Opening hours").getByRole("paragraph").first();
    await expect.poll(() => hours.innerText()).toBe(state);
    await expect.poll(() => main(page).locator("header").innerText()).toContain(state);
  });

  test("that are not known neither open nor close a business", async ({ visit }) => {
    const page = await visit(pathOf("Known by Name"));
    for (const day of ["01", "06"]) {
      await page.clock.setFixedTime(new Date(`2026-06-${day}T17:00:00Z`));
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const header = await main(page).locator("header").innerText();
      expect(header).toContain("Hours not known");
      expect(header).not.toMatch(/Open|Closed/);
    }
  });
});

describe("what it offers", () => {
  test("is four groups, confirmed items first and without a mark what is only usual", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"));
    const offers = section(page, "What This Business Offers");
    await expect
      .poll(async () => (await offers.getByRole("heading", { level: 3 }).allInnerTexts()).slice(0, 4))
      .toEqual(["Service Options", "Payment Methods", "Accessibility", "Business Type"]);
    const offer = async (label: string) => offers.getByRole("listitem").filter({ hasText: label }).textContent();
    await expect.poll(() => offer("Credit cards")).toBe("Credit cards: not available");
    await expect.poll(() => offer("Debit cards")).toBe("Debit cards");
    await expect.poll(() => offer("Home service")).toBe("Home service: not available");
    const usual = offers.getByRole("heading", { name: "Usual, not confirmed" });
    await expect.poll(() => usual.count()).toBeGreaterThan(1);
    await expect.poll(() => usual.first().locator("xpath=..").locator("svg").count()).toBe(0);
    await expect.poll(() => offer("Delivery")).toBe("Delivery: available");
  });
});

describe("sharing and saving", () => {
  test("copies the address where the browser shares nothing itself, and says so once", async ({ visit, site }) => {
    const page = await visit(pathOf("Corner Oven"), { permissions: ["clipboard-read", "clipboard-write"] });
    const share = page.getByRole("button", { name: "Share" });
    await share.click();
    await notifications(page).getByText("Link copied").waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${site.url}/details/corner-oven-springfield`);
    await share.click();
    await expect.poll(() => notifications(page).count()).toBe(1);
  });

  test("shows the address where copying is not allowed", async ({ visit, site }) => {
    const page = await visit("/cities");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await goTo(page, pathOf("Corner Oven"));
    await page.getByRole("button", { name: "Share" }).click();
    await notifications(page).getByText("Copy this link").waitFor();
    await expect.poll(() => notifications(page).innerText()).toContain(`${site.url}/details/corner-oven-springfield`);
  });

  test("passes name and address to the share dialog of the device, without a notification", async ({ visit, site }) => {
    const page = await visit("/cities");
    await page.addInitScript(() => {
      const share = async (data: ShareData) => void Object.assign(window, { shared: data });
      Object.defineProperty(navigator, "share", { value: share });
    });
    await goTo(page, pathOf("Corner Oven"));
    await page.getByRole("button", { name: "Share" }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared")), PATIENT)
      .toEqual({ title: "Corner Oven", url: `${site.url}/details/corner-oven-springfield` });
    await expect.poll(() => notifications(page).count()).toBe(0);
  });

  test("downloads a card for the address book, and the page stays", async ({ visit, site }) => {
    const page = await visit(pathOf("Corner Oven"));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Add to contacts" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("corner-oven-springfield.vcf");
    const card = readFileSync(await download.path(), "utf8");
    expect(card).toMatch(/^BEGIN:VCARD\r\n[^]*\r\nFN:Corner Oven\r\n[^]*tel:\+12175550100\r\n/);
    await expect.poll(() => page.url()).toBe(site.url + pathOf("Corner Oven"));
  });

  test("prints only what is useful on paper: no menus, pictures or buttons, but the URL of the page", async ({
    visit,
  }) => {
    const page = await visit(pathOf("Corner Oven"), DESK);
    await page.emulateMedia({ media: "print" });
    for (const label of ["Save", "Share", "Print"])
      await expect.poll(() => page.getByRole("button", { name: label }).count()).toBe(0);
    for (const label of ["Breadcrumb", "Main"])
      await expect.poll(() => page.getByRole("navigation", { name: label }).count()).toBe(0);
    for (const label of ["Call Now", "Directions", "Nearby alternatives", "Add to contacts"])
      await expect.poll(() => main(page).getByText(label).first().isVisible(), { message: label }).toBe(false);
    for (const photo of await main(page).locator('img:not([src$="/qr.svg"])').all())
      await expect.poll(() => photo.isVisible()).toBe(false);
    await expect.poll(() => main(page).locator('img[src$="/qr.svg"]').isVisible()).toBe(true);
    const text = await main(page).innerText();
    for (const storedText of [
      "Corner Oven",
      "(217) 555-0100",
      "1 Example Street",
      "6:30 AM - 11:00 AM",
      "corner-oven-springfield",
    ])
      expect(text).toContain(storedText);
  });
});
