import type { Progress } from "#contract/import-report";
import { cityKey } from "#domain/city-key";
import { businessUrl } from "#domain/page-url";
import { businessFacts } from "#domain/seo-text/business-facts";
import { type CityPeer, cityPeer, citySurroundings } from "#domain/seo-text/city-surroundings";
import { type DirectoryFigures, gatherDirectory } from "#domain/seo-text/directory-figures";
import { seoDescription, seoTitle } from "#domain/seo-text/seo-head";
import { seoText } from "#domain/seo-text/seo-text";
import { AppError } from "../errors.ts";
import type { SeoFields, Store, StoredBusiness } from "../store/store.ts";

const PAGE_ROWS = 500;

export interface GenerateSeoOptions {
  store: Store;
  /** At most so many texts; absent means all. */
  limit?: number;
  /** Makes the texts and keeps none. */
  dryRun?: boolean;
  actor: string;
  now: () => Date;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface SeoReport {
  updated: number;
  /** Listed businesses that are still without a text. */
  remaining: number;
  seconds: number;
  dryRun: boolean;
}

/** Who is in each city, and which of them lack a text. */
interface City {
  isNamed: boolean;
  ids: number[];
  lacking: number[];
}

/**
 * Writes title, description and text for listed businesses that have none, from what the directory knows; what is there
 * already is never touched. City by city and in small transactions, so that a run that is stopped goes on where it was.
 * Errors: AppError `storage`, and `cancelled` after an abort; what was written by then stays.
 */
export async function generateSeo(options: GenerateSeoOptions): Promise<SeoReport> {
  const started = performance.now();
  const { store, now, signal, dryRun = false } = options;
  const { cities, directory, lacking } = await survey(store, signal);
  const total = Math.min(lacking, options.limit ?? lacking);
  let updated = 0;
  for (const city of cities) {
    if (updated >= total) break;
    const wanted = city.lacking.slice(0, total - updated);
    for await (const texts of textsOfCity(store, { ...city, lacking: wanted }, directory)) {
      if (signal?.aborted) throw new AppError("cancelled", `Stopped after ${updated} texts; run it again to go on.`);
      updated += dryRun ? texts.length : await store.setSeoFields(texts, now());
      options.onProgress?.({ done: updated, total, fraction: total === 0 ? 1 : updated / total, unit: "businesses" });
    }
  }
  const report = { updated, remaining: dryRun ? lacking : lacking - updated, dryRun };
  const seconds = Math.round(performance.now() - started) / 1000;
  if (updated > 0 && !dryRun)
    await store.recordActivity({
      at: now().toISOString(),
      actor: options.actor,
      action: "generate-seo",
      detail: report,
    });
  return { ...report, seconds };
}

/** One pass over all listed businesses. */
async function survey(store: Store, signal: AbortSignal | undefined) {
  const gathered = gatherDirectory();
  const cities = new Map<string, City>();
  let lacking = 0;
  for (let afterId = 0; ; ) {
    if (signal?.aborted) throw new AppError("cancelled", "Stopped; nothing was changed.");
    const page = await store.exportPage(afterId, PAGE_ROWS);
    for (const business of page) {
      if (business.businessStatus === "CLOSED_PERMANENTLY") continue;
      gathered.add(business);
      const key = cityKey(business.city);
      const city = cities.get(key) ?? { isNamed: key !== "", ids: [], lacking: [] };
      cities.set(key, city);
      city.ids.push(business.id);
      if (!lacksText(business)) continue;
      city.lacking.push(business.id);
      lacking++;
    }
    const last = page.at(-1);
    if (last === undefined) break;
    afterId = last.id;
  }
  return { cities: [...cities.values()], directory: gathered.figures(), lacking };
}

async function* textsOfCity(store: Store, city: City, directory: DirectoryFigures): AsyncGenerator<SeoFields[]> {
  if (city.lacking.length === 0) return;
  const peers: CityPeer[] = [];
  // of a city that has no name, nothing is compared
  if (city.isNamed)
    for await (const page of byIds(store, city.ids)) for (const business of page) peers.push(cityPeer(business));
  const surroundings = citySurroundings(peers, city.isNamed, directory);
  for await (const page of byIds(store, city.lacking))
    yield page.map((business) => {
      const facts = businessFacts(business, surroundings.of(business));
      return {
        id: business.id,
        seoTitle: seoTitle(facts),
        seoDescription: seoDescription(facts),
        uniqueContent: seoText(facts, business.placeId).text,
        canonicalUrl: businessUrl(business.slug),
      };
    });
}

async function* byIds(store: Store, ids: readonly number[]): AsyncGenerator<StoredBusiness[]> {
  for (let start = 0; start < ids.length; start += PAGE_ROWS)
    yield await store.businessesByIds(ids.slice(start, start + PAGE_ROWS));
}

function lacksText({ seoTitle: title, seoDescription: description, uniqueContent }: StoredBusiness): boolean {
  return title === null || description === null || uniqueContent === null;
}
