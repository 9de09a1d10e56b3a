import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { createSitemaps } from "../../queries/sitemaps.ts";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { madeUpBusiness } from "../../testing/directories/sample-directory.ts";
import { writeSitemap } from "./write-sitemap.ts";

const baseUrl = "https://directory.example";
const AT = new Date("2026-11-21T10:00:00Z");
const LONG_AGO = new Date("2001-01-01T00:00:00Z");
let store: Store;
let folder: string;
let out: string;
beforeEach(async () => {
  store = await openMemoryStore();
  folder = await mkdtemp(join(tmpdir(), "mainstreet-sitemap-"));
  out = join(folder, "out");
  await put(Array.from({ length: 25 }, (_, index) => madeUpBusiness({ name: `Shop ${index}` })));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const put = (drafts: BusinessDraft[], at = AT) => importInto(store, drafts, "update", at);
const sitemaps = () => createSitemaps({ store, baseUrl, partSize: 10 });
const write = async (options: { gzip?: boolean; signal?: AbortSignal } = {}) =>
  writeSitemap({ sitemaps: await sitemaps().current(), baseUrl, out, ...options });
/** Number of pages: home, two lists of lists, six text pages, a category, its group, a city, and both in it. */
const LISTS_AND_WORDS = 14;
const LISTS = ["sitemap-categories.xml", "sitemap-cities.xml", "sitemap-main.xml", "sitemap.xml"];
const all = (parts: number) =>
  [...Array.from({ length: parts }, (_, index) => `sitemap-businesses-${index + 1}.xml`), ...LISTS].toSorted();

async function changedFiles(): Promise<string[]> {
  const names = await readdir(out);
  const stats = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(out, name))) })));
  return stats.flatMap(({ name, mtimeMs }) => (mtimeMs === LONG_AGO.getTime() ? [] : [name])).toSorted();
}
async function age() {
  for (const name of await readdir(out)) await utimes(join(out, name), LONG_AGO, LONG_AGO);
}

describe("sitemaps that are written to a folder", () => {
  it("are the index and all that it names, byte for byte as the server sends them", async () => {
    expect(await write()).toMatchObject({ files: 7, urls: 25 + LISTS_AND_WORDS, written: 7, removed: 0 });
    expect((await readdir(out)).toSorted()).toEqual(all(3));
    for (const name of all(3)) expect(await readFile(join(out, name))).toEqual(await sitemaps().xml(`/${name}`));
  });

  it("are rewritten only if they changed", async () => {
    await write();
    await age();
    expect(await write()).toMatchObject({ files: 7, written: 0 });
    expect(await changedFiles()).toEqual([]);
    await put([madeUpBusiness({ name: "Shop 12", phone: "555-0100" })], new Date("2026-11-22T10:00:00Z"));
    expect(await write()).toMatchObject({ written: 2 });
    expect(await changedFiles()).toEqual(["sitemap-businesses-2.xml", "sitemap.xml"]);
  });

  it("delete parts that the index no longer names, and nothing else", async () => {
    await write();
    await writeFile(join(out, "sitemap-of-ours.xml"), "");
    await writeFile(join(out, "robots.txt"), "");
    await store.maintenance.deleteAll("test", AT, {});
    expect(await write()).toMatchObject({ files: 2, urls: 7, removed: 5 });
    expect(await readdir(out)).toEqual(["robots.txt", "sitemap-main.xml", "sitemap-of-ours.xml", "sitemap.xml"]);
  });

  it("are compressed with --gzip, always to the same bytes, and the index names the compressed files", async () => {
    await write();
    expect(await write({ gzip: true })).toMatchObject({ files: 7, written: 7, removed: 6 });
    const names = all(3).map((name) => (name === "sitemap.xml" ? name : `${name}.gz`));
    expect((await readdir(out)).toSorted()).toEqual(names.toSorted());
    const cities = gunzipSync(await readFile(join(out, "sitemap-cities.xml.gz")));
    expect(cities).toEqual(await sitemaps().xml("/sitemap-cities.xml"));
    const index = await readFile(join(out, "sitemap.xml"), "utf8");
    expect([...index.matchAll(/<loc>[^<]*\.xml(\.gz)?</g)].map(([, extension]) => extension)).toEqual(
      new Array(6).fill(".gz"),
    );
    expect(await write({ gzip: true })).toMatchObject({ written: 0, removed: 0 });
  });

  it("stop between two files, with no file half-written", async () => {
    const stoppedWrite = write({ signal: AbortSignal.abort() });
    await expect(stoppedWrite).rejects.toMatchObject({ code: "cancelled" });
    expect(await readdir(out)).toEqual([]);
  });

  it("say why they cannot be written, and leave nothing unfinished", async () => {
    await writeFile(out, "a file");
    await expect(write()).rejects.toMatchObject({ code: "storage", message: expect.stringContaining(out) });
    out = join(folder, "not/there");
    await expect(write()).rejects.toMatchObject({
      code: "storage",
      message: expect.stringContaining("does not exist"),
    });
  });
});
