import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { readWorkbook } from "../../server/spreadsheet/read-workbook.ts";
import { writeWorkbook } from "../../server/spreadsheet/write-workbook.ts";

/** A server of its own, as photos come from elsewhere; each address below `url` is a JPEG as large as a usual photo. */
export async function servePhotos(browser: Browser) {
  const photo = await takePhoto(browser);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" });
    response.end(photo);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** 800 × 500 pixels, grainy enough that its JPEG is no smaller than a photo's. */
async function takePhoto(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  await page.setContent(`<svg width="800" height="500" style="position: fixed; inset: 0">
    <filter id="grain"><feTurbulence baseFrequency="0.02" numOctaves="4" seed="7"/></filter>
    <rect width="800" height="500" filter="url(#grain)"/></svg>`);
  const photo = await page.screenshot({ type: "jpeg", quality: 80 });
  await page.close();
  return photo;
}

/** Copies a workbook's first sheet with the cell of the photo column replaced in every row. */
export async function copyWithPhotos(workbook: string, copy: string, photo: (row: number) => string): Promise<void> {
  for await (const sheet of readWorkbook(workbook)) {
    const rows: string[][] = [];
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
    const [header = [], ...businesses] = rows;
    const column = header.findIndex((name) => /^(photos?|image)$/i.test(name.trim()));
    if (column < 0) throw new Error(`${workbook} has no column "photo"`);
    await writeWorkbook(
      copy,
      { header },
      businesses.map((cells, row) => header.map((_, index) => (index === column ? photo(row) : (cells[index] ?? "")))),
    );
    return;
  }
}
