import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { readWorkbook } from "../../../server/spreadsheet/read-workbook.ts";
import { writeWorkbook } from "../../../server/spreadsheet/writing/write-workbook.ts";
import { photoSizes } from "../../components/card/photo-sizes.ts";
import { launchChromium } from "./chromium.ts";

/** Host of photo URLs in exports. Its image server offers the sizes of `photoSizes`. */
const HOST = "lh5.googleusercontent.com";
const photoUrl = (row: number) => `https://${HOST}/p/${row}=w800-h500-k-no`;

/** Serves photos from a separate server. Each URL is a JPEG with about the bytes of a real photo of its size. */
export async function servePhotos() {
  const photos = await takePhotos();
  const server = createServer(selfSignedCertificate(HOST), (request, response) => {
    const photo = photos.get(sizeIn(request.url ?? ""));
    response.writeHead(photo ? 200 : 404, { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" });
    response.end(photo);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: photoUrl,
    /** Switches that lead the browser to this server. */
    switches: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`, "--ignore-certificate-errors"],
    close: () => server.close(),
  };
}

/** Creates a key and a self-signed certificate with the system's openssl, since Node cannot sign one. */
export function selfSignedCertificate(host: string): { key: string; cert: string } {
  const options = "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 1 -keyout - -out -";
  try {
    const pem = execFileSync("openssl", [...options.split(" "), "-subj", `/CN=${host}`], { stdio: "pipe" }).toString();
    return { key: pem, cert: pem };
  } catch (cause) {
    throw new Error("HTTPS needs openssl (on Debian: apt-get install openssl).", {
      cause,
    });
  }
}

function sizeIn(url: string): string {
  return /=w\d+-h\d+/.exec(url)?.[0] ?? "";
}

/** Makes a photo of each size, grainy enough that the JPEG is no smaller than a real photo's. */
async function takePhotos(): Promise<Map<string, Buffer>> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(`<svg viewBox="0 0 800 500" style="position: fixed; inset: 0">
    <filter id="grain"><feTurbulence baseFrequency="0.02" numOctaves="4" seed="7"/></filter>
    <rect width="800" height="500" filter="url(#grain)"/></svg>`);
  const photos = new Map<string, Buffer>();
  for (const size of new Set(
    ["square", "wide"].flatMap((shape) =>
      (photoSizes(photoUrl(0), shape as "square" | "wide") ?? "").split(", ").map(sizeIn),
    ),
  )) {
    const [width = 0, height = 0] = Array.from(size.matchAll(/\d+/g), Number);
    await page.setViewportSize({ width, height });
    photos.set(size, await page.screenshot({ type: "jpeg", quality: 80 }));
  }
  await browser.close();
  return photos;
}

/** Copies a workbook's first sheet and replaces the photo column in every row. */
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
