import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { reloadUntil, testOn } from "./support/test.ts";

const test = testOn({ rows: shops(3), settings: { site: { tagline: "From the file" } } });

test("settings saved in the panel are on the pages at once, wrong ones are explained, and an undo takes them back", async ({
  openPanel,
  site,
  allowMessages,
}) => {
  allowMessages(/status of 400/);
  const page = await openPanel("/admin-panel");
  await page.getByRole("link", { name: "Enter name and contact" }).click();
  const name = page.getByLabel("Site name");
  await name.fill("Seacoast Directory");
  await page.getByLabel("E-mail").fill("hello@seacoast.org");
  await expect.poll(() => page.getByLabel("Tagline").getAttribute("readonly")).not.toBeNull();
  await page.getByText("config.json").waitFor();
  await page.getByRole("link", { name: "Logo & color", exact: true }).click();
  await page.getByLabel("Accent color").fill("#ffcc00");
  await page.getByText(/This color is too light/).waitFor();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Nothing was saved. Correct Accent color, then save again.").waitFor();
  await page.getByLabel("Accent color").fill("#8a1538");
  expect(await accessibilityViolations(page)).toEqual([]);
  // Unsaved changes survive a visit to another tab.
  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByText("3 unsaved changes").waitFor();
  await expect.poll(() => name.inputValue()).toBe("Seacoast Directory");
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Site name");
  await page.getByText("No unsaved changes.").waitFor();

  const contact = await page.context().newPage();
  await contact.goto(`${site.url}/contact`);
  await expect.poll(() => contact.title()).toContain("Seacoast Directory");
  await expect.poll(() => contact.getByRole("main").innerText()).not.toContain("has not entered");
  await expect.poll(() => contact.getByText("hello@seacoast.org").count()).toBeGreaterThan(0);
  const accent = () => contact.evaluate(() => getComputedStyle(document.body).getPropertyValue("--accent").trim());
  await expect.poll(() => accent()).toBe("#8a1538");

  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: /^Undo: Settings changed: / }).click();
  await toast(page, "again.");
  await reloadUntil(contact, async () => (await contact.title()).includes("Mainstreet"), true);
  await expect.poll(() => accent()).not.toBe("#8a1538");
});

test("a setting that was saved in another tab meanwhile is no longer replaced without a word", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/status of 409/);
  const page = await openPanel("/admin-panel?tab=settings");
  const name = page.getByLabel("Site name");
  const save = page.getByRole("button", { name: "Save changes" });
  await name.fill("Harbor Guide");
  await page.getByLabel("Address", { exact: true }).fill("1 Quay St, Dover");
  const values = { "site.name": "Mill Guide", "site.email": "mill@seacoast.org" };
  const otherSave = await page.request.patch("/api/admin/settings", { data: { values } });
  expect(otherSave.ok()).toBe(true);
  await save.click();
  await page.getByText("Someone else has saved Mill Guide. Yours isn’t saved yet.").waitFor();
  await page.getByText("Someone else has changed Site name. Choose which value stays, then save.").waitFor();
  await expect.poll(() => name.inputValue()).toBe("Harbor Guide");
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("mill@seacoast.org");
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save.click();
  await page.getByText("No unsaved changes.").waitFor();
  const saved = async () => {
    const { settings } = await (await page.request.get("/api/admin/settings")).json();
    const stateOf = (key: string) => settings.find((setting: { key: string }) => setting.key === key);
    return ["site.name", "site.email", "site.address"].map((key) => stateOf(key).value);
  };
  await expect.poll(() => saved()).toEqual(["Harbor Guide", "mill@seacoast.org", "1 Quay St, Dover"]);

  await name.fill("Third Guide");
  await page.request.patch("/api/admin/settings", { data: { values: { "site.name": null } } });
  await save.click();
  await page.getByText("Someone else has gone back to the default, Mainstreet.").waitFor();
  await page.getByRole("button", { name: "Discard mine" }).click();
  await page.getByText("No unsaved changes.").waitFor();
  await expect.poll(() => name.inputValue()).toBe("Mainstreet");
});
