/** `npm run pictures`, after `npm run package`, takes the pictures of the README from the sample. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "./support/chromium.ts";
import { ADMINISTRATOR, serveDirectory } from "./support/served-directory.ts";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const WINDOW = { viewport: { width: 1120, height: 720 } };

mkdirSync(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launchChromium(), serveDirectory()]);
try {
  const context = await browser.newContext({ baseURL: site.url, ...WINDOW });
  const page = await context.newPage();
  await page.goto("/city/Chicago", { waitUntil: "networkidle" });
  await page.screenshot({ path: join(FOLDER, "site.png") });
  await context.request.post("/api/admin/login", { data: ADMINISTRATOR });
  await page.goto("/admin-panel", { waitUntil: "networkidle" });
  await page.screenshot({ path: join(FOLDER, "panel.png") });
} finally {
  await browser.close();
  await site.close();
}
