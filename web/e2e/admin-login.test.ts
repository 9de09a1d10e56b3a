import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { isFocused } from "./support/locators.ts";
import { loseSession, publicBusiness, signIn, toast, toastText } from "./support/panel.ts";
import { testOn } from "./support/test.ts";

const test = testOn();
const description = (page: Page) => page.getByRole("textbox", { name: "Description", exact: true });

/** Matches Chromium's console message about a refused request. */
const REFUSED = /status of 401/;

describe("the login", () => {
  test.for(["/admin", "/admin-login"])("at %s leads into the panel", async (path, { visit }) => {
    const page = await visit(path);
    await expect.poll(() => page.title()).toMatch(/^Admin login/);
    await signIn(page);
    await expect.poll(() => toastText(page)).toMatch(/^Login successful\n+Welcome to the admin panel/);
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/admin-panel");
  });

  test("with a wrong password says so and keeps what was typed", async ({ visit, allowMessages }) => {
    allowMessages(REFUSED);
    const page = await visit("/admin-login");
    await signIn(page, "wrong");
    await expect.poll(() => toastText(page)).toMatch(/^Login failed\n+Invalid credentials. Please try again./);
    await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("admin");
    await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("wrong");
  });

  test("requires both fields, and shows that it is logging in", async ({ visit }) => {
    const page = await visit("/admin-login");
    await page.getByRole("button", { name: "Login" }).click();
    await expect
      .poll(() => page.getByLabel("Username").evaluate((field: HTMLInputElement) => field.validity.valueMissing))
      .toBe(true);
    await page.route("**/api/admin/login", async (route) => {
      await page.getByRole("button", { name: "Logging in..." }).waitFor();
      await route.continue();
    });
    await signIn(page);
    await page.getByRole("tablist").waitFor();
  });

  test("can be cancelled, which leads home", async ({ visit, site }) => {
    const page = await visit("/admin-login");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL(`${site.url}/`);
  });

  test.for(["light", "dark"] as const)("has no accessibility violations (%s)", async (colorScheme, { visit }) => {
    const page = await visit("/admin-login", { colorScheme, viewport: { width: 360, height: 740 } });
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe("the panel without a session", () => {
  test.for(["/admin-panel?tab=businesses&country=United+States", "/admin/dashboard"])(
    "at %s redirects to the login, and from there back",
    async (path, { visit, allowMessages }) => {
      allowMessages(REFUSED);
      const page = await visit(path);
      await page.waitForURL("**/admin-login");
      await expect
        .poll(() => toastText(page))
        .toMatch(/^Authentication required\n+Please log in to access the admin panel/);
      await signIn(page);
      await page.waitForURL((url) => url.pathname === "/admin-panel" && path.endsWith(url.search));
    },
  );

  test("that expired during an edit asks to sign in again, then saves", async ({ openPanel, site, allowMessages }) => {
    allowMessages(REFUSED);
    const page = await openPanel("/admin-panel?tab=businesses&edit=1");
    await description(page).fill("Typed before the session ended");
    await loseSession(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
    await page.getByLabel("Password").and(page.locator(":focus")).waitFor();
    await signIn(page, "wrong");
    await expect.poll(() => toastText(page)).toMatch(/^Login failed/);
    await signIn(page);
    await toast(page, "Business saved");
    await expect.poll(() => publicBusiness(site, 1)).toMatchObject({ description: "Typed before the session ended" });
  });

  test("that expired asks for the password, wherever the focus was", async ({ openPanel, allowMessages }) => {
    allowMessages(REFUSED);
    const page = await openPanel("/admin-panel?tab=businesses&edit=3");
    await loseSession(page);
    const street = page.getByRole("dialog").getByLabel("Street", { exact: true });
    await street.fill("1 Changed Street");
    await street.press("Enter");
    await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
    await expect.poll(() => isFocused(page.getByLabel("Password"))).toBe(true);
  });

  test("that expired keeps what was typed when the login dialog is dismissed", async ({ openPanel, allowMessages }) => {
    allowMessages(REFUSED);
    const page = await openPanel("/admin-panel?tab=businesses&edit=2");
    await description(page).fill("Still here");
    await loseSession(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "Not now" }).click();
    await page.getByText("Please log in to access the admin panel.").waitFor();
    await expect.poll(() => description(page).inputValue()).toBe("Still here");
  });
});

test("signing out ends the session on the server and leads home", async ({ openPanel, site }) => {
  const page = await openPanel();
  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${site.url}/`);
  await page.context().addCookies(cookies);
  const session = await page.request.get(`${site.url}/api/admin/check-auth`);
  expect(session.status()).toBe(401);
});
