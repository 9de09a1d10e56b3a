import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(3), settings: { backup: { daily: false } } });

describe("the dashboard of a directory without backups", () => {
  test("says so, most urgent after what visitors see", async ({ openPanel }) => {
    const page = await openPanel("/admin-panel", { viewport: { width: 360, height: 740 } });
    const items = page.getByRole("list", { name: "What needs you" }).getByRole("listitem");
    await items.first().waitFor();
    await expect
      .poll(async () => (await items.allInnerTexts()).slice(0, 3))
      .toEqual([
        expect.stringMatching(/^The site’s email and phone are still placeholders/),
        expect.stringMatching(/^There is no backup yet\s.*\sBack up$/s),
        expect.stringMatching(/^Nobody has looked for duplicates yet/),
      ]);
    await items.getByRole("link", { name: "Look for duplicates" }).click();
    await page.getByRole("heading", { level: 1, name: "Possible duplicates" }).waitFor();
    await page.goBack();
    await items.first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe("the page of backups", () => {
  test("makes, downloads, uploads, restores and deletes a backup", async ({ openPanel, allowMessages }) => {
    allowMessages(/status of 422/);
    const page = await openPanel("/admin-panel?tab=backups");
    await page.getByText("No backups yet").waitFor();
    await page.getByRole("button", { name: "Back up now" }).dblclick();
    await toast(page, "Backup made");
    await page.getByRole("heading", { name: "1 backup" }).waitFor();
    await page.getByRole("cell", { name: "By hand 3 businesses" }).waitFor();
    const deletion = page.getByRole("button", { name: /^Delete the backup/ });
    await expect.poll(() => deletion.first().getAttribute("aria-disabled")).toBe("true");

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download the backup/ }).click();
    const path = await (await download).path();
    expect(readFileSync(path).subarray(0, 15).toString()).toBe("SQLite format 3");

    const input = page.getByLabel("Backup to upload");
    await input.setInputFiles({ name: "notes.db", mimeType: "text/plain", buffer: Buffer.from("hello") });
    await page.getByText("notes.db is not a Mainstreet backup.").waitFor();
    await input.setInputFiles({ name: "mine.db", mimeType: "text/plain", buffer: readFileSync(path) });
    await toast(page, "Backup uploaded");
    await page.getByRole("heading", { name: "2 backups" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page
      .getByRole("button", { name: /^Restore the backup/ })
      .first()
      .click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Type RESTORE to confirm").fill("RESTORE");
    await dialog.getByRole("button", { name: "Restore", exact: true }).dblclick();
    await toast(page, "Backup restored");
    await page.getByRole("heading", { name: "3 backups" }).waitFor();
    await deletion.first().click();
    await dialog.getByRole("button", { name: "Delete backup" }).click();
    await toast(page, "Backup deleted");
    await page.getByRole("heading", { name: "2 backups" }).waitFor();
  });
});
