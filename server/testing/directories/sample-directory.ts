import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { BusinessDraft } from "#contract/business";
import { composeServer } from "../../compose-server.ts";
import { configSchema } from "../../config/config-schema.ts";
import { openDataFolder } from "../../config/data-folder.ts";
import { leafKeys } from "../../config/setting-keys.ts";
import type { PageRenderer } from "../../http/routes/pages.ts";
import type { Services } from "../../open-services.ts";
import { openLiveSettings } from "../../operations/settings/live-settings.ts";
import { createPublicApi } from "../../queries/public-api.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { draft } from "./draft-fixture.ts";
import { importInto } from "./import-into.ts";

/** Saturday noon in Texas, evening in Zürich. */
export const MOMENT = new Date("2026-11-21T18:00:00Z");

export const madeUpBusiness = (fields: Partial<BusinessDraft>): BusinessDraft =>
  draft({
    placeId: `place-${fields.name}`,
    name: "Nameless",
    category: "Restaurant",
    city: "Austin",
    state: "Texas",
    zipCode: "78701",
    country: "United States",
    rating: 4,
    reviewCount: 10,
    timeZone: "America/Chicago",
    ...fields,
  });

export const ZURICH = {
  city: "Zürich",
  state: "Zurich",
  zipCode: "8001",
  country: "Switzerland",
  timeZone: "Europe/Zurich",
};
const ALWAYS = { Saturday: "Open 24 hours" };

export const MADE_UP_BUSINESSES: readonly BusinessDraft[] = [
  madeUpBusiness({
    name: "Luigi's Pizza",
    category: "Pizza restaurant",
    rating: 4.8,
    reviewCount: 900,
    openingHours: ALWAYS,
  }),
  madeUpBusiness({ name: "Perfect Pizza", category: "Pizza restaurant", rating: 5, reviewCount: 1 }),
  madeUpBusiness({ name: "Bright Smiles", category: "Dentist", isVerified: true, zipCode: "78702" }),
  madeUpBusiness({ name: "Zeughauskeller", category: "Swiss restaurant", openingHours: ALWAYS, ...ZURICH }),
  madeUpBusiness({ name: "Bäckerei Kern", category: "Bakery", latitude: 47.37, longitude: 8.54, ...ZURICH }),
  madeUpBusiness({ name: "Gone Diner", businessStatus: "CLOSED_PERMANENTLY", openingHours: ALWAYS, city: "Waco" }),
  madeUpBusiness({ name: "<script>alert(1)</script>", category: "Café", city: "Dallas", zipCode: "75201" }),
];

/** Opens a store with these businesses. `open` opens an empty one, in memory by default. */
export async function openMadeUpStore(drafts = MADE_UP_BUSINESSES, open = openMemoryStore): Promise<Store> {
  const store = await open();
  await importInto(store, drafts, "update", MOMENT);
  return store;
}

export interface MadeUpDirectory {
  store: Store;
  url: string;
  /** Log lines in JSON. */
  logged: string[];
  close(): Promise<void>;
}

const EMPTY_PAGES: PageRenderer = { render: async () => ({ status: 200, html: "" }) };

/** Starts the whole HTTP server on a free loopback port, over a store in memory or the empty one that `open` opens. */
export async function serveMadeUpDirectory(
  renderer: PageRenderer = EMPTY_PAGES,
  now = () => MOMENT,
  settings: object = {},
  open = openMemoryStore,
): Promise<MadeUpDirectory> {
  const store = await openMadeUpStore(MADE_UP_BUSINESSES, open);
  const config = configSchema.parse({ limits: { uploadMb: 1 }, ...settings });
  const sources = new Map(leafKeys({ ...settings }).map((key) => [key, "config.json"]));
  const logLines: string[] = [];
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), "mainstreet-made-up-")));
  const services: Services = {
    currentMap: async () => undefined,
    mapPlaces: async () => undefined,
    config,
    settings: await openLiveSettings({ config, sources, server: { settings: { ...settings }, sources } }, store),
    folder,
    store,
    api: createPublicApi({ store, now }),
    now,
    log: pino({}, { write: (line: string) => logLines.push(line) }),
    close: () => store.close(),
  };
  const { handler } = composeServer(services, { port: 3000, createRenderer: () => renderer });
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await store.close();
    await rm(folder.path, { recursive: true });
  };
  return { store, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged: logLines, close };
}
