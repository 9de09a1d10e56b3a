import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { AdminBusinessList } from "#contract/admin-table";
import { ADMINISTRATOR } from "./served-directory.ts";

/** Fills in and sends the login form on the page. */
export async function signIn(page: Page, password = ADMINISTRATOR.password): Promise<void> {
  await page.getByLabel("Username").fill(ADMINISTRATOR.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Ends the session without the page knowing, as when it expires. */
export async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** Locates the notifications, including those behind a modal dialog. */
export const toasts = (page: Page): Locator =>
  page
    .getByRole("region", { name: /^Notifications/, includeHidden: true })
    .getByRole("listitem", { includeHidden: true });

/** Returns the text of the visible notification. */
export function toastText(page: Page): Promise<string> {
  return toasts(page).filter({ visible: true }).innerText();
}

/** Waits for a notification with this text, and holds it. */
export async function toast(page: Page, text: string): Promise<void> {
  await toasts(page).filter({ hasText: text }).waitFor();
  await holdToasts(page);
}

/**
 * Pauses the timers of notifications, as a window without focus does, until a pointer leaves them: on a slow machine an Undo would be
 * gone before it is clicked.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
}

/** Counts the listed businesses through the admin API: the response cache of a busy server may answer public addresses. */
export async function countBusinesses(page: Page, query = ""): Promise<number> {
  const response = await page.request.get(`/api/admin/businesses${query}`);
  return ((await response.json()) as AdminBusinessList).totalCount;
}

/** Returns the public record of a business. A busy server may answer with an older one for two minutes. */
export async function publicBusiness(site: { url: string }, id: string | number | null): Promise<unknown> {
  return (await fetch(`${site.url}/api/businesses/${id}`)).json();
}

/** Reloads the page; the question of the browser must come, and is answered with "Cancel". */
export async function reloadIsPrompted(page: Page): Promise<void> {
  const question = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

/** Waits until closing the panel would lose nothing: the lists of what is gone may still be loading. */
export async function untilNothingUnsaved(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

/** Waits until closing the panel would lose nothing, then reloads the page, which the browser does without a question. */
export async function reloadWithoutPrompt(page: Page): Promise<void> {
  await untilNothingUnsaved(page);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual([]);
}
