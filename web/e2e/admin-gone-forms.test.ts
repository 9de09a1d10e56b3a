import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { chooseFile, IMPORT_TAB, previewShown, RULES_SECTION } from "./support/import-tab.ts";
import { isFocused } from "./support/locators.ts";
import { reloadIsPrompted, reloadWithoutPrompt, toast, toasts } from "./support/panel.ts";
import { ADMINISTRATOR } from "./support/served-directory.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const TABLE = "/admin-panel?tab=businesses&sort=name";

test("columns chosen for a file go with its import and with the file, and the browser no longer asks", async ({
  openPanel,
}) => {
  const page = await openPanel(IMPORT_TAB);
  const leaveOutRating = async () => {
    await page.getByText(/^\d+ columns, /).click();
    await page.getByRole("combobox", { name: "Import rating as" }).click();
    await page.getByRole("option", { name: "Don't import" }).click();
  };
  const file = await writeShops("without-choice.xlsx", shops(3, 700_000));
  await chooseFile(page, file);
  await previewShown(page, file);
  await leaveOutRating();
  await page.getByRole("button", { name: "Import 3 new" }).click();
  await page.getByRole("button", { name: "Import without it" }).click();
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await toast(page, "Import Completed");
  await reloadWithoutPrompt(page);

  await page.goto(IMPORT_TAB);
  const skipped = await writeShops("skipped.xlsx", shops(2, 710_000));
  const last = await writeShops("last.xlsx", shops(2, 720_000));
  await page.getByLabel("More files").setInputFiles([skipped, last]);
  await previewShown(page, skipped);
  await leaveOutRating();
  await page.getByRole("button", { name: "Skip this file" }).click();
  await previewShown(page, last);
  await leaveOutRating();
  const broken = join(dirname(last), "broken.xlsx");
  writeFileSync(broken, "no workbook");
  await chooseFile(page, broken);
  await page.getByText("broken.xlsx could not be imported").waitFor();
  await reloadWithoutPrompt(page);
});

test("the new name of an own field goes with the field, on any tab", async ({ openPanel, site }) => {
  const file = join(site.folder, "cards.csv");
  writeFileSync(file, 'name,full_address,Stamp card\nOwl Bakery,"5 Owl St, Austin, TX 78701",yes\n');
  const page = await openPanel(IMPORT_TAB);
  await page.getByLabel("File of another format").setInputFiles(file);
  await previewShown(page, file);
  await page.getByText(/^3 columns, /).click();
  await page.getByRole("combobox", { name: "Import Stamp card as" }).click();
  await page.getByRole("option", { name: "Keep as own field…" }).click();
  await page.locator("details").getByRole("button", { name: "Preview again" }).click();
  await page.getByText("3 columns, 3 matched").waitFor();
  await page.getByRole("button", { name: "Import 1 new" }).click();
  await page.getByRole("heading", { name: "cards.csv has been imported" }).waitFor();
  await page.getByRole("button", { name: "Rename the own field Stamp card" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Bonus card");
  await page.getByRole("tab", { name: "Businesses" }).click();
  await reloadIsPrompted(page);
  const fields = await (await page.request.get("/api/admin/own-fields")).json();
  for (const { key } of fields) await page.request.delete(`/api/admin/own-fields/${key}`);
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await reloadWithoutPrompt(page);
});

test("Log out asks before it ends the session of somebody with typed text", async ({ openPanel }) => {
  // The session of the other tests goes on.
  const page = await openPanel(RULES_SECTION, {
    storageState: { cookies: [], origins: [] },
    prepare: async ({ request }) => void (await request.post("/api/admin/login", { data: ADMINISTRATOR })),
  });
  await page.getByLabel("When someone searches").fill("Half a synonym");
  const logOut = async () => {
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("button", { name: "Log out" }).click();
  };
  await logOut();
  const question = page.getByRole("alertdialog", { name: "Log out without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(() => page.getByLabel("When someone searches").inputValue()).toBe("Half a synonym");
  const session = await page.request.get("/api/admin/check-auth");
  expect(session.status()).toBe(200);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await logOut();
  await question.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(questions).toEqual([]);
});

test("Discard of settings keeps the focus, and its Undo works after another tab was open", async ({ openPanel }) => {
  const page = await openPanel("/admin-panel?tab=settings");
  const tagline = page.getByLabel("Tagline");
  await tagline.fill("All of it on one street");
  const discard = page.getByRole("button", { name: "Discard" });
  await discard.focus();
  await page.keyboard.press("Enter");
  await page.getByText("No unsaved changes.").waitFor();
  await expect.poll(() => isFocused(discard)).toBe(true);
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.goBack();
  await tagline.waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => tagline.inputValue()).toBe("All of it on one street");
  await page.getByText("1 unsaved change").waitFor();
  await discard.click();
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await toast(page, "Changes are back in Settings");
  await reloadIsPrompted(page);
});

test("a bulk change keeps its option with its text, and Escape leaves a pending one without a loss", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const page = await openPanel(TABLE);
  const field = page.getByLabel("Field");
  const value = page.getByLabel("New value");
  const open = () => page.getByRole("button", { name: "Change…" }).click();
  for (const row of [1, 2]) await page.getByRole("checkbox").nth(row).check();
  await open();
  await field.selectOption({ label: "Description" });
  await value.fill("Typed for a while");
  await field.selectOption({ label: "Verified" });
  const chosen = await value.locator("option").last().innerText();
  await value.selectOption({ label: chosen });
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  // A dialog listens to keys as soon as it has the focus.
  await expect.poll(() => isFocused(question.getByRole("button", { name: "Cancel" }))).toBe(true);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Dashboard", includeHidden: true }).dispatchEvent("mousedown", { button: 0 });
  await value.waitFor({ state: "detached" });
  await page.goBack();
  for (const row of [1, 2]) await page.getByRole("checkbox").nth(row).check();
  await open();
  await expect.poll(() => field.locator("option:checked").innerText()).toBe("Verified");
  await expect.poll(() => value.locator("option:checked").innerText()).toBe(chosen);
  await field.selectOption({ label: "Description" });
  await expect.poll(() => value.inputValue()).toBe("Typed for a while");

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/admin/businesses/bulk", async (route) => {
    await released;
    await route.abort();
  });
  await page.getByRole("button", { name: "Change 2 businesses" }).click();
  await expect.poll(() => value.getAttribute("readonly")).toBe("");
  await value.focus();
  await page.keyboard.type(" more");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => question.count()).toBe(0);
  release();
  await toast(page, "The change failed");
  await page.unroute("**/api/admin/businesses/bulk");
  await open();
  await expect.poll(() => value.inputValue()).toBe("Typed for a while");
});
