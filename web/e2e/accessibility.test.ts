import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations, COLOR_RULES } from "./support/accessibility.ts";
import { ADDRESSES } from "./support/addresses.ts";
import { mainMenu } from "./support/locators.ts";
import { resize, test } from "./support/test.ts";

const WIDTHS = [360, 1280];

/** Returns the rules to check. The dark theme changes only colours, so other rules would report the same violations again. */
const rulesFor = (colorScheme: "light" | "dark") => (colorScheme === "dark" ? COLOR_RULES : undefined);

/** Returns violations at the widths of a phone and a desktop, and colour violations in the dark theme, each with its selector. */
async function violationsEverywhere(page: Page, prepare: () => Promise<void> = async () => {}): Promise<string[]> {
  const violations: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, width, 800);
    await prepare();
    // The window is as high as the page: opening hours wrap differently by the hour, so the bar at the bottom would cover different
    // elements.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await resize(page, width, height);
    for (const colorScheme of ["light", "dark"] as const) {
      // A colour in the middle of its transition has another contrast.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const messages = await accessibilityViolations(page, rulesFor(colorScheme));
      violations.push(...messages.map((message) => `${colorScheme}, ${width} px: ${message}`));
    }
  }
  return violations;
}

/** Opens everything that opens without leaving the page: questions, filters. */
function openAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
}

describe("axe finds no violations (WCAG 2.2 AA and best practice) in both themes on a phone and a desktop, with", () => {
  test.for(ADDRESSES)("$path", async ({ path, status }, { visit }) => {
    const page = await visit(path, { status });
    expect(await violationsEverywhere(page, () => openAll(page))).toEqual([]);
  });

  test.for(["Categories", "Cities"])("the menu %s open", async (name, { visit }) => {
    const page = await visit("/", { viewport: { width: 1280, height: 800 } });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const menu = mainMenu(page).locator("details", { hasText: name });
      await menu.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      expect(await accessibilityViolations(page, rulesFor(colorScheme))).toEqual([]);
    }
  });

  test.for(ADDRESSES.filter(({ path }) => ["/", "/businesses", "/business/1"].includes(path)))(
    "the drawer and every popover on $path, open",
    async ({ path }, { visit }) => {
      const page = await visit(path, { viewport: { width: 360, height: 740 } });
      const popovers = page.locator("[popover]");
      await expect.poll(() => popovers.count()).toBeGreaterThan(0);
      for (const popover of await popovers.all())
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await popover.evaluate((element: HTMLElement) => element.showPopover());
          expect(await accessibilityViolations(page, rulesFor(colorScheme))).toEqual([]);
          await popover.evaluate((element: HTMLElement) => element.hidePopover());
        }
    },
  );
});

test("axe reports a violation by its rule and element", async ({ visit }) => {
  const page = await visit("/about");
  await page.evaluate(() => {
    const paragraph = Object.assign(document.createElement("p"), { id: "nameless" });
    paragraph.append(document.createElement("button"));
    document.querySelector("main")?.append(paragraph);
  });
  expect(await accessibilityViolations(page)).toContainEqual(
    expect.stringMatching(/^button-name: #nameless > button: /),
  );
});
