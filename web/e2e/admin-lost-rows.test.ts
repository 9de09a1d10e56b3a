import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { isFocused } from "./support/locators.ts";
import { reloadIsPrompted, reloadWithoutPrompt, toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(24) });
const TABLE = "/admin-panel?tab=businesses&sort=name";
const COLUMNS = "columns=city,rating,phone,website";

const rowOf = (page: Page, name: string): Locator =>
  page.locator("tbody tr").filter({ has: page.getByRole("checkbox", { name: `Select ${name}`, exact: true }) });

/** Types into the cell of a business and leaves the focus there. */
async function typeInCell(page: Page, name: string, column: string, value: string): Promise<Locator> {
  const cell = rowOf(page, name).locator(`[data-column=${column}]`);
  await cell.dblclick({ position: { x: 3, y: 3 } });
  const input = cell.getByRole("textbox");
  await input.fill(value);
  return input;
}

async function idOf(page: Page, name: string): Promise<string> {
  return (await rowOf(page, name).getAttribute("data-id")) ?? "";
}

const savedPhone = async (page: Page, id: string): Promise<string> =>
  (await (await page.request.get(`/api/admin/businesses/${id}`)).json()).phone;

/** Refetches the list while the focus stays in the cell. */
const refetch = (page: Page, deletedName: string) =>
  page.getByRole("button", { name: `Delete ${deletedName}`, includeHidden: true, exact: true }).dispatchEvent("click");

const noticeOf = (page: Page, name: string): Locator =>
  page.getByRole("alert").filter({ hasText: `Phone of ${name} is not saved` });

test("a cell whose row leaves the page by a refetch is not saved before somebody decides so", async ({
  openPanel,
  allowMessages,
}) => {
  // The other change of the business came in between, which is no conflict.
  allowMessages(/status of 409/);
  const page = await openPanel(`${TABLE}&status=pending&${COLUMNS}`);
  const [name, other] = ["Shop number 7", "Shop number 9"];
  const [id, otherId] = [await idOf(page, name), await idOf(page, other)];
  const before = await savedPhone(page, id);
  await typeInCell(page, name, "phone", "+1 212 55");
  await page.request.patch(`/api/admin/businesses/${id}`, { data: { isVerified: true } });
  await refetch(page, "Shop number 20");
  const notice = noticeOf(page, name);
  await notice.getByText("The row left this page. You typed “+1 212 55”.").waitFor();
  await toast(page, "Row left this page");
  await expect.poll(() => savedPhone(page, id)).toBe(before);
  await reloadIsPrompted(page);
  await notice.getByRole("link", { name: "Show the cell" }).click();
  const cell = page.getByRole("textbox", { name: `Phone of ${name}` });
  await cell.fill("+1 212 555 0171");
  const columns = async () => (await page.locator("thead th").allInnerTexts()).map((text) => text.trim());
  await expect
    .poll(async () => (await columns()).filter(Boolean))
    .toEqual(["Name", "Phone", "City, state", "Rating", "Website", "Actions"]);
  await expect.poll(() => savedPhone(page, id)).toBe(before);
  await page.goBack();
  await toast(page, "Phone saved");
  await expect.poll(() => savedPhone(page, id)).toBe("+1 212 555 0171");

  await typeInCell(page, other, "phone", "+1 212 555 0172");
  await page.request.patch(`/api/admin/businesses/${otherId}`, { data: { isVerified: true } });
  await refetch(page, "Shop number 21");
  await noticeOf(page, other).getByRole("button", { name: "Save", exact: true }).click();
  await noticeOf(page, other).waitFor({ state: "detached" });
  await expect.poll(() => savedPhone(page, otherId)).toBe("+1 212 555 0172");

  const third = "Shop number 11";
  const thirdId = await idOf(page, third);
  const unsaved = await savedPhone(page, thirdId);
  await typeInCell(page, third, "phone", "+1 212 555 0173");
  await page.request.patch(`/api/admin/businesses/${thirdId}`, { data: { isVerified: true } });
  await refetch(page, "Shop number 22");
  await noticeOf(page, third).getByRole("button", { name: "Discard" }).click();
  await noticeOf(page, third).waitFor({ state: "detached" });
  await reloadWithoutPrompt(page);
  await expect.poll(() => savedPhone(page, thirdId)).toBe(unsaved);
});

