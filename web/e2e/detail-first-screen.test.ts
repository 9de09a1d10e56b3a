import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DETAIL_BUSINESSES, HOSTILE, pathOf } from "./support/detail-businesses.ts";
import { main } from "./support/locators.ts";
import { testOn } from "./support/test.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const DESK = { viewport: { width: 1280, height: 900 } };

const test = testOn({ rows: DETAIL_BUSINESSES });
/** The bar at the foot of a phone. */
const barOf = (page: Page) => main(page).locator("article > :last-child").last();
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return box;
};

describe("a visitor who wants to call", () => {
  test.for<[string, "reduce" | "no-preference"]>([
    ["once the large one has scrolled away", "no-preference"],
    ["always where motion is reduced", "reduce"],
  ])("has a call button at the foot of a phone %s, and never over the footer", async ([, reducedMotion], { visit }) => {
    const page = await visit(pathOf("Corner Oven"), { ...PHONE, reducedMotion });
    const large = main(page)
      .locator("header")
      .getByRole("link", { name: /^Call Now/ });
    const call = barOf(page).getByRole("link", { name: "Call Now", includeHidden: true });
    await expect.poll(async () => (await large.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
    await expect.poll(() => call.isVisible()).toBe(reducedMotion === "reduce");
    for (const place of [0.3, 0.5]) {
      await page.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), place);
      await expect.poll(async () => (await call.boundingBox())?.y).toBeLessThan(PHONE.viewport.height - 44);
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(PHONE.viewport.height - 80);
    }
    await expect.poll(() => call.getAttribute("href")).toBe("tel:+12175550100");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const reachIntoFooter = async () => {
      const [box, footer] = [await call.boundingBox(), await boxOf(page, "footer")];
      return (box?.y ?? 0) + (box?.height ?? 0) - footer.y;
    };
    await expect.poll(reachIntoFooter).toBeLessThanOrEqual(0);
  });

  test("never has a focused element below the call button", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"), PHONE);
    const bar = barOf(page);
    const coveredControls: string[] = [];
    let isInBar = false;
    for (let presses = 0; presses < 60 && !isInBar; presses++) {
      await page.keyboard.press("Tab");
      const focusedElement = page.locator(":focus");
      isInBar = (await bar.locator(":focus").count()) > 0;
      const [box, cover] = [await focusedElement.boundingBox(), await bar.boundingBox()];
      if (!isInBar && (box?.y ?? 0) + (box?.height ?? 0) > (cover?.y ?? 0))
        coveredControls.push((await focusedElement.textContent()) ?? "");
    }
    expect(isInBar).toBe(true);
    expect(coveredControls).toEqual([]);
  });

  test("can bring every control of the page fully above the call bar, and sees all at the end of the page", async ({
    visit,
  }) => {
    const page = await visit(pathOf("Corner Oven"), PHONE);
    const coveredText = await page.evaluate(() => {
      const bar = document.querySelector("article")?.lastElementChild;
      const controls = [...document.querySelectorAll("main a, main button")].filter(
        (control) => !bar?.contains(control) && control.checkVisibility(),
      );
      const isCovered = (control: Element) => {
        const { top, bottom, height } = control.getBoundingClientRect();
        const cover = bar?.getBoundingClientRect();
        return height > 0 && cover !== undefined && bottom > cover.top + 1 && top < cover.bottom;
      };
      const name = (control: Element) => control.textContent?.trim();
      const reachedControls = controls.filter((control) => {
        control.scrollIntoView({ block: "nearest", behavior: "instant" });
        return isCovered(control);
      });
      window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return {
        controls: controls.length,
        reached: reachedControls.map(name),
        atEnd: controls.filter(isCovered).map(name),
      };
    });
    expect(coveredText).toEqual({ controls: expect.any(Number), reached: [], atEnd: [] });
    expect(coveredText.controls).toBeGreaterThan(5);
  });

  test("sees the number beside the name on a wide screen, once", async ({ visit }) => {
    const page = await visit(pathOf("Corner Oven"), DESK);
    const call = page.getByRole("link", { name: "Call Now (217) 555-0100" });
    await expect.poll(() => call.getAttribute("href")).toBe("tel:+12175550100");
    await expect.poll(async () => (await call.boundingBox())?.y).toBeLessThan(DESK.viewport.height);
    await expect.poll(() => page.getByRole("link", { name: /Call Now/ }).count()).toBe(1);
  });

  test.for(["Known by Name", "Gone Bakery", HOSTILE])(
    "has no call button without a number to call: %s",
    async (name, { visit }) => {
      const page = await visit(pathOf(name), PHONE);
      await expect.poll(() => main(page).getByText("Call Now").count()).toBe(0);
      await expect.poll(() => main(page).locator('a[href="tel:"]').count()).toBe(0);
    },
  );
});

describe("the first screen", () => {
  test.for<[number, number]>([
    [360, 780],
    [1440, 900],
  ])("of %i × %i px has name, rating, open state, actions and the map", async ([width, height], { visit }) => {
    const page = await visit(pathOf("Corner Oven"), { viewport: { width, height } });
    const header = main(page).locator("header");
    for (const part of [header.locator("h1"), header.getByText(/^4\.8$/), header.getByRole("list")]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
    const labels = async () => (await header.getByRole("listitem").allInnerTexts()).map((text) => text.split("\n")[0]);
    await expect.poll(labels).toEqual(["Call Now", "Directions", "Website", "Save", "Share"]);
    const [map, address] = [
      await boxOf(page, '[aria-label="Where it is"]'),
      await main(page).getByRole("region", { name: "Where it is" }).getByText("1 Example Street").boundingBox(),
    ];
    expect(map.y + 200).toBeLessThan(height);
    expect((address?.y ?? height) + (address?.height ?? 0)).toBeLessThan(height);
  });

  test("explains the mark of a verified business on hover and focus", async ({ visit }) => {
    const page = await visit(pathOf("Second Oven"));
    const mark = main(page)
      .locator("header")
      .getByRole("button", { name: /^Verified/ });
    const explanation = page.getByText("Confirmed where this entry comes from");
    await expect.poll(() => explanation.isVisible()).toBe(false);
    await mark.hover();
    await explanation.waitFor();
    await page.mouse.move(1, 1);
    await explanation.waitFor({ state: "hidden" });
    await mark.focus();
    await explanation.waitFor();
  });

  test("leaves two thirds of the window to the page at a zoom of 400 %", async ({ visit }) => {
    const view = { width: 320, height: 256 };
    const page = await visit(pathOf("Corner Oven"), { viewport: view });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
    await expect.poll(() => barOf(page).isVisible()).toBe(true);
    const countCovered = () =>
      page.evaluate(
        (height) =>
          Array.from({ length: height }, (_, y) => document.elementFromPoint(160, y)).filter((element) => {
            for (let each = element; each !== null; each = each.parentElement)
              if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
            return false;
          }).length,
        view.height,
      );
    await expect.poll(countCovered).toBeLessThanOrEqual(view.height / 3);
  });
});
