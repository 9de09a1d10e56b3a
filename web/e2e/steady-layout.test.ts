import { expect } from "vitest";
import { LONG_NAME } from "./support/detail-businesses.ts";
import { testOn } from "./support/test.ts";

/** Milliseconds in which scripts, fonts and late parts of a page have arrived. */
const SETTLED_MS = 1_500;

const test = testOn({
  rows: Array.from({ length: 24 }, (_, id) => ({
    name: id % 3 === 0 ? `${LONG_NAME} ${id}` : `Table ${id}`,
    category: "Restaurant",
    place_id: `place-${id}`,
    full_address: `${id} Example Street, Springfield, IL 62704`,
    city: "Springfield",
    country: "United States",
    phone: "555-0100",
    rating: 4,
    reviews: 12,
    latitude: 39.78 + id / 1_000,
    longitude: -89.65 + id / 1_000,
    photo: [1, 2, 3].map((photo) => `http://photos.invalid/${id}-${photo}.jpg`).join(","),
  })),
});

test.for(
  [360, 1280].flatMap((width) =>
    ["/businesses", "/search?q=restaurant", "/city/Springfield", "/city/Springfield/restaurant", "/business/1"].map(
      (path): [number, string] => [width, path],
    ),
  ),
)("nothing moves at %i px on %s while its photos never come", async ([width, path], { visit }) => {
  const page = await visit("/cities", { viewport: { width, height: 740 } });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/photos\.invalid/, () => {});
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => "hydrated" in document.documentElement.dataset && "frame" in document.documentElement.dataset,
  );
  await page.waitForTimeout(SETTLED_MS);
  const moved = await page.evaluate(() => Reflect.get(window, "moved"));
  expect(moved).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
