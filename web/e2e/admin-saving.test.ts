import { expect } from "vitest";
import { testOn } from "./support/test.ts";

const test = testOn();
const TABLE = "/admin-panel?tab=businesses";

test("an edit that Back closes while it is being saved is saved, and navigates no further back", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(TABLE);
  const released = Promise.withResolvers<void>();
  await page.route("**/api/admin/businesses/*", async (route) => {
    if (route.request().method() === "PATCH") await released.promise;
    await route.continue();
  });
  await page
    .getByRole("button", { name: /^Edit / })
    .nth(7)
    .click();
  await page.getByLabel("City", { exact: true }).fill("Saved Late");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  released.resolve();
  await page.getByRole("row", { name: "Saved Late" }).waitFor();
  expect(page.url()).toBe(site.url + TABLE);
});

test("what is typed while a save is on its way stays in the editor", async ({ openPanel, site }) => {
  const page = await openPanel(`${TABLE}&edit=30`);
  const released = Promise.withResolvers<void>();
  await page.route("**/api/admin/businesses/30", async (route) => {
    if (route.request().method() === "PATCH") await released.promise;
    await route.continue();
  });
  await page.getByLabel("City", { exact: true }).fill("First");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.getByLabel("State", { exact: true }).fill("Second");
  released.resolve();
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  expect(await page.getByLabel("State", { exact: true }).inputValue()).toBe("Second");
  expect(await page.getByLabel("City edited by hand").inputValue()).toBe("First");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const saved = await (await page.request.get(`${site.url}/api/businesses/30`)).json();
  expect(saved).toMatchObject({ city: "First", state: "Second" });
});

test("Escape asks at once after a letter was typed, and pressed twice it closes the editor only", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(TABLE);
  const edit = page.getByRole("button", { name: /^Edit / }).nth(8);
  await edit.click();
  await page.getByLabel("City", { exact: true }).focus();
  await Promise.all([page.keyboard.press("x"), page.keyboard.press("Escape")]);
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await edit.click();
  await page.getByLabel("Name", { exact: true }).and(page.locator(":focus")).waitFor();
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(page.url()).toBe(site.url + TABLE);
});
