import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningSite, runSite } from "./running-site.ts";
import { openPanel } from "./signed-in.ts";

const TABLE = "/admin-panel?tab=businesses";

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site?.close());

it("an edit that Back closes while it is being saved is saved, and leads nobody further back", async () => {
  const { page } = await openPanel(site, TABLE);
  const go = Promise.withResolvers<void>();
  await page.route("**/api/admin/businesses/*", async (route) => {
    if (route.request().method() === "PATCH") await go.promise;
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
  go.resolve();
  await page.getByRole("row", { name: "Saved Late" }).waitFor();
  expect(page.url()).toBe(site.url + TABLE);
  await page.context().close();
});
