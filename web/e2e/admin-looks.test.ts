import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { reloadUntil, testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const ICON = readFileSync(join(import.meta.dirname, "../images/icons/icon-512.png"));
const png = (name: string) => ({ name, mimeType: "image/png", buffer: ICON });
const loadedWidth = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.naturalWidth;
    });

test("a logo is previewed on light and dark pages, shown after saving, and taken back", async ({
  openPanel,
  visit,
  allowMessages,
}) => {
  allowMessages(/status of 400/);
  const page = await openPanel("/admin-panel?tab=settings&group=color");
  const svg = {
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  };
  await page.getByLabel("Logo", { exact: true }).setInputFiles([svg]);
  await page.getByText("This is no PNG, JPEG or WebP picture.").waitFor();
  await page.getByLabel("Logo", { exact: true }).setInputFiles([png("mark.png")]);
  for (const theme of ["light", "dark"])
    await expect.poll(() => loadedWidth(page, `[data-theme="${theme}"] img`), { message: theme }).toBe(80);
  await expect.poll(() => page.getByText("This is no PNG, JPEG or WebP picture.").count()).toBe(0);
  await page.getByText("1 unsaved change").waitFor();
  await page.getByLabel("Name beside the logo").uncheck();
  expect(await accessibilityViolations(page)).toEqual([]);
  const visitor = await visit("/");
  await expect.poll(() => visitor.locator("header img").count()).toBe(0);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Logo, Name beside the logo");
  await page.getByRole("banner").getByRole("img", { name: "Mainstreet" }).waitFor();

  await reloadUntil(visitor, () => visitor.locator("header picture img").count(), 1);
  for (const part of ["header", "footer"])
    await expect.poll(() => loadedWidth(visitor, `${part} picture img`), { message: part }).toBe(80);
  await expect.poll(() => visitor.getByRole("banner").getByRole("link", { name: "Mainstreet" }).count()).toBe(1);
  expect(await accessibilityViolations(visitor)).toEqual([]);
  const icon = await visitor.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const iconResponse = await visitor.request.get(icon ?? "");
  expect(iconResponse.headers()["content-type"]).toBe("image/png");

  await page.getByRole("button", { name: "Remove Logo", exact: true }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Logo");
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Undo: Logo removed" }).click();
  await toast(page, "again.");
  await reloadUntil(visitor, () => visitor.locator("header picture img").count(), 1);
  await expect.poll(() => loadedWidth(visitor, "header picture img")).toBe(80);
});

test("featured cities are listed as the header will have them before they are saved", async ({ openPanel, visit }) => {
  const page = await openPanel("/admin-panel?tab=settings&group=cities");
  const preview = page.getByRole("region", { name: "Cities of the header after saving" });
  const cities = () => preview.getByRole("listitem").allInnerTexts();
  await page.getByRole("radio", { name: "The five largest of the directory" }).check();
  await expect.poll(cities).not.toEqual([]);
  const [largest = ""] = await cities();
  const name = await preview.locator("li strong").first().innerText();
  await page.getByRole("radio", { name: "Cities of your choice" }).check();
  await page.getByLabel("Cities", { exact: true }).fill(`Nowhere\n${name.toUpperCase()}`);
  await expect.poll(cities).toEqual(["Nowhere none yet", largest]);
  await page.getByLabel("Cities", { exact: true }).fill("Nowhere");
  await preview.getByText("The directory has none of these cities").waitFor();
  await expect.poll(async () => (await cities())[0]).toBe(largest);
  const sitePreview = page.locator("[data-preview]");
  await sitePreview.getByText(`Cities: ${name}`).waitFor();
  await expect.poll(() => sitePreview.getByText("Nowhere").count()).toBe(0);
  await page.getByLabel("Cities", { exact: true }).fill(`Nowhere\n${name}`);
  await expect.poll(cities).toEqual(["Nowhere none yet", largest]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Featured cities");
  const visitor = await visit("/");
  await expect
    .poll(() => visitor.locator("header a[href^='/city/']").allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining("Nowhere"), expect.stringContaining(name)]));
});

test("the language of the SEO Sitemap tab is a setting, over which a choice in the tab wins", async ({ openPanel }) => {
  const page = await openPanel("/admin-panel?tab=seo-sitemap");
  await page.getByRole("button", { name: "Türkçe" }).click();
  await page.goto("/admin-panel?tab=settings&group=languages");
  await page.getByRole("radio", { name: "English" }).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Language of SEO Sitemap");
  await page.getByRole("tab", { name: "SEO Sitemap" }).click();
  await page.locator("[lang=en] h1").getByText("SEO Sitemap", { exact: true }).waitFor();
  const other = await openPanel("/admin-panel?tab=seo-sitemap");
  await other.locator("[lang=en] h1").getByText("SEO Sitemap", { exact: true }).waitFor();
  await other.getByRole("button", { name: "Türkçe" }).click();
  await other.reload();
  await other.locator("[lang=tr] h1").getByText("SEO Site Haritası").waitFor();
});

test("a photo is cropped by keyboard and pointer, and an undo brings the whole one back", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel("/admin-panel?tab=businesses&edit=1");
  await page.locator("input[type=file]").setInputFiles([png("front.png")]);
  const tile = page.locator("fieldset img[src^='/photos/']");
  await tile.waitFor();
  const whole = await tile.getAttribute("src");
  const dialog = page.getByRole("alertdialog", { name: "Crop photo" });
  const openDialog = async () => {
    await page.getByRole("button", { name: "Crop photo 1" }).click();
    await dialog.getByText("460 × 460 pixels").waitFor();
  };
  await openDialog();
  await dialog.getByRole("button", { name: "3:2" }).click();
  await dialog.getByText("460 × 308 pixels").waitFor();
  await dialog.getByRole("button", { name: "Free" }).click();
  const area = dialog.getByLabel("Bottom right corner. The arrow keys move it.");
  await area.focus();
  const size = () => dialog.getByRole("status").innerText();
  const before = await size();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(size).not.toBe(before);
  const byKeyboard = await size();
  const box = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(size).not.toBe(byKeyboard);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Crop photo" }).click();
  await toast(page, "Photo cropped");
  await expect.poll(() => tile.getAttribute("src")).not.toBe(whole);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => tile.getAttribute("src")).toBe(whole);

  await openDialog();
  await dialog.getByRole("button", { name: "Square" }).click();
  await dialog.getByRole("button", { name: "Crop photo" }).click();
  await expect.poll(() => tile.getAttribute("src")).not.toBe(whole);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Business saved");
  const saved = (await (await page.request.get(`${site.url}/api/businesses/1`)).json()) as { photos: string[] };
  expect(saved.photos).toEqual([expect.stringMatching(/^\/photos\/[0-9a-f]{32}\.webp$/)]);
  expect(saved.photos).not.toEqual([whole]);
  for (const address of [...saved.photos, whole ?? ""]) {
    const response = await page.request.get(site.url + address);
    expect(response.status(), address).toBe(200);
  }
});
