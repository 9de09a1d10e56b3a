import { expect } from "vitest";
import { reloadIsPrompted, toast, untilNothingUnsaved } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(3), settings: { backup: { daily: false } } });

test("a web address typed on the dashboard stays until it is saved, and replaces another one only when told to", async ({
  openPanel,
  site,
  allowMessages,
}) => {
  allowMessages(/status of 409/);
  const page = await openPanel("/admin-panel");
  const address = page.getByRole("textbox", { name: "Web address" });
  await address.fill("http://wrong.example");
  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await expect.poll(() => address.inputValue()).toBe("http://wrong.example");
  await reloadIsPrompted(page);
  await expect.poll(() => page.getByRole("button", { name: "Hide this list" }).isDisabled()).toBe(true);

  const saveElsewhere = async (value: string | null) => {
    const response = await page.request.patch("/api/admin/settings", { data: { values: { "site.baseUrl": value } } });
    expect(response.status()).toBe(200);
  };
  await saveElsewhere("http://localhost:1234");
  await address.fill(site.url);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await page.getByText("Someone else has changed the address to http://localhost:1234 meanwhile.").waitFor();
  await expect.poll(() => address.inputValue()).toBe(site.url);
  await save.click();
  await toast(page, "Web address: in effect now.");
  await expect.poll(() => address.inputValue()).toBe("");
  await untilNothingUnsaved(page);
});

test("the list of first steps stays while an address is typed, though someone else has saved one", async ({
  openPanel,
}) => {
  const page = await openPanel("/admin-panel");
  const address = page.getByRole("textbox", { name: "Web address" });
  await address.fill("http://half.typed");
  const hidden = await page.request.post("/api/admin/first-steps/hide");
  expect(hidden.status()).toBe(200);
  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await expect.poll(() => address.inputValue()).toBe("http://half.typed");
  await address.fill("");
  await page.getByRole("heading", { name: "Get started" }).waitFor({ state: "hidden" });
  await untilNothingUnsaved(page);
});

test("the list of what to do makes the first backup by one click, once for a double click", async ({ openPanel }) => {
  const page = await openPanel("/admin-panel");
  const items = page.getByRole("list", { name: "What needs you" }).getByRole("listitem");
  const item = items.filter({ hasText: "There is no backup yet" });
  await item.getByRole("button", { name: "Back up" }).dblclick();
  await toast(page, "Backup made");
  await item.waitFor({ state: "hidden" });
  const { backups } = await (await page.request.get("/api/admin/backups?check=true")).json();
  expect(backups).toHaveLength(1);
});
