import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { testOn } from "./support/test.ts";

const folder = mkdtempSync(join(tmpdir(), "mainstreet-watched-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const test = testOn({ settings: { imports: { folder } } });

/** Programs write a file under another name first. */
function save(name: string, text: string): void {
  writeFileSync(join(folder, `.${name}`), text);
  renameSync(join(folder, `.${name}`), join(folder, name));
}

test("A file in the watched folder waits on the dashboard with its preview, until somebody imports or dismisses it", async ({
  openPanel,
}) => {
  const page = await openPanel("/admin-panel");
  const rows = [1, 2].map((at) => `Kittiwake ${at},"${at} Cliff Rd, Rye, NH 03870",Rye,NH,03870,United States`);
  save("kittiwakes.csv", ["name,full_address,city,state,postal_code,country", ...rows].join("\n"));
  save("broken.xlsx", "no workbook");
  const waiting = page.getByRole("list", { name: "What needs you" });
  await expect
    .poll(
      async () => {
        await page.goto("/admin-panel");
        await waiting.waitFor();
        return waiting.innerText();
      },
      { interval: 3_000, timeout: 300_000 },
    )
    .toMatch(/broken\.xlsx could not be imported[\s\S]*1 file waits for your decision/);
  await page.getByRole("link", { name: "Review file" }).click();

  const found = page.getByRole("list", { name: "Files that were found" });
  await found.getByText("2 new, 0 changed, 0 rejected.").waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => contentWidth(page), { message: `${width} px` }).toBeLessThanOrEqual(width);
  }
  await page.getByRole("button", { name: "Dismiss broken.xlsx" }).click();
  await expect.poll(() => found.getByText("broken.xlsx").count()).toBe(0);
  await page.getByRole("button", { name: "Review kittiwakes.csv" }).click();
  await previewShown(page, "kittiwakes.csv");
  await page.getByRole("button", { name: "Import 2 new" }).click();
  await page.getByRole("heading", { name: "kittiwakes.csv has been imported" }).waitFor();
  await page.goto(IMPORT_TAB);
  await page.getByRole("heading", { name: "Import businesses" }).waitFor();
  await expect.poll(() => found.count()).toBe(0);
});