test("a cell of a business that went to the recycle bin is restored and saved, and is no editor in the bin", async ({
  openPanel,
}) => {
  const page = await openPanel(`${TABLE}&${COLUMNS}`);
  const name = "Shop number 4";
  const id = await idOf(page, name);
  await typeInCell(page, name, "phone", "+1 212 555 0174");
  await page.request.delete(`/api/admin/businesses/${id}`);
  await refetch(page, "Shop number 23");
  const notice = noticeOf(page, name);
  await notice.getByText("The business is in the recycle bin. You typed “+1 212 555 0174”.").waitFor();
  await expect.poll(() => notice.getByRole("link", { name: "Show the cell" }).count()).toBe(0);
  await page.getByRole("link", { name: "Recycle bin" }).click();
  await rowOf(page, name).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: `Phone of ${name}` }).count()).toBe(0);
  await notice.getByRole("button", { name: "Restore and save" }).click();
  await toast(page, "Phone saved");
  await notice.waitFor({ state: "detached" });
  await expect.poll(() => savedPhone(page, id)).toBe("+1 212 555 0174");
});

test("quick saves of one person are no conflict with each other, nor with a change of another field", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/status of 409/);
  const page = await openPanel(`${TABLE}&${COLUMNS}`);
  const [name, other] = ["Shop number 2", "Shop number 3"];
  const [id, otherId] = [await idOf(page, name), await idOf(page, other)];
  // The list never arrives again, so that its rows still show the versions before the saves.
  await page.route("**/api/admin/businesses?*", () => {});
  const first = await typeInCell(page, name, "phone", "+1 212 555 0175");
  await first.press("Enter");
  await first.waitFor({ state: "detached" });
  const second = await typeInCell(page, other, "phone", "+1 212 555 0176");
  await second.press("Enter");
  await second.waitFor({ state: "detached" });
  const again = await typeInCell(page, name, "phone", "+1 212 555 0177");
  await again.press("Enter");
  const city = await typeInCell(page, name, "city", "Metropolis");
  await city.press("Enter");
  await city.waitFor({ state: "detached" });
  await again.waitFor({ state: "detached" });
  await expect.poll(() => savedPhone(page, id)).toBe("+1 212 555 0177");
  await expect.poll(() => savedPhone(page, otherId)).toBe("+1 212 555 0176");
  const { city: savedCity } = await (await page.request.get(`/api/admin/businesses/${id}`)).json();
  expect(savedCity).toBe("Metropolis");

  const third = "Shop number 5";
  const thirdId = await idOf(page, third);
  const input = await typeInCell(page, third, "phone", "+1 212 555 0178");
  await page.request.patch(`/api/admin/businesses/${thirdId}`, { data: { isVerified: true } });
  await input.press("Enter");
  await input.waitFor({ state: "detached" });
  await expect.poll(() => savedPhone(page, thirdId)).toBe("+1 212 555 0178");

  const contested = "Shop number 6";
  const contestedId = await idOf(page, contested);
  const theirs = await typeInCell(page, contested, "phone", "+1 212 555 0179");
  await page.request.patch(`/api/admin/businesses/${contestedId}`, { data: { phone: "+1 212 555 0180" } });
  await theirs.press("Enter");
  await page.locator("tbody [role=status]").getByText("Phone is “+1 212 555 0180” now").waitFor();
  await expect.poll(() => isFocused(theirs)).toBe(true);
  await expect.poll(() => savedPhone(page, contestedId)).toBe("+1 212 555 0180");
});
