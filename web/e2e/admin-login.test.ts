import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { loseSession, openPanel, signIn, toast, toastText } from "./signed-in.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site?.close());

const description = (page: Page) => page.getByRole("textbox", { name: "Description", exact: true });

/** But for the browser's own line on a refused request. */
const withoutRefusals = (messages: string[]) => messages.filter((message) => !/status of 401/.test(message));

describe("the login", () => {
  it.each(["/admin", "/admin-login"])("at %s leads into the panel", async (path) => {
    const { page, messages } = await site.open(path);
    await expect.poll(() => page.title()).toMatch(/^Admin login/);
    await signIn(page);
    expect(await toastText(page)).toMatch(/^Login successful\n+Welcome to the admin panel/);
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin-panel");
    expect(messages).toEqual([]);
    await page.context().close();
  });

  it("with a wrong password says so and keeps what was typed", async () => {
    const { page, messages } = await site.open("/admin-login");
    await signIn(page, "wrong");
    expect(await toastText(page)).toMatch(/^Login failed\n+Invalid credentials. Please try again./);
    expect(await page.getByLabel("Username").inputValue()).toBe("admin");
    expect(await page.getByLabel("Password").inputValue()).toBe("wrong");
    expect(withoutRefusals(messages)).toEqual([]);
    await page.context().close();
  });

  it("wants both, and says that it is at it", async () => {
    const { page } = await site.open("/admin-login");
    await page.getByRole("button", { name: "Login" }).click();
    expect(await page.getByLabel("Username").evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
      true,
    );
    await page.route("**/api/admin/login", async (route) => {
      await page.getByRole("button", { name: "Logging in..." }).waitFor();
      await route.continue();
    });
    await signIn(page);
    await page.getByRole("tablist").waitFor();
    await page.context().close();
  });

  it("can be cancelled, which leads home", async () => {
    const { page } = await site.open("/admin-login");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL(`${site.url}/`);
    await page.context().close();
  });

  it.each(["light", "dark"] as const)("has nothing that axe finds wrong (%s)", async (colorScheme) => {
    const { page } = await site.open("/admin-login", { colorScheme, viewport: { width: 360, height: 740 } });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().close();
  });
});

describe("the panel without a session", () => {
  it.each(["/admin-panel?tab=businesses&country=United+States", "/admin/dashboard"])(
    "at %s sends to the login, and from there back",
    async (path) => {
      const { page, messages } = await site.open(path);
      await page.waitForURL("**/admin-login");
      expect(await toastText(page)).toMatch(/^Authentication required\n+Please log in to access the admin panel/);
      await signIn(page);
      await page.waitForURL((url) => url.pathname === "/admin-panel" && path.endsWith(url.search));
      expect(withoutRefusals(messages)).toEqual([]);
      await page.context().close();
    },
  );

  it("that ended in mid-work asks to sign in again and goes on", async () => {
    const { page } = await openPanel(site, "/admin-panel?tab=businesses&edit=1");
    await description(page).fill("Typed before the session ended");
    await loseSession(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
    await page.getByLabel("Password").and(page.locator(":focus")).waitFor();
    await signIn(page, "wrong");
    expect(await toastText(page)).toMatch(/^Login failed/);
    await signIn(page);
    await toast(page, "Business saved");
    const saved = await page.request.get(`${site.url}/api/businesses/1`);
    expect(await saved.json()).toMatchObject({ description: "Typed before the session ended" });
    await page.context().close();
  });

  it("that ended is not renewed when the dialog is left, and nothing typed is lost", async () => {
    const { page } = await openPanel(site, "/admin-panel?tab=businesses&edit=2");
    await description(page).fill("Still here");
    await loseSession(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "Not now" }).click();
    await page.getByText("Please log in to access the admin panel.").waitFor();
    expect(await description(page).inputValue()).toBe("Still here");
    await page.context().close();
  });
});

it("signing out ends the session on the server and leads home", async () => {
  const { page } = await openPanel(site);
  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${site.url}/`);
  await page.context().addCookies(cookies);
  expect((await page.request.get(`${site.url}/api/admin/check-auth`)).status()).toBe(401);
  await page.context().close();
});
