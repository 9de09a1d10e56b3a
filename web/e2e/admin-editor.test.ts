import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { toast } from "./support/panel.ts";
import { testOn } from "./support/test.ts";

const test = testOn();
const EDITOR = "/admin-panel?tab=businesses&edit=21";
const PHOTO = join(import.meta.dirname, "../images/icons/icon-512.png");

test("photos, hours and earlier values of a business are edited without typing an address or a time's notation", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(EDITOR);
  const saved = async () => (await page.request.get(`${site.url}/api/businesses/21`)).json();
  const { name, phone } = await saved();
  await page.getByRole("dialog", { name, exact: true }).waitFor();
  const picture = { name: "front.png", mimeType: "image/png", buffer: readFileSync(PHOTO) };
  await page.locator("input[type=file]").setInputFiles([picture]);
  await page.locator("img[src^='/photos/']").waitFor();
  await page.getByLabel("Monday", { exact: true }).selectOption("Open");
  await page.getByLabel("Monday from").fill("10:00");
  await page.getByLabel("Monday to", { exact: true }).fill("13:00");
  await page.getByRole("button", { name: "Copy Monday to other days" }).click();
  await page.getByRole("button", { name: "Copy to 4 days" }).click();
  await page.getByRole("textbox", { name: "Phone" }).fill("+1 512 555 0142");
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Business saved");
  await expect
    .poll(() => saved())
    .toMatchObject({
      photos: expect.arrayContaining([expect.stringMatching(/^\/photos\/[0-9a-f]{32}\.webp$/)]),
      openingHours: { Monday: "10:00 AM - 1:00 PM", Friday: "10:00 AM - 1:00 PM" },
      phone: "+1 512 555 0142",
    });

  await page.goto(EDITOR);
  await page.getByRole("link", { name: "History of Phone" }).click();
  await page
    .getByRole("button", { name: /^Take this value back: Phone/ })
    .first()
    .click();
  await toast(page, "Phone is back to its earlier value");
  await expect.poll(async () => (await saved()).phone).toBe(phone);
  expect(await accessibilityViolations(page)).toEqual([]);
});
