import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { reloadIsPrompted, reloadWithoutPrompt, toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(12) });
const TABLE = "/admin-panel?tab=businesses&sort=name";
const CITY = "City";

/** Makes a PNG of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const photo = (name: string) => ({ name, mimeType: "image/png", buffer: png(640, 480) });

/** Holds uploads of photos until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/admin/photos", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const photosOf = async (page: Page, id: number): Promise<string[]> =>
  (await (await page.request.get(`/api/admin/businesses/${id}`)).json()).photos ?? [];

test("a photo whose upload outlasts the editor is in it when it is opened again", async ({ openPanel }) => {
  const page = await openPanel(TABLE);
  const release = await holdUploads(page);
  await page.getByRole("button", { name: "Edit Shop number 3", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Add photos").setInputFiles(photo("window.png"));
  await sheet.getByText("window.png").waitFor();
  await sheet.getByLabel(CITY, { exact: true }).fill("Far away");
  const save = sheet.getByRole("button", { name: "Uploading…" });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  release();
  await reloadIsPrompted(page);
  await page.goForward();
  await sheet.getByRole("button", { name: "Save changes" }).waitFor();
  await sheet.getByText("Edit as addresses").click();
  const addresses = sheet.getByLabel("Photos", { exact: true });
  await expect.poll(() => addresses.inputValue()).toMatch(/^\/photos\/\S+$/);
  await sheet.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "Business saved");
  const id = Number(
    await page.locator("tbody tr").filter({ hasText: "Shop number 3" }).first().getAttribute("data-id"),
  );
  await expect.poll(() => photosOf(page, id)).toHaveLength(1);
  await reloadWithoutPrompt(page);
});

test("a photo that is being uploaded is given up by Discard only", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&edit=5`);
  const release = await holdUploads(page);
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Add photos").setInputFiles([photo("door.png"), photo("roof.png")]);
  await sheet.getByText("roof.png").waitFor();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Discard changes" }).click();
  await sheet.waitFor({ state: "detached" });
  release();
  await reloadWithoutPrompt(page);
  await expect.poll(() => photosOf(page, 5)).toEqual([]);
});

test("an earlier value is taken back although another field was changed elsewhere", async ({
  openPanel,
  allowMessages,
}) => {
  allowMessages(/status of 409/);
  const page = await openPanel(TABLE);
  await page.request.patch("/api/admin/businesses/7", { data: { phone: "+1 212 555 0191" } });
  await page.request.patch("/api/admin/businesses/7", { data: { phone: "+1 212 555 0192" } });
  await page.goto(`${TABLE}&edit=7`);
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(CITY, { exact: true }).fill("Typed meanwhile");
  await page.request.patch("/api/admin/businesses/7", { data: { website: "https://elsewhere.example" } });
  await sheet.getByRole("button", { name: /^History/ }).click();
  await sheet.getByRole("button", { name: "Take this value back: Phone +1 212 555 0191" }).click();
  await toast(page, "Phone is back to its earlier value");
  const { phone, website, city } = await (await page.request.get("/api/admin/businesses/7")).json();
  expect({ phone, website, city }).toEqual({
    phone: "+1 212 555 0191",
    website: "https://elsewhere.example",
    city: "Gotham",
  });
  await reloadIsPrompted(page);
});
