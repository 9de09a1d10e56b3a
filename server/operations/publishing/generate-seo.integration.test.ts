import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cityKey } from "#domain/address/city-key";
import { openMemoryStore } from "../../store/open-store.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { EXPORTS } from "../../testing/files/export-files.ts";
import { wordCount } from "../../testing/word-count.ts";
import { importBusinesses } from "../spreadsheets/import-businesses.ts";
import { type GenerateSeoOptions, generateSeo } from "./generate-seo.ts";

const SAMPLE = join(import.meta.dirname, "../../sample/businesses.xlsx");
const now = () => new Date("2026-11-21T10:00:00Z");

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

async function importFiles(...files: string[]): Promise<void> {
  const options = { store, onDuplicate: "skip", dryRun: false, country: "", limits: {}, actor: "cli", now } as const;
  await importBusinesses({ ...options, files });
}

const generate = (options: Pick<GenerateSeoOptions, "limit" | "dryRun" | "signal" | "onProgress"> = {}) =>
  generateSeo({ store, actor: "cli", now, ...options });

const all = () => store.directory.businessesAfter(0, 10_000);
const texts = async () => (await all()).map(({ placeId, uniqueContent }) => [placeId, uniqueContent]);

function shingles(text: string | null): Set<string> {
  const words = text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

function likeness(a: Set<string>, b: Set<string>): number {
  let sharedCount = 0;
  for (const shingle of a) if (b.has(shingle)) sharedCount++;
  return sharedCount / (a.size + b.size - sharedCount);
}

/** Returns the similarity of every two texts of one city and category, ascending. */
function likenesses(businesses: BusinessRecord[]): number[] {
  const fields = Map.groupBy(businesses, ({ city, category }) => `${cityKey(city)} ${category}`);
  return [...fields.values()]
    .flatMap((field) => {
      const sets = field.slice(0, 60).map(({ uniqueContent }) => shingles(uniqueContent));
      return sets.flatMap((a, index) => sets.slice(index + 1).map((b) => likeness(a, b)));
    })
    .sort((a, b) => a - b);
}

describe("generated text", () => {
  it.each([SAMPLE, ...EXPORTS])("is long enough, within its limits and unlike its neighbours: %s", async (file) => {
    await importFiles(file);
    await generate();
    const listedBusinesses = (await all()).filter(({ businessStatus }) => businessStatus !== "CLOSED_PERMANENTLY");
    for (const { name, slug, seoTitle, seoDescription, uniqueContent, canonicalUrl } of listedBusinesses) {
      expect(wordCount(uniqueContent ?? ""), name).toBeGreaterThanOrEqual(200);
      expect([...(seoTitle ?? "")].length, name).toBeLessThanOrEqual(60);
      expect([...(seoDescription ?? "")].length, name).toBeGreaterThanOrEqual(120);
      expect([...(seoDescription ?? "")].length, name).toBeLessThanOrEqual(160);
      expect(canonicalUrl).toBe(`/details/${slug}`);
      expect(uniqueContent, name).not.toMatch(/undefined|null|NaN|\bInfinity\b| {2}|\.\./);
    }
    const pairs = likenesses(listedBusinesses);
    expect(pairs[Math.floor(pairs.length / 2)]).toBeLessThanOrEqual(0.15);
    expect(pairs[Math.floor(pairs.length * 0.95)]).toBeLessThanOrEqual(0.35);
  });

  it("is the same for the same data, in one run or several", async () => {
    await importFiles(SAMPLE);
    await generate();
    const atOnce = await texts();
    await store.close();
    store = await openMemoryStore();
    await importFiles(SAMPLE);
    expect(await generate({ limit: 150 })).toMatchObject({ updated: 150, remaining: 241 });
    expect(await generate({ limit: 150 })).toMatchObject({ updated: 150, remaining: 91 });
    expect(await generate()).toMatchObject({ updated: 91, remaining: 0 });
    expect(await texts()).toEqual(atOnce);
    expect(await generate()).toMatchObject({ updated: 0, remaining: 0 });
  });

  it("never replaces an existing text, and fills only missing fields", async () => {
    await importInto(store, {
      a: { seoTitle: "T", seoDescription: "D", uniqueContent: "C", canonicalUrl: "https://a.example/" },
      b: { seoTitle: "Only a title" },
    });
    expect(await generate()).toMatchObject({ updated: 1 });
    const [whole, part] = await all();
    expect(whole).toMatchObject({ seoTitle: "T", uniqueContent: "C", canonicalUrl: "https://a.example/" });
    expect(part).toMatchObject({ seoTitle: "Only a title", canonicalUrl: `/details/${part?.slug}` });
    expect(wordCount(part?.uniqueContent ?? "")).toBeGreaterThanOrEqual(200);
  });

  it("is not stored by a dry run, nor written for permanently closed businesses", async () => {
    await importInto(store, { a: {}, b: { businessStatus: "CLOSED_PERMANENTLY" } });
    expect(await generate({ dryRun: true })).toMatchObject({ updated: 1, remaining: 1, dryRun: true });
    expect((await all()).map(({ uniqueContent }) => uniqueContent)).toEqual([null, null]);
    expect(await generate()).toMatchObject({ updated: 1, remaining: 0 });
    expect((await all())[1]?.uniqueContent).toBeNull();
  });

  it("stops on abort, leaves written texts in place, and yields to the event loop", async () => {
    await importFiles(SAMPLE);
    await expect(generate({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "cancelled" });
    const stop = new AbortController();
    let turns = 0;
    const onProgress = () => {
      setImmediate(() => {
        turns++;
        if (turns === 2) stop.abort();
      });
    };
    await expect(generate({ signal: stop.signal, onProgress })).rejects.toMatchObject({ code: "cancelled" });
    expect(turns).toBe(2);
    const writtenCount = (await texts()).filter(([, text]) => text !== null).length;
    const entries = async () =>
      (await store.maintenance.activity(9))
        .filter(({ action }) => action === "generate-seo")
        .map(({ detail }) => detail);
    expect(await entries()).toEqual([{ updated: writtenCount }]);
    expect(await generate()).toMatchObject({ updated: 391 - writtenCount, remaining: 0 });
    expect(await entries()).toEqual([{ updated: 391 - writtenCount }, { updated: writtenCount }]);
    expect(writtenCount).toBeGreaterThan(0);
    expect(writtenCount).toBeLessThan(391);
  });

  it("is plain text for any name: emoji, right to left, markup, nothing known", async () => {
    const names = ["🍕🍕🍕", "مطعم الشام", `</script><b>"Joe's"`, "x".repeat(300), "$1 & $& \\u0041"];
    const plain = { city: "", state: "", address: "", fullAddress: "", country: "" };
    const businesses = names.map((name, index) => businessInsert(`p${index}`, { name, ...plain }));
    await importInto(store, businesses);
    await generate();
    for (const { name, uniqueContent, seoTitle } of await all()) {
      // A sentence begins with a capital letter, also with a name in lower case.
      expect(uniqueContent?.toLowerCase()).toContain(name.toLowerCase());
      expect([...(seoTitle ?? "")].length).toBeLessThanOrEqual(60);
    }
  });
});
