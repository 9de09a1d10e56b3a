import { afterAll, beforeAll, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../testing/directories/sample-directory.ts";
import { createPageRenderer } from "./render-page.ts";

const shops = Array.from({ length: 45 }, (_, index) =>
  madeUpBusiness({ name: `Corner Shop ${index}`, category: "Corner shop", city: "Oslo" }),
);
const SENTENCE = "This list ends here, after the first 40 of 45 businesses.";

let store: Store;
beforeAll(async () => {
  store = await openMadeUpStore(shops);
});
afterAll(() => store.close());

async function render(path: string, listReach?: number) {
  const api = createPageApi({ store, now: () => MOMENT, ...(listReach && { listReach }) });
  const site = siteInfo(configSchema.parse({ site: { baseUrl: "https://directory.example" } }), 3000);
  const page = (name: string) => ({ script: `client/${name}.js`, styles: [], imports: [] });
  const entries = { "web/entry-start.ts": page("start"), "web/entry-client.tsx": page("entry") };
  const assets = { entries, images: {} };
  const { status, html } = await createPageRenderer({ api, site, now: () => MOMENT, built: assets }).render(path);
  return { status, text: html.replaceAll("<!-- -->", ""), html };
}

it.each(["/businesses", "/city/Oslo", "/category/corner-shop", "/search?q=corner", "/city/Oslo?sort=name"])(
  "%s ends at the list limit, and says how to find the others",
  async (path) => {
    const page = (number: number) => render(`${path}${path.includes("?") ? "&" : "?"}page=${number}`, 40);
    const [first, last, beyond] = [await page(1), await page(2), await page(3)];
    expect(first.text).toContain("Page 1 of 2");
    expect(first.text).not.toContain("This list ends here");
    expect(last.text).toContain(SENTENCE);
    expect(last.html).not.toMatch(/rel="next"|page=3/);
    expect(beyond.status).toBe(404);
  },
);

it("a list below the limit ends without that sentence", async () => {
  const { text } = await render("/city/Oslo?page=3");
  expect(text).toContain("Page 3 of 3");
  expect(text).not.toContain("This list ends here");
});

it("is not painted before a list's filters are read, which would move what stands above them", async () => {
  for (const path of ["/businesses", "/city/Oslo", "/search?q=corner", "/businesses?search=zzzz"]) {
    const { html } = await render(path);
    const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${id}"`);
  }
  expect((await render("/about")).html).not.toContain('rel="expect"');
});
