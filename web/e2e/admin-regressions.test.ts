import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import type { Job, Overview } from "#contract/admin-api";
import { IMPORT_TAB } from "./support/import-tab.ts";
import { publicBusiness, signIn, toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const TABLE = "/admin-panel?tab=businesses";

const test = testOn({ rows: shops(120) });
/** Locates the field of the city, whose label contains "edited by hand" after an edit. */
const city = (page: Page) => page.getByRole("combobox", { name: /^City/ });

/** Intercepts and changes the overview of the dashboard. */
function changeOverview(page: Page, change: (overview: Overview) => unknown) {
  return page.route("**/api/admin/overview", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

const dateBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const twoDays = (overview: Overview) => ({
  ...overview,
  growth: [
    { date: dateBefore(9), added: 50, total: 50 },
    { date: dateBefore(2), added: 70, total: 120 },
  ],
});

describe("an unsaved draft", () => {
  test("of a business that somebody else changed is not saved over the change unasked", async ({
    openPanel,
    site,
    allowMessages,
  }) => {
    allowMessages(/status of 409/);
    const page = await openPanel(TABLE);
    await page
      .getByRole("button", { name: /^Edit / })
      .nth(3)
      .click();
    await city(page).fill("Half-typed");
    const id = new URL(page.url()).searchParams.get("edit");
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.request.patch(`/api/admin/businesses/${id}`, { data: { phone: "+1 512 555 0199" } });
    await page.goForward();
    await page.getByText("still here, not saved yet").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Changed: Phone.").waitFor();
    await page.getByRole("button", { name: "Keep my changes" }).click();
    await toast(page, "Business saved");
    await expect.poll(() => publicBusiness(site, id)).toMatchObject({ city: "Half-typed" });
  });

  test("is gone once it is saved", async ({ openPanel }) => {
    const page = await openPanel(`${TABLE}&search=Shop+number+9&edit=9`);
    await city(page).fill("Saved");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Edit Shop number 9", exact: true }).click();
    await city(page).waitFor();
    await expect.poll(() => page.getByText("still here, not saved yet").count()).toBe(0);
    await expect.poll(() => page.getByRole("button", { name: "Save changes" }).isDisabled()).toBe(true);
  });

  test("of an added business does not fill the next one", async ({ openPanel }) => {
    const page = await openPanel(`${TABLE}&edit=new`);
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("First of Two");
    await page.getByRole("dialog").getByRole("button", { name: "Add business" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("row", { name: "First of Two" }).waitFor();
    await page.getByRole("button", { name: "Add business" }).click();
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe("");
  });
});

describe("a tab that cannot be rendered", () => {
  test("says so in its place, and the other tabs and a retry work", async ({ openPanel, allowMessages }) => {
    allowMessages(/Cannot (read properties|destructure property .*) of .*null/);
    const page = await openPanel(TABLE);
    await changeOverview(page, (overview) => ({ ...overview, growth: [null] }));
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await page.getByText("This tab could not be shown").waitFor();
    await page.getByRole("tab", { name: "Businesses" }).click();
    await page.getByRole("grid", { name: "Businesses" }).waitFor();
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await page.unroute("**/api/admin/overview");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await page.getByRole("heading", { name: "Data quality" }).waitFor();
  });
});

test("each bar of the chart says what was added in its period, and leads there", async ({ openPanel }) => {
  const page = await openPanel(TABLE);
  await changeOverview(page, twoDays);
  await page.getByRole("tab", { name: "Dashboard" }).click();
  const bars = page.getByRole("list", { name: "Businesses added" }).getByRole("link");
  await bars.first().waitFor();
  await expect
    .poll(() => bars.evaluateAll((links) => links.map((link) => link.ariaLabel?.replace(/^.*: /, ""))))
    .toEqual(["50 businesses added", "70 businesses added"]);
  await bars.first().press("Enter");
  await page.getByRole("grid", { name: "Businesses" }).waitFor();
});

test.for([360, 768, 1280, 2000])(
  "the dates below the chart keep a distance from each other and stay within it, at %i pixels",
  async (width, { openPanel }) => {
    const page = await openPanel(TABLE, { viewport: { width, height: 700 } });
    await changeOverview(page, twoDays);
    await page.getByRole("tab", { name: "Dashboard" }).click();
    const chart = page.getByRole("list", { name: "Businesses added" });
    await chart.waitFor();
    const layout = () =>
      chart.evaluate((element) => {
        const dates = [...element.querySelectorAll("li > [aria-hidden]")]
          .map((date) => date.getBoundingClientRect())
          .filter((date) => date.width > 0);
        const end = element.getBoundingClientRect().right + 1;
        return {
          areSeveral: dates.length > 1,
          areWithin: dates.every(({ right }) => right <= end),
          areApart: dates.every(({ left }, index) => index === 0 || left > (dates[index - 1]?.right ?? left) + 4),
        };
      });
    await expect.poll(layout).toEqual({ areSeveral: true, areWithin: true, areApart: true });
  },
);

test.for([360, 1280])(
  "the next page of the table begins at its top with the focus there, at %i pixels",
  async (width, { openPanel }) => {
    const page = await openPanel(TABLE, { viewport: { width, height: 700 } });
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText("Showing 51 to 100 of").waitFor();
    const table = page.getByRole("grid", { name: "Businesses" });
    await table.and(page.locator(":focus")).waitFor();
    const { top, header } = await table.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      header: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(300);
  },
);

test("two filters that change at once are both in the address", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&city=Gotham`);
  await page.getByRole("searchbox").fill("Shop");
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>("search button[aria-label^='Remove the filter']")?.click();
    document.querySelector<HTMLFormElement>("search form")?.requestSubmit();
  });
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=businesses&search=Shop");
});

const job = (state: Job["state"]): Job => ({
  id: 999,
  kind: "generate-seo",
  actor: "admin",
  file: null,
  state,
  progress: { done: 10, total: 100, fraction: 0.1, unit: "businesses" },
  result: { updated: 100, remaining: 0, seconds: 1 },
  error: null,
  startedAt: new Date().toISOString(),
  finishedAt: null,
});

test("a job is followed again after a login that was put off", async ({ openPanel, allowMessages }) => {
  allowMessages(/status of 401|ERR_FAILED/);
  const page = await openPanel(TABLE);
  // Its scripts are loaded then, so that all requests of the tab are made at once.
  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByRole("tabpanel", { name: "Import" }).getByRole("heading").first().waitFor();
  await page.getByRole("tab", { name: "Businesses" }).click();
  await page.getByRole("grid", { name: "Businesses" }).waitFor();
  const isSignedIn = async (route: Route) => (await page.request.get("/api/admin/check-auth")).ok() || route;
  await page.route("**/api/admin/jobs?*", (route) => route.fulfill({ json: [job("running")] }));
  await page.route("**/api/admin/jobs/999/events", (route) => route.abort());
  await page.route("**/api/admin/jobs/999", async (route) => {
    if ((await isSignedIn(route)) === true) await route.fulfill({ json: job("finished") });
    else await route.fulfill({ status: 401, json: { status: 401, title: "Unauthorized", detail: "Please log in." } });
  });
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByText("Your session has ended").waitFor();
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await signIn(page);
  await toast(page, "SEO Content Generated");
});

test.for([429, 404])(
  "a job is not shown as running for ever when a poll of it gets %i",
  async (status, { openPanel, allowMessages }) => {
    allowMessages(/status of 429|ERR_FAILED/);
    const page = await openPanel(TABLE);
    let jobs = [job("running")];
    let polls = 0;
    await page.route("**/api/admin/jobs?*", (route) => route.fulfill({ json: jobs }));
    await page.route("**/api/admin/jobs/999/events", (route) => route.abort());
    await page.route("**/api/admin/jobs/999", (route) => {
      polls++;
      if (status === 404) jobs = [];
      else if (polls > 1) jobs = [job("finished")];
      if (polls > 1) return route.fulfill({ json: job("finished") });
      return route.fulfill({ status, json: { status, title: "Refused", detail: "Not now." } });
    });
    await page.getByRole("tab", { name: "Import" }).click();
    await expect.poll(() => polls).toBeGreaterThan(0);
    await page.getByText("You can close this page; it will keep running").waitFor({ state: "hidden" });
  },
);

test("texts for search engines are not offered when none is missing", async ({ openPanel }) => {
  const page = await openPanel(IMPORT_TAB);
  const button = page.getByRole("button", { name: "Generate SEO Content" });
  await expect.poll(() => button.isDisabled()).toBe(false);
  await changeOverview(page, ({ quality, ...rest }) => ({ ...rest, quality: { ...quality, seoText: quality.total } }));
  await page.reload();
  await page.getByText("businesses have SEO text.").waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
});
