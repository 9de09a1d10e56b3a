import { setImmediate } from "node:timers/promises";
import { businessUrl } from "#domain/publishing/page-url";
import { describedBusiness } from "#domain/seo-text/described-business";
import { businessFacts } from "#domain/seo-text/facts/business-facts";
import { createDirectorySurvey } from "#domain/seo-text/facts/directory-survey";
import type { Surroundings } from "#domain/seo-text/facts/surroundings";
import { seoDescription, seoTitle } from "#domain/seo-text/seo-head";
import { seoText } from "#domain/seo-text/seo-text";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { SeoFields } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";

/** Rows per page: few enough to be garbage before V8 promotes them to the old generation. */
const PAGE_ROWS = 100;

export interface GenerateSeoOptions extends OperationOptions {
  store: Store;
  /** Maximum number of texts to write; all by default. */
  limit?: number;
  /** Generates the texts without storing them. */
  dryRun?: boolean;
  /** Progress of the first pass, which reads the directory. */
  onSurveyProgress?: OperationOptions["onProgress"];
}

export interface SeoReport {
  updated: number;
  /** Number of listed businesses still without a text. */
  remaining: number;
  seconds: number;
  dryRun: boolean;
}

/**
 * Writes title, description and text of listed businesses that have none, from facts in the directory; existing texts are never touched.
 * The first pass collects the data for comparisons, the second writes in the order of ids, in small transactions, so a stopped run can be
 * continued. Errors: AppError `storage`, and `cancelled` after an abort; texts written before it stay, and are in the activity log.
 */
export async function generateSeo(options: GenerateSeoOptions): Promise<SeoReport> {
  const startedAt = performance.now();
  const { store, now, signal, dryRun = false } = options;
  const { surroundingsOf, missing } = await survey(options);
  const total = Math.min(missing.length, options.limit ?? missing.length);
  let updatedCount = 0;
  let activityId: number | undefined;
  const write = async (texts: SeoFields[], hasMore: boolean) => {
    const entry = { at: now(), actor: options.actor, action: "generate-seo", activityId };
    const writtenTexts = await store.editing.setSeoFields(texts, entry, hasMore);
    activityId = writtenTexts.activityId;
    return writtenTexts.updated;
  };
  for (let start = 0; start < total; start += PAGE_ROWS) {
    // Yields to requests and to Ctrl-C.
    await setImmediate();
    if (signal?.aborted)
      throw new AppError(
        "cancelled",
        `Stopped after ${counted(updatedCount, "text", "texts")}; run it again to go on.`,
      );
    const doneCount = Math.min(total, start + PAGE_ROWS);
    const businesses = await store.directory.businessesByIds(missing.slice(start, doneCount));
    const texts = businesses.map((business) => seoFields(business, surroundingsOf(business.id)));
    updatedCount += dryRun ? texts.length : await write(texts, doneCount < total);
    options.onProgress?.({ done: doneCount, total, fraction: doneCount / total, unit: "businesses" });
  }
  // If a missing text was not written here, another process has written it or deleted its business meanwhile.
  const report = { updated: updatedCount, remaining: dryRun ? missing.length : missing.length - total, dryRun };
  const seconds = Math.round(performance.now() - startedAt) / 1000;
  return { ...report, seconds };
}

/** Reads all listed businesses for comparisons, and the ids of those without a text. */
async function survey({ store, signal, onSurveyProgress }: GenerateSeoOptions) {
  const total = await store.directory.countBusinesses();
  const directory = createDirectorySurvey();
  const missingIds: number[] = [];
  let doneCount = 0;
  for (let afterId = 0; ; ) {
    await setImmediate();
    if (signal?.aborted) throw new AppError("cancelled", "Stopped; nothing was changed.");
    const page = await store.directory.businessesAfter(afterId, PAGE_ROWS);
    for (const business of page) {
      if (business.businessStatus === "CLOSED_PERMANENTLY") continue;
      directory.add(describedBusiness(business));
      if (isMissingText(business)) missingIds.push(business.id);
    }
    const lastBusiness = page.at(-1);
    if (lastBusiness === undefined) break;
    doneCount += page.length;
    onSurveyProgress?.({ done: doneCount, total, fraction: Math.min(1, doneCount / total), unit: "businesses" });
    afterId = lastBusiness.id;
  }
  return { surroundingsOf: directory.surroundings(), missing: missingIds };
}

function seoFields(business: BusinessRecord, surroundings: Surroundings): SeoFields {
  const facts = businessFacts(describedBusiness(business), surroundings);
  return {
    id: business.id,
    seoTitle: seoTitle(facts),
    seoDescription: seoDescription(facts).text,
    uniqueContent: seoText(facts, business.placeId).text,
    canonicalUrl: businessUrl(business.slug),
  };
}

function isMissingText({ seoTitle: title, seoDescription: description, uniqueContent }: BusinessRecord): boolean {
  return title === null || description === null || uniqueContent === null;
}
