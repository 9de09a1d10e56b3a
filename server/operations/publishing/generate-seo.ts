import { setImmediate as turn } from "node:timers/promises";
import type { Progress } from "#contract/import-report";
import { businessUrl } from "#domain/publishing/page-url";
import { businessFacts, type Surroundings } from "#domain/seo-text/facts/business-facts";
import { gatherDirectory } from "#domain/seo-text/facts/directory-columns";
import { directorySurroundings } from "#domain/seo-text/facts/directory-surroundings";
import { growingColumn } from "#domain/seo-text/facts/growing-columns";
import { seoDescription, seoTitle } from "#domain/seo-text/seo-head";
import { seoText } from "#domain/seo-text/seo-text";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { SeoFields } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";

/** Few enough that a page is garbage before the collector moves it to where it stays long. */
const PAGE_ROWS = 100;

export interface GenerateSeoOptions {
  store: Store;
  /** At most so many texts; absent means all. */
  limit?: number;
  /** Makes the texts and keeps none. */
  dryRun?: boolean;
  actor: string;
  now: () => Date;
  signal?: AbortSignal;
  /** Of the first pass, which reads the directory. */
  onSurveyProgress?: (progress: Progress) => void;
  /** Of the second, which writes. */
  onProgress?: (progress: Progress) => void;
}

export interface SeoReport {
  updated: number;
  /** Listed businesses that are still without a text. */
  remaining: number;
  seconds: number;
  dryRun: boolean;
}

/**
 * Writes title, description and text for listed businesses that have none, from what the directory knows; what is there
 * already is never touched. One pass gathers what is compared (200 bytes of each business), a second writes, both in the
 * order of ids, in which the database lies, and in small transactions, so that a run that is stopped goes on where it was.
 * Errors: AppError `storage`, and `cancelled` after an abort; what was written by then stays.
 */
export async function generateSeo(options: GenerateSeoOptions): Promise<SeoReport> {
  const started = performance.now();
  const { store, now, signal, dryRun = false } = options;
  const { surroundings, lacking } = await survey(options);
  const wanted = lacking.subarray(0, options.limit);
  let updated = 0;
  for (let start = 0; start < wanted.length; start += PAGE_ROWS) {
    // lets a server go on serving, and Ctrl-C be heard
    await turn();
    if (signal?.aborted)
      throw new AppError("cancelled", `Stopped after ${counted(updated, "text", "texts")}; run it again to go on.`);
    const businesses = await store.directory.businessesByIds([...wanted.subarray(start, start + PAGE_ROWS)]);
    const texts = businesses.map((business) => seoFields(business, surroundings.of(business)));
    const done = Math.min(wanted.length, start + PAGE_ROWS);
    updated += dryRun ? texts.length : await store.editing.setSeoFields(texts, now(), done < wanted.length);
    options.onProgress?.({ done, total: wanted.length, fraction: done / wanted.length, unit: "businesses" });
  }
  // whatever was not written here has been written, or deleted, by somebody else meanwhile
  const report = { updated, remaining: dryRun ? lacking.length : lacking.length - wanted.length, dryRun };
  const seconds = Math.round(performance.now() - started) / 1000;
  if (updated > 0 && !dryRun)
    await store.maintenance.recordActivity({
      at: now().toISOString(),
      actor: options.actor,
      action: "generate-seo",
      detail: report,
    });
  return { ...report, seconds };
}

/** One pass over all listed businesses: what each is compared with, and the ids of those that lack a text. */
async function survey({ store, signal, onSurveyProgress }: GenerateSeoOptions) {
  const total = await store.directory.countBusinesses();
  const gathered = gatherDirectory(total);
  let done = 0;
  const lacking = growingColumn((length) => new Uint32Array(length), total);
  for (let afterId = 0; ; ) {
    await turn();
    if (signal?.aborted) throw new AppError("cancelled", "Stopped; nothing was changed.");
    const page = await store.directory.businessesAfter(afterId, PAGE_ROWS);
    for (const business of page) {
      if (business.businessStatus === "CLOSED_PERMANENTLY") continue;
      gathered.add(business);
      if (lacksText(business)) lacking.push(business.id);
    }
    const last = page.at(-1);
    if (last === undefined) break;
    done += page.length;
    onSurveyProgress?.({ done, total, fraction: Math.min(1, done / total), unit: "businesses" });
    afterId = last.id;
  }
  return { surroundings: directorySurroundings(gathered.finished()), lacking: lacking.finished() };
}

function seoFields(business: BusinessRecord, surroundings: Surroundings): SeoFields {
  const facts = businessFacts(business, surroundings);
  return {
    id: business.id,
    seoTitle: seoTitle(facts),
    seoDescription: seoDescription(facts).text,
    uniqueContent: seoText(facts, business.placeId).text,
    canonicalUrl: businessUrl(business.slug),
  };
}

function lacksText({ seoTitle: title, seoDescription: description, uniqueContent }: BusinessRecord): boolean {
  return title === null || description === null || uniqueContent === null;
}
