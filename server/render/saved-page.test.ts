import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import {
  MADE_UP_BUSINESSES,
  MOMENT,
  madeUpBusiness,
  openMadeUpStore,
} from "../testing/directories/sample-directory.ts";
import { createPageRenderer } from "./render-page.ts";

const LONG_NAME = "Grand Old Tailor of the Long Main Street ".repeat(8).slice(0, 300);
let store: Store;
let renderer: ReturnType<typeof createPageRenderer>;
beforeAll(async () => {
  store = await openMadeUpStore([...MADE_UP_BUSINESSES, madeUpBusiness({ name: LONG_NAME, category: "Tailor" })]);
  await store.editing.delete([5], { at: MOMENT, actor: "ann", action: "delete" });
  const api = createPageApi({ store, now: () => MOMENT });
  const entries = {
    "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
    "web/entry-client.tsx": { script: "client/entry.js", styles: ["client/all.css"], imports: [] },
  };
  renderer = createPageRenderer({
    api,
    site: siteInfo(configSchema.parse({}), 3000),
    now: () => MOMENT,
    built: { entries, images: {}, lateStyles: ["client/late.css"] },
  });
});
afterAll(() => store.close());

const pageAt = async (path: string) => {
  const { status, html } = await renderer.render(path);
  expect(status).toBe(200);
  return html;
};
const namesIn = (html: string) => [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]*)</g)].map(([, name]) => name);
const LATE_STYLES = '<link rel="stylesheet" id="late-styles" href="/client/late.css">';

describe("a shared list without JavaScript", () => {
  it("shows the places of the link in its order, each once, and what is not shown", async () => {
    const html = await pageAt("/saved?ids=4,3,4,5,999,x");
    expect(namesIn(html)).toEqual(["Zeughauskeller", "Bright Smiles"]);
    for (const sentence of [
      "Somebody sent you a list of 2 places. Your own list stays as it is.",
      "1 part of this link cannot be read. It may have been cut off or changed on its way.",
      "1 place of this link is no longer listed.",
      "1 place of this link is not in this directory.",
    ])
      expect(html).toContain(sentence);
    expect(html).not.toContain("aria-pressed");
  });

  it("says that none of the places is listed", async () => {
    for (const ids of ["5", "x", "999,-1"])
      expect(await pageAt(`/saved?ids=${ids}`)).toContain("None of the places of this link is listed here.");
  });

  it("takes a hundred places of a longer link, and a name of 300 characters", async () => {
    const ids = [8, ...Array.from({ length: 9_999 }, (_, index) => index + 1_000)];
    const html = await pageAt(`/saved?ids=${ids.slice(0, 1_200).join(",")}`);
    expect(namesIn(html)).toEqual([LONG_NAME]);
    expect(html).toContain("A link holds at most 100 places, so 1,100 places are left out.");
  });
});

describe("the page of saved places", () => {
  it("says without JavaScript that it needs it", async () => {
    expect(await pageAt("/saved")).toContain("Saving places needs JavaScript, which is turned off in this browser.");
    expect(await pageAt("/saved?ids=")).toContain("<h1>Saved places</h1>");
  });

  it.each(["/saved", "/saved?ids=3"])("is noindex as %s, and has its styles from the first paint on", async (path) => {
    const html = await pageAt(path);
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).toContain(LATE_STYLES);
  });

  it("leaves its styles for later on other pages", async () => {
    const html = await pageAt("/city/Austin");
    expect(html).toContain('<link rel="stylesheet" id="late-styles" href="/client/late.css" media="print">');
    expect(html).not.toContain(LATE_STYLES);
    expect(html).not.toContain("aria-pressed");
  });
});
