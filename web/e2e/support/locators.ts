import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const main = (page: Page): Locator => page.getByRole("main");

/** Locates the cards of businesses in lists and suggestions of other businesses. */
export const cards = (page: Page): Locator => main(page).getByRole("article");

/** Locates the menus in the header. */
export const mainMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

/** Locates a box of the search form on the home and search pages. */
export const searchBox = (page: Page, label: "What" | "Where"): Locator => page.getByLabel(label, { exact: true });

/** Waits for the page with this title. */
export const pageTitle = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { level: 1, name, exact: typeof name === "string" }).waitFor();

export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((element) => element === document.activeElement);

/** Returns path and query of the page, encoded as in its address. */
export function pathAndQuery(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length);
}

/** Waits until a chunk of the browser's code is loaded, and all that it imports. `name` is that of its source file. */
export async function untilCodeLoaded(page: Page, name: string): Promise<void> {
  const importChunk = `(async () => {
    const code = performance.getEntriesByType("resource").find(({ name }) => /\\/${name}-[^/-]*\\.js$/.test(name));
    return code !== undefined && (await import(code.name)) !== undefined;
  })()`;
  await expect.poll(() => page.evaluate(importChunk)).toBe(true);
}

/** Returns the width of the page's content in pixels, which is the window's unless something sticks out. */
export const contentWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Follows a link to the path within the document, as a visitor would. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")?.append(link);
    link.click();
    link.remove();
  }, path);
}
