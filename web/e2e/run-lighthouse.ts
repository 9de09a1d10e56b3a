/**
 * `npm run lighthouse -- [FILE.xlsx]` measures the packaged program as a visitor's phone loads it, with the sample and optionally with a
 * workbook of your own. It serves each twice: without photos, and with a photo for every business. Those photos come from a local server
 * under the host name of exports' photos, since the real one may be unreachable or slow. The exit code is 1 when a page scores below 100 or
 * exceeds a budget.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { BusinessList, CitySummary } from "#contract/business";
import { businessUrl, cityUrl } from "#domain/publishing/page-url";
import { launchChromium } from "./support/chromium.ts";
import { FIRST_LOAD_LIMITS, firstLoad } from "./support/first-load.ts";
import { isPerfect, LIGHTHOUSE_CATEGORIES, lighthouseScores } from "./support/lighthouse-scores.ts";
import { copyWithPhotos, servePhotos } from "./support/photo-server.ts";
import { SAMPLE_WORKBOOK, serveDirectory } from "./support/served-directory.ts";

const reports = join(import.meta.dirname, "../../dist/reports");

interface MeasuredPage {
  name: string;
  path: string;
  /** Source file of the page, which identifies its first load. */
  source: string;
}

async function pagesOf(url: string): Promise<MeasuredPage[]> {
  const read = async <Data>(path: string) => (await (await fetch(url + path)).json()) as Data;
  const [city] = await read<CitySummary[]>("/api/cities/popular?limit=1");
  const { businesses } = await read<BusinessList>("/api/businesses?limit=1");
  if (!city || !businesses[0]) throw new Error("The directory is empty");
  return [
    { name: "home", path: "/", source: "web/pages/home/home-page.tsx" },
    { name: "list", path: "/businesses", source: "web/pages/business-lists/browse-page.tsx" },
    { name: "city", path: cityUrl(city.name), source: "web/pages/business-lists/list-pages.ts" },
    { name: "detail", path: businessUrl(businesses[0].slug), source: "web/pages/business/business-page.tsx" },
  ];
}

/** Measures the pages of one workbook; returns true when all meet their limits. */
async function measure(title: string, workbook: string, port: number): Promise<boolean> {
  const site = await serveDirectory({ workbook });
  // The canonical addresses say localhost.
  const url = `http://localhost:${new URL(site.url).port}`;
  let holds = true;
  try {
    for (const { name, path, source } of await pagesOf(url)) {
      const report = join(reports, `lighthouse-${title}-${name}.html`.replaceAll(" ", "-"));
      const scores = await lighthouseScores(url + path, port, report);
      const load = firstLoad(source);
      const isLight = load.script <= FIRST_LOAD_LIMITS.script && load.style <= FIRST_LOAD_LIMITS.style;
      holds &&= isLight && isPerfect(scores);
      const sizes = [load.script.toFixed(1), load.style.toFixed(1), String(scores.machine)];
      print([title, name, ...scores.scores.map(String), ...sizes, isLight && isPerfect(scores) ? "ok" : "MISSED"]);
      for (const audit of scores.failedAudits) console.log(`  ${audit}`);
    }
  } finally {
    await site.close();
  }
  return holds;
}

function print(cells: string[]): void {
  const widths = [34, 8, 13, 15, 16, 5, 18, 17, 9];
  console.log(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(""));
}

/** Returns a port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const port = await freePort();
const photos = await servePhotos();
const browser = await launchChromium([`--remote-debugging-port=${port}`, ...photos.switches]);
const folder = mkdtempSync(join(tmpdir(), "mainstreet-lighthouse-"));
const { script, style } = FIRST_LOAD_LIMITS;
print(["data", "page", ...LIGHTHOUSE_CATEGORIES, `scripts ≤ ${script} kB`, `styles ≤ ${style} kB`, "machine"]);
try {
  for (const workbook of [SAMPLE_WORKBOOK, ...process.argv.slice(2)]) {
    const title = workbook === SAMPLE_WORKBOOK ? "sample" : basename(workbook).replace(/\.\w+$/, "");
    for (const [kind, photo] of [
      ["without photos", () => ""],
      ["with photos", photos.address],
    ] as const) {
      const copy = join(folder, `${kind}.xlsx`);
      await copyWithPhotos(workbook, copy, photo);
      if (!(await measure(`${title} ${kind}`, copy, port))) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  photos.close();
  rmSync(folder, { recursive: true, force: true });
}
