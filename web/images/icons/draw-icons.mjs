/**
 * Draws the site's icons from the awning mark, with Chromium: `node web/images/icons/draw-icons.mjs`. Run it by hand when the mark changes;
 * its output is committed, since a build has no browser.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../../e2e/support/chromium.ts";

/** The mark of components/brand.tsx in the light theme's colours. */
const MARK = `
  <path fill="#f6f2ea" stroke="#8a8578" d="M5 15h24v16H5Z"/>
  <path fill="#e3f1ec" d="M6 3h22l5 12a4.1 4.1 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4.1 4.1 0 0 1-8 0Z"/>
  <path fill="#0f6b5c" d="M6 3h5.5L9 15a4.1 4.1 0 0 1-8 0ZM17 3h5.5L25 15a4 4 0 0 1-8 0Z"/>
  <path fill="#0f6b5c" opacity=".55" d="M19 21h6v10h-6ZM9 21h6v5H9Z"/>`;
const GROUND = "#fffdf9";

/** `margin` surrounds the mark, in units of which the mark is 34 wide. Systems cut a tenth and more off an icon that fills its square. */
function picture(margin, ground = "") {
  const side = 34 + 2 * margin;
  const square = ground && `<path fill="${ground}" d="M${-margin} ${-margin}h${side}v${side}h-${side}Z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">${square}${MARK}</svg>`;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();

async function png(size, svg) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** Makes an .ico of PNGs: a header, an entry of 16 bytes for each picture, then the pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(([size, bytes], index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...pictures.map(([, bytes]) => bytes)]);
}

const write = (name, bytes) => writeFileSync(join(import.meta.dirname, name), bytes);
const small = [];
for (const size of [16, 32, 48]) small.push([size, await png(size, picture(0))]);
write("favicon.ico", ico(small));
write("apple-touch-icon.png", await png(180, picture(7, GROUND)));
for (const size of [192, 512]) write(`icon-${size}.png`, await png(size, picture(9, GROUND)));
await browser.close();
