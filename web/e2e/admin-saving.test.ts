import type { Page } from "playwright-core";
import { expect } from "vitest";
import { publicBusiness } from "./support/panel.ts";
import { testOn } from "./support/test.ts";

const test = testOn();
const TABLE = "/admin-panel?tab=businesses";

/** Holds requests that save the editor until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/admin/businesses/*", async (route) => {
    if (route.request().method() === "PATCH") await promise;
    await route.continue();
  });
  return resolve;
}

test("an edit that Back closes while it is being saved is saved, and navigates no further back", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(TABLE);
  const release = await holdSaves(page);
  await page
    .getByRole("button", { name: /^Edit / })
    .nth(7)
    .click();
  await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Saved Late");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  release();
  await page.getByRole("row", { name: "Saved Late" }).waitFor();
  await expect.poll(() => page.url()).toBe(site.url + TABLE);
});

test("what is typed while a save is on its way stays in the editor", async ({ openPanel, site }) => {
  const page = await openPanel(`${TABLE}&edit=30`);
  const release = await holdSaves(page);
  await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("First");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.getByRole("dialog").getByLabel("State", { exact: true }).fill("Second");
  release();
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").getByLabel("State", { exact: true }).inputValue()).toBe("Second");
  await expect.poll(() => page.getByRole("dialog").getByLabel("City edited by hand").inputValue()).toBe("First");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => publicBusiness(site, 30)).toMatchObject({ city: "First", state: "Second" });
});

test("what was typed during a save and closed by Back is saved later without a conflict", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(TABLE);
  const release = await holdSaves(page);
  const edit = page.getByRole("button", { name: /^Edit / }).nth(9);
  await edit.click();
  const id = new URL(page.url()).searchParams.get("edit");
  await page.getByRole("dialog").getByLabel("Street", { exact: true }).fill("1 First St");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.getByRole("dialog").getByLabel("State", { exact: true }).fill("Second");
  release();
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await edit.click();
  await page.getByText("What you typed before is still here, not saved yet.").waitFor();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => publicBusiness(site, id)).toMatchObject({ address: "1 First St", state: "Second" });
});

test("continuing after a conflict keeps the changes of others, and detects the change of a third person", async ({
  openPanel,
  site,
  allowMessages,
}) => {
  allowMessages(/409/);
  const page = await openPanel(`${TABLE}&edit=31`);
  const editByOthers = async (edit: object) => {
    const response = await page.request.patch(`${site.url}/api/admin/businesses/31`, { data: edit });
    expect(response.status()).toBe(200);
  };
  await editByOthers({ openingHours: { Monday: "9:00 AM - 5:00 PM", Tuesday: "9:00 AM - 5:00 PM" } });
  await page.reload();
  await page.getByRole("dialog").getByLabel("City", { exact: true }).fill("Mine");
  await page.getByRole("dialog").getByLabel("Monday from").fill("08:00");
  await page.getByRole("dialog").getByLabel("Monday to", { exact: true }).fill("12:00");
  await page.getByRole("dialog").getByLabel("Reviews").fill("2,000 reviews");
  await editByOthers({ phone: "512-555-0199", openingHours: { Monday: "9-5", Tuesday: "10-4", Sunday: "Closed" } });
  const save = page.getByRole("button", { name: "Save changes" });
  const goOn = page.getByRole("button", { name: "Keep my changes" });
  await save.click();
  await page.getByText("Reviews must be a whole number, such as 2000.").waitFor();
  await page.getByRole("dialog").getByLabel("Reviews").fill("2,000");
  await save.click();
  await page.getByText("Changed: Phone, Opening hours.").waitFor();
  await page.getByRole("textbox", { name: "Rating" }).fill("1,234");
  await goOn.click();
  await page.getByText("Rating can be read as 1.234 or as 1234; write one of the two.").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: /^Phone/ }).inputValue()).toBe("512-555-0199");
  await expect.poll(() => page.getByRole("dialog").getByLabel("Tuesday from").inputValue()).toBe("10:00");
  await page.getByRole("textbox", { name: "Rating" }).fill("4,5");
  await editByOthers({ state: "Third", openingHours: { Tuesday: "11 AM - 3 PM" } });
  await save.click();
  await page.getByText(/^Changed: .*State, .*Opening hours\./).waitFor();
  await goOn.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect
    .poll(() => publicBusiness(site, 31))
    .toMatchObject({
      city: "Mine",
      state: "Third",
      phone: "512-555-0199",
      rating: 4.5,
      reviewCount: 2_000,
      openingHours: { Monday: "8:00 AM - 12:00 PM", Tuesday: "11:00 AM - 3:00 PM" },
    });
});

test("Escape asks at once after a letter was typed, and pressed twice it closes the editor only", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(TABLE);
  const edit = page.getByRole("button", { name: /^Edit / }).nth(8);
  await edit.click();
  await page.getByRole("dialog").getByLabel("City", { exact: true }).focus();
  await Promise.all([page.keyboard.press("x"), page.keyboard.press("Escape")]);
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await edit.click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).and(page.locator(":focus")).waitFor();
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(site.url + TABLE);
});
