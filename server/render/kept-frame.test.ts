import { afterAll, beforeAll, expect, it } from "vitest";
import { createKeptFrame, renderApp } from "../../web/entry-server.tsx";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import { MOMENT, openMadeUpStore } from "../testing/sample-directory.ts";

let store: Store;
beforeAll(async () => {
  store = await openMadeUpStore();
});
afterAll(() => store.close());

it("What is kept around pages holds no query of any one page", async () => {
  const site = siteInfo(configSchema.parse({}), 3000);
  const api = createPageApi({ store, now: () => MOMENT });
  const kept = createKeptFrame();
  const clients = new Set<ReturnType<typeof kept>["client"]>();
  const keptFrame: typeof kept = (...around) => {
    const made = kept(...around);
    clients.add(made.client);
    return made;
  };
  const pages = ["/", "/businesses", "/city/Springfield", "/cities", "/business/1", "/about", "/advertise", "/none"];
  for (const pathname of [...pages, "/search", "/category/restaurants"])
    for (const search of ["", "?q=shop&location=Springfield&search=a"])
      await renderApp({ pathname, search, api, site, now: MOMENT, keptFrame });
  expect(clients.size).toBe(1);
  for (const client of clients) expect(client.getQueryCache().getAll()).toHaveLength(2);
});
