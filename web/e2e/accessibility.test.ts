import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { ADDRESSES } from "./addresses.ts";
import { type RunningSite, resize, runSite } from "./running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site?.close());

const WIDTHS = [360, 1280];

/** Faults of the page as it stands, in both themes at a phone's and a desktop's width, each with where it was found. */
async function faultsEverywhere(page: Page, prepare: () => Promise<void> = async () => {}): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS)
    for (const colorScheme of ["light", "dark"] as const) {
      await resize(page, width, 800);
      // a colour half-way through its transition has another contrast
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await prepare();
      // all of it at once: what lies under the bar at the bottom of a window hangs on the hour, as opening hours wrap
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await resize(page, width, height);
      faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  return faults;
}

/** Whatever on the page opens without leaving it: questions, filters. */
function openAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
}

describe("axe finds nothing wrong (WCAG 2.2 AA and best practice), in both themes, on a phone and a desktop, with", () => {
  it.each(ADDRESSES)("$path", async ({ path }) => {
    const { page } = await site.open(path);
    expect(await faultsEverywhere(page, () => openAll(page))).toEqual([]);
    await page.context().close();
  });

  it.each(["Categories", "Cities"])("the menu %s open", async (name) => {
    const { page } = await site.open("/", { viewport: { width: 1280, height: 800 } });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const menu = page.getByRole("navigation", { name: "Main" }).locator("details", { hasText: name });
      await menu.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.context().close();
  });

  it.each(ADDRESSES.filter(({ path }) => ["/", "/businesses", "/business/1"].includes(path)))(
    "the drawer, and whatever else pops up on $path, open",
    async ({ path }) => {
      const { page } = await site.open(path, { viewport: { width: 360, height: 740 } });
      const popovers = page.locator("[popover]");
      expect(await popovers.count()).toBeGreaterThan(0);
      for (const popover of await popovers.all())
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await popover.evaluate((element: HTMLElement) => element.showPopover());
          expect(await accessibilityFaults(page)).toEqual([]);
          await popover.evaluate((element: HTMLElement) => element.hidePopover());
        }
      await page.context().close();
    },
  );
});

it("axe would name what is wrong", async () => {
  const { page } = await site.open("/about");
  await page.evaluate(() => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<p id="nameless"><button></button></p>');
  });
  expect(await accessibilityFaults(page)).toContainEqual(expect.stringMatching(/^button-name: #nameless > button: /));
  await page.context().close();
});
