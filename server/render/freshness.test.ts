import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { importBusinesses } from "../operations/spreadsheets/import-businesses.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../testing/directories/sample-directory.ts";
import { createPageRenderer } from "./render-page.ts";

const WEBSITE = "https://joes.example/";
let store: Store;
let folder: string;
beforeEach(async () => {
  store = await openMadeUpStore([madeUpBusiness({ name: "Joe's", website: WEBSITE })]);
  folder = await mkdtemp(join(tmpdir(), "mainstreet-freshness-"));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Returns the text of a page, without tags. */
async function textOf(path: string): Promise<string> {
  const site = siteInfo(configSchema.parse({}), 3000);
  const entries = {
    "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
    "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] },
  };
  const api = createPageApi({ store, now: () => MOMENT });
  const renderer = createPageRenderer({ api, site, now: () => MOMENT, built: { entries, images: {} } });
  const { html } = await renderer.render(path);
  return html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "");
}

const later = (days: number) => new Date(MOMENT.getTime() + days * 86_400_000);
const check = (day: number, hasAnswered: boolean) =>
  store.maintenance.recordWebsiteChecks([{ website: WEBSITE, at: later(day), hasAnswered }]);

async function importText(name: string, text: string, day: number): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, text);
  await importBusinesses({
    store,
    files: [file],
    onDuplicate: "update",
    country: "",
    limits: {},
    actor: "cli",
    now: () => later(day),
  });
}

it("a page says when its details were last taken over, and nothing of an unknown source", async () => {
  expect(await textOf("/business/1")).toMatch(/Details checked November 21, 2026(?!, from)/);
});

it("a page names the source that the headers of the import prove", async () => {
  const rows =
    "osm_id,name,shop,category,addr:street,addr:city,lat,lon\n17,Velo Meier,bicycle,Bicycle shop,Gasse 1,Bern,46.9,7.4\n";
  await importText("shops.csv", rows, 30);
  expect(await textOf("/business/2")).toContain("Details checked December 21, 2026, from OpenStreetMap");
  expect(await textOf("/business/1")).toMatch(/Details checked November 21, 2026(?!, from)/);
});

it("a page says that a website did not answer only after two failed checks some days apart, and keeps the link", async () => {
  await check(0, false);
  await check(1, false);
  expect(await textOf("/business/1")).not.toContain("did not answer");
  await check(4, false);
  expect(await textOf("/business/1")).toContain("Its website did not answer on November 25, 2026.");
  expect(await textOf("/business/1")).toContain("joes.example");
  await check(5, true);
  expect(await textOf("/business/1")).not.toContain("did not answer");
});
