import type { BrowserContextOptions, Page } from "playwright-core";
import { ADMINISTRATOR, type OpenPage, type RunningSite } from "./running-site.ts";

/** A page of the admin panel in a browser that is signed in. */
export async function openPanel(
  site: RunningSite,
  path = "/admin-panel",
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const opened = await site.open("/admin-login", options);
  await signIn(opened.page);
  await opened.page.getByRole("tablist").waitFor();
  await opened.page.goto(path);
  await panelReady(opened.page);
  return opened;
}

/** Waits until a tab of the panel, and the form over it, have all their data. */
export async function panelReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("h1") && !document.querySelector("[aria-busy=true]"));
}

/** Fills in and sends the login form that is on the page. */
export async function signIn(page: Page, password = ADMINISTRATOR.password): Promise<void> {
  await page.getByLabel("Username").fill(ADMINISTRATOR.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Ends the session as if its time had come; the page does not know. */
export async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** What the visible notification says. */
export function toastText(page: Page): Promise<string> {
  return page.locator("[data-variant]").filter({ visible: true }).innerText();
}

/** Waits for a notification that says so. */
export function toast(page: Page, text: string): Promise<void> {
  return page.locator("[data-variant]").filter({ hasText: text }).waitFor();
}
