import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { contentWidth, isFocused } from "./support/locators.ts";
import { reloadWithoutPrompt, toast } from "./support/panel.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn();

/** Kills the processes in which jobs and other tasks of a server run. */
function killJobs(serverPid: number): void {
  const children = readFileSync(`/proc/${serverPid}/task/${serverPid}/children`, "utf8");
  for (const pid of children.split(" ").filter(Boolean)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch (error) {
      // It may have exited since the list was read.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

test("Rejected rows are corrected on screen and imported, from the outcome, the list and the dashboard", async ({
  openPanel,
  site,
}) => {
  const csv = join(dirname(await writeShops("any.xlsx", shops(1))), "piers.csv");
  const lines = [
    "name,full_address,place_id,rating",
    "Kelp House,2 Kelp Way,p1,4",
    ",4 Kelp Way,p2,5",
    ",6 Kelp Way,p3,5",
  ];
  writeFileSync(csv, `${lines.join("\n")}\n`);
  const page = await openPanel(IMPORT_TAB, { viewport: { width: 820, height: 1180 } });
  await page.getByLabel("File of another format").setInputFiles(csv);
  await previewShown(page, csv);
  await page.getByRole("button", { name: "Import 1 new" }).click();
  await page.getByRole("link", { name: "Fix rows" }).click();

  const name = page.getByLabel(/^name, piers\.csv, row 3/);
  await expect.poll(() => isFocused(name)).toBe(true);
  const importButton = page.getByRole("button", { name: "Import fixed rows" });
  await expect.poll(() => importButton.isDisabled()).toBe(true);
  await page.getByText("Correct a row first.").waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect.poll(() => contentWidth(page)).toBe(820);
  await name.fill("Dulse Shed");
  await page.getByText("1 row of 2 will be imported.").waitFor();
  // Corrections survive a look at another page, from which the browser asks before it closes the panel.
  await page.goBack();
  await page.getByRole("tab", { name: "Dashboard" }).click();
  const asks = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asks).dismiss();
  await page.goBack();
  await page.getByRole("link", { name: /fix them/ }).click();
  await expect.poll(() => name.inputValue()).toBe("Dulse Shed");
  // They come back when their job was killed, and the browser asks as before, on the page where somebody is then.
  const killing = setInterval(() => killJobs(site.pid), 2);
  await importButton.click();
  await toast(page, "Import interrupted").finally(() => clearInterval(killing));
  const asksAgain = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asksAgain).dismiss();
  await page.getByRole("link", { name: /fix them/ }).click();
  await expect.poll(() => name.inputValue()).toBe("Dulse Shed");
  await importButton.click();
  await page.getByRole("heading", { name: /^fixed-rows-of-import-\d+\.xlsx has been imported$/ }).waitFor();

  // The browser no longer asks, since all corrections were imported.
  await reloadWithoutPrompt(page);
  await page.getByRole("tab", { name: "Dashboard" }).click();
  const item = page.getByRole("listitem").filter({ hasText: "1 rejected row from piers.csv" });
  await item.getByRole("link", { name: "Fix row" }).click();
  await expect.poll(() => page.getByLabel(/^full_address, piers\.csv, row 4/).inputValue()).toBe("6 Kelp Way");
  await page.getByRole("button", { name: "Leave them out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave them out" }).click();
  await page.getByRole("heading", { name: "Past imports" }).waitFor();
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("list", { name: "What needs you" }).waitFor();
  // The list of before is shown until it has been fetched anew.
  await expect.poll(() => item.count()).toBe(0);
});
