import { afterAll, beforeAll, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../testing/directories/sample-directory.ts";
import { createPageRenderer } from "./render-page.ts";

const BARBERS = ["Herrenfriseur", "Барбершоп", "Barber shop"].map((category, index) =>
  madeUpBusiness({ name: `Barber ${index}`, category, city: "Oslo" }),
);
let store: Store;
let renderer: ReturnType<typeof createPageRenderer>;
beforeAll(async () => {
  store = await openMadeUpStore(BARBERS);
  const entries = {
    "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
    "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] },
  };
  renderer = createPageRenderer({
    api: createPageApi({ store, now: () => MOMENT }),
    site: siteInfo(configSchema.parse({}), 3000),
    now: () => MOMENT,
    built: { entries, images: {} },
  });
});
afterAll(() => store.close());

it.each(["/category/herrenfriseur", "/category/barbershop", "/category/Barber%20Shops"])(
  "%s is a 301 to the page of its kind, which holds all spellings and languages",
  async (path) => {
    const { status, location = "" } = await renderer.render(path);
    expect([status, location]).toEqual([301, "/category/barber-shop"]);
    const page = await renderer.render(location);
    expect(page.status).toBe(200);
    for (const { name } of BARBERS) expect(page.html).toContain(name);
    expect(page.html).not.toContain("Herrenfriseur");
  },
);
