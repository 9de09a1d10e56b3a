import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { loseSession, signIn, toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const TABLE = "/admin-panel?tab=businesses";

/** Opens the cell of a phone by a double click. */
async function openPhone(page: Page, row: number): Promise<Locator> {
  const cell = page.locator("tbody tr").nth(row).locator("[data-column=phone]");
  await cell.dblclick();
  return cell.getByRole("textbox");
}

/** Returns the saved phone of the business in a row. */
async function savedPhone(page: Page, row: number): Promise<string> {
  const id = await page.locator("tbody tr").nth(row).getAttribute("data-id");
  return (await (await page.request.get(`/api/admin/businesses/${id}`)).json()).phone;
}

test("a typed cell is saved by Back and by a tab, and the browser asks before a reload", async ({ openPanel }) => {
  const page = await openPanel();
  await page.getByRole("tab", { name: "Businesses" }).click();
  await (await openPhone(page, 0)).fill("+81 3 5555 0163");
  await page.goBack();
  await toast(page, "Phone saved");
  await page.goForward();
  await page.locator("tbody tr").first().waitFor();
  await expect.poll(() => savedPhone(page, 0)).toBe("+81 3 5555 0163");
  await expect.poll(() => page.getByRole("textbox", { name: /^Phone of/ }).count()).toBe(0);

  await (await openPhone(page, 1)).fill("+81 3 5555 0164");
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await page.goBack();
  await page.locator("tbody tr").first().waitFor();
  await expect.poll(() => savedPhone(page, 1)).toBe("+81 3 5555 0164");

  await (await openPhone(page, 0)).fill("+81 3 5555 0165");
  const question = page.waitForEvent("dialog");
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
  await expect.poll(() => savedPhone(page, 0)).toBe("+81 3 5555 0163");
});

test("cells that could not be saved keep what was typed, in a list that fails to load too, until they are saved", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const page = await openPanel(TABLE);
  await page.context().setOffline(true);
  const first = await openPhone(page, 2);
  await first.fill("+81 3 5555 0166");
  await first.press("Enter");
  await page.getByText("Businesses could not be loaded").waitFor();
  await page.locator("tbody [role=status]").getByText("The server could not be reached").waitFor();
  const second = await openPhone(page, 3);
  await second.fill("+81 3 5555 0167");
  await second.press("Enter");
  await expect.poll(() => page.locator("tbody [aria-invalid=true]").count()).toBe(2);
  await expect.poll(() => first.inputValue()).toBe("+81 3 5555 0166");
  await page.context().setOffline(false);
  await second.press("Enter");
  await toast(page, "Phone saved");
  await second.waitFor({ state: "detached" });
  await expect.poll(() => first.inputValue()).toBe("+81 3 5555 0166");
  await first.press("Enter");
  await first.waitFor({ state: "detached" });
  await expect.poll(() => savedPhone(page, 2)).toBe("+81 3 5555 0166");
  await expect.poll(() => savedPhone(page, 3)).toBe("+81 3 5555 0167");
});

test("a cell whose save failed after its row had gone is shown above the table and comes back with what was typed", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const page = await openPanel(TABLE);
  const name = await page.locator("tbody tr").nth(4).getByRole("rowheader").getByRole("link").innerText();
  await (await openPhone(page, 4)).fill("+81 3 5555 0168");
  await page.route("**/api/admin/businesses/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await toast(page, `What you typed for ${name} is still in the Businesses tab.`);
  await page.unroute("**/api/admin/businesses/*");
  await page.getByRole("tab", { name: "Businesses" }).click();
  const cell = page.getByRole("textbox", { name: `Phone of ${name}` });
  await cell.waitFor();
  const notice = page.getByRole("alert").filter({ hasText: `Phone of ${name} is not saved` });
  await notice.waitFor({ state: "detached" });
  await page.getByRole("searchbox").fill("no business has these words");
  await notice.getByText("You typed “+81 3 5555 0168”.").waitFor();
  await notice.getByRole("link", { name: "Show the cell" }).click();
  await expect.poll(() => cell.inputValue()).toBe("+81 3 5555 0168");
  await cell.press("Enter");
  await toast(page, "Phone saved");
  await notice.waitFor({ state: "detached" });
  await expect.poll(() => savedPhone(page, 0)).toBe("+81 3 5555 0168");
});

test("Escape cancels a cell whose save failed, and the browser no longer asks", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/status of 400/);
  const page = await openPanel(TABLE);
  const input = await openPhone(page, 5);
  const phone = await savedPhone(page, 5);
  await input.fill("call us");
  await input.press("Enter");
  await page.locator("tbody [role=status]").getByText("Not saved").waitFor();
  await input.press("Escape");
  await input.waitFor({ state: "detached" });
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.locator("tbody tr").first().waitFor();
  await expect.poll(() => savedPhone(page, 5)).toBe(phone);
  expect(questions).toEqual([]);
});

test("a cell is saved after a login when the session has ended", async ({ openPanel, allowMessages }) => {
  allowMessages(/status of 401/);
  const page = await openPanel(TABLE);
  const input = await openPhone(page, 6);
  await input.fill("+81 3 5555 0169");
  await loseSession(page);
  await input.press("Enter");
  await page.getByRole("dialog", { name: "Your session has ended" }).getByRole("button", { name: "Not now" }).click();
  await page.locator("tbody [aria-invalid=true]").waitFor();
  await expect.poll(() => input.inputValue()).toBe("+81 3 5555 0169");
  await input.press("Enter");
  await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
  await signIn(page);
  await toast(page, "Phone saved");
  await expect.poll(() => savedPhone(page, 6)).toBe("+81 3 5555 0169");
});

test("what is typed for a bulk change stays for another field, after Back and after a failure, and is not discarded unasked", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/Failed to load resource/);
  const page = await openPanel();
  await page.getByRole("tab", { name: "Businesses" }).click();
  const value = page.getByLabel("New value");
  const open = async () => {
    for (const row of [1, 2]) await page.getByRole("checkbox").nth(row).check();
    await page.getByRole("button", { name: "Change…" }).click();
  };
  await open();
  await page.getByLabel("Field").selectOption({ label: "Description" });
  await value.fill("A text of\nten minutes");
  await page.getByLabel("Field").selectOption({ label: "Verified" });
  await page.getByLabel("Field").selectOption({ label: "Description" });
  await expect.poll(() => value.inputValue()).toBe("A text of\nten minutes");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => value.inputValue()).toBe("A text of\nten minutes");

  await page.goBack();
  await value.waitFor({ state: "detached" });
  await page.goForward();
  await open();
  await expect.poll(() => value.inputValue()).toBe("A text of\nten minutes");
  await page.route("**/api/admin/businesses/bulk", (route) => route.abort());
  await page.getByRole("button", { name: "Change 2 businesses" }).click();
  await toast(page, "The change failed");
  await page.unroute("**/api/admin/businesses/bulk");
  await expect.poll(() => value.inputValue()).toBe("A text of\nten minutes");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Change…" }).click();
  await expect.poll(() => value.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
