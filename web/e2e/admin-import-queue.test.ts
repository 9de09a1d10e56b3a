import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Job } from "#contract/admin-api";
import { accessibilityViolations } from "./support/accessibility.ts";
import { chooseFile, IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn();

const queue = (page: Page) => page.getByRole("list", { name: "Queue of files" });
const entry = (page: Page, name: string) => queue(page).getByRole("listitem").filter({ hasText: name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("several files that are chosen at once", () => {
  test("are previewed and imported one after the other; one that fails says why, and the others go on", async ({
    openPanel,
  }) => {
    const page = await openPanel(IMPORT_TAB);
    const first = await writeShops("otter.xlsx", shops(3, 400_000));
    const broken = join(dirname(first), "heron.xlsx");
    writeFileSync(broken, "no workbook");
    const wrong = join(dirname(first), "tern.pdf");
    writeFileSync(wrong, "%PDF");
    const skipped = await writeShops("puffin.xlsx", shops(2, 500_000));
    const last = await writeShops("gannet.xlsx", shops(4, 600_000));
    await page.getByLabel("Excel file").setInputFiles([first, broken, wrong, skipped, last]);

    await previewShown(page, first);
    await entry(page, "heron.xlsx").getByText("Next", { exact: true }).waitFor();
    await entry(page, "gannet.xlsx").getByText("Waiting").waitFor();
    await entry(page, "tern.pdf").getByText("tern.pdf ends in .pdf").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => contentWidth(page), { message: `${width} px` }).toBeLessThanOrEqual(width);
    }
    // Another tab of the panel keeps the queue.
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await page.getByRole("tab", { name: "Import" }).click();
    await previewShown(page, first);
    await button(page, "Import 3 new").click();

    await entry(page, "otter.xlsx").getByText("Done: 3 imported").waitFor();
    await entry(page, "heron.xlsx")
      .getByText(/CSV|text|workbook/i)
      .waitFor();
    await previewShown(page, skipped);
    await button(page, "Skip this file").click();
    await previewShown(page, last);
    await expect.poll(() => entry(page, "puffin.xlsx").count()).toBe(0);
    await button(page, "Remove tern.pdf").click();
    await button(page, "Import 4 new").click();
    await entry(page, "gannet.xlsx").getByText("Done: 4 imported").waitFor();

    // With the work done, the next file takes the place of the list.
    await chooseFile(page, skipped);
    await previewShown(page, skipped);
    await expect.poll(() => queue(page).count()).toBe(0);
    await button(page, "Import 2 new").waitFor();
  });

  test("are added to those that wait, and one that waits can be removed", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const files = [];
    for (const [index, name] of ["a-one.xlsx", "b-two.xlsx", "c-three.xlsx"].entries())
      files.push(await writeShops(name, shops(1, 700_000 + index)));
    await page.getByLabel("Excel file").setInputFiles(files.slice(0, 2));
    await previewShown(page, files[0] as string);
    await page.getByLabel("More files").setInputFiles(files.slice(2));
    await entry(page, "c-three.xlsx").getByText("Waiting").waitFor();
    await button(page, "Remove b-two.xlsx").click();
    await entry(page, "c-three.xlsx").getByText("Next", { exact: true }).waitFor();
    await button(page, "Skip a-one.xlsx").click();
    await previewShown(page, files[2] as string);
    await expect.poll(() => button(page, "Import 1 new").isEnabled()).toBe(true);
  });

  test("show a preview even if a list of jobs from before its upload arrives after it", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const file = await writeShops("plover.xlsx", shops(2, 800_000));
    const broken = join(dirname(file), "stork.xlsx");
    writeFileSync(broken, "no workbook");
    const isUpload = (url: string) => new URL(url).pathname === "/api/admin/import";
    const bothUploaded = new Promise<void>((resolve) => {
      let uploads = 0;
      page.on("response", (response) => {
        if (isUpload(response.url()) && ++uploads === 2) resolve();
      });
    });
    await page.route("**/api/admin/jobs?*", async (route) => {
      const response = await route.fetch();
      const [newest] = (await response.json()) as Job[];
      if (newest?.state === "failed") await bothUploaded;
      // The page cancels requests that it repeats.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.getByLabel("Excel file").setInputFiles([broken, file]);
    await previewShown(page, file);
    await expect.poll(() => button(page, "Import 2 new").isEnabled()).toBe(true);
  });
});
