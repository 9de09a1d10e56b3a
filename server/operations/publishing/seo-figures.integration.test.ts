import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Citation } from "#domain/seo-text/phrases/figures";
import { openMemoryStore } from "../../store/open-store.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import { EXPORTS } from "../../testing/files/export-files.ts";
import { describedAmong, untracedNumbers, untrue } from "../../testing/texts/traced-texts.ts";
import { importBusinesses } from "../spreadsheets/import-businesses.ts";
import { generateSeo } from "./generate-seo.ts";

const SAMPLE = join(import.meta.dirname, "../../sample/businesses.xlsx");
const TEXTS = 50;

async function directory(...files: string[]): Promise<BusinessRecord[]> {
  const store = await openMemoryStore();
  const now = () => new Date("2026-11-21T10:00:00Z");
  const options = { store, onDuplicate: "skip", dryRun: false, country: "", limits: {}, actor: "cli", now } as const;
  await importBusinesses({ ...options, files });
  await generateSeo({ store, actor: "cli", now });
  const all = await store.directory.businessesAfter(0, 10_000);
  await store.close();
  return all.filter(({ businessStatus }) => businessStatus !== "CLOSED_PERMANENTLY");
}

/** Selects fifty businesses, spread over the whole directory. */
function fifty(all: readonly BusinessRecord[]): BusinessRecord[] {
  return all.filter((_, index) => index % Math.max(1, Math.floor(all.length / TEXTS)) === 0).slice(0, TEXTS);
}

describe("every number in fifty texts is traced to the records", () => {
  it.each([[SAMPLE], EXPORTS])("of %s", async (...files) => {
    const all = await directory(...files);
    const describeOne = describedAmong(all);
    const chosenBusinesses = fifty(all);
    expect(chosenBusinesses).toHaveLength(TEXTS);
    for (const business of chosenBusinesses) {
      const { text, description } = describeOne(business);
      expect(text.text).toBe(business.uniqueContent);
      expect(description.text).toBe(business.seoDescription);
      expect(text.citations.length, business.name).toBeGreaterThan(0);
      expect({ [business.name]: untracedNumbers(text.text, text.citations, business, all) }).toEqual({
        [business.name]: [],
      });
      expect({ [business.name]: untracedNumbers(description.text, description.citations, business, all) }).toEqual({
        [business.name]: [],
      });
      expect({ [business.name]: untrue(text.text, text.topics, business, all) }).toEqual({ [business.name]: [] });
      expect({ [business.name]: untrue(description.text, [], business, all) }).toEqual({ [business.name]: [] });
      expect({ [business.name]: untracedNumbers(business.seoTitle ?? "", [], business, all) }).toEqual({
        [business.name]: [],
      });
    }
  });

  it("detects a wrong number in the text, in its citation and in the records", async () => {
    const all = await directory(SAMPLE);
    const describeOne = describedAmong(all);
    const says = (one: BusinessRecord, fact: string) =>
      describeOne(one).text.citations.some((each) => each.fact === fact);
    const business = all.find((one) => says(one, "reviewCount") && says(one, "name: nearest")) as BusinessRecord;
    const { text } = describeOne(business);
    const plus = (digits: string) => String(Number(digits) + 1);
    const isOnce = (figureText: string) =>
      text.text.split(new RegExp(`(?<![\\d.,:])${figureText}(?![\\d.,:])`)).length === 2;
    const [figure] = text.citations.filter(
      ({ text: figureText }) => /^\d+$/.test(figureText) && isOnce(figureText),
    ) as [Citation];
    const wrongText = text.text.replace(new RegExp(`(?<![\\d.,:])${figure.text}(?![\\d.,:])`), plus);
    expect(untracedNumbers(wrongText, text.citations, business, all)).not.toEqual([]);
    const wrongCitations = text.citations.map((each) => (each === figure ? { ...each, text: plus(each.text) } : each));
    expect(untracedNumbers(wrongText, wrongCitations, business, all)).not.toEqual([]);
    expect(untracedNumbers(text.text, text.citations, business, [business])).not.toEqual([]);
  });
});
