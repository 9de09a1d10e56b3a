import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { businessFacts } from "#domain/seo-text/business-facts";
import { gatherDirectory } from "#domain/seo-text/directory-columns";
import { directorySurroundings } from "#domain/seo-text/directory-surroundings";
import { seoDescription } from "#domain/seo-text/seo-head";
import { type Citation, seoText } from "#domain/seo-text/seo-text";
import { openMemoryStore } from "../store/open-store.ts";
import type { StoredBusiness } from "../store/store.ts";
import { generateSeo } from "./generate-seo.ts";
import { importBusinesses } from "./import-businesses.ts";
import { recountedFigure } from "./recounted-figures.ts";

const SAMPLE = join(import.meta.dirname, "../sample/businesses.xlsx");
const REAL = join(import.meta.dirname, "../../../shared/data");
const REAL_FILES = existsSync(REAL)
  ? ["us-judo", "us-electricians", "us-churches-2026", "ch-zurich-restaurants"].map((name) =>
      join(REAL, `outscraper-${name}.xlsx`),
    )
  : [];
const TEXTS = 50;

async function directory(...files: string[]): Promise<StoredBusiness[]> {
  const store = await openMemoryStore();
  const now = () => new Date("2026-11-21T10:00:00Z");
  const options = { store, onDuplicate: "skip", dryRun: false, country: "", limits: {}, actor: "cli", now } as const;
  await importBusinesses({ ...options, files });
  await generateSeo({ store, actor: "cli", now });
  const all = await store.exportPage(0, 10_000);
  await store.close();
  return all.filter(({ businessStatus }) => businessStatus !== "CLOSED_PERMANENTLY");
}

/** Its text and description as stored, with what their figures claim to state. */
function described(all: readonly StoredBusiness[]) {
  const gathered = gatherDirectory();
  for (const business of all) gathered.add(business);
  const surroundings = directorySurroundings(gathered.finished());
  return (business: StoredBusiness) => {
    const facts = businessFacts(business, surroundings.of(business));
    return { text: seoText(facts, business.placeId), description: seoDescription(facts) };
  };
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();

/** Numbers of a text that its citations do not account for, or that the records do not bear out. */
function untraced(
  text: string,
  citations: readonly Citation[],
  me: StoredBusiness,
  all: readonly StoredBusiness[],
): string[] {
  const wrong = citations
    .filter(({ text: written, fact }) => !recountedFigure(fact, me, all).includes(written))
    .map(({ text: written, fact }) => `${written} is not ${fact} (${recountedFigure(fact, me, all).join(" or ")})`);
  // names hold numbers of their own; the longest first, since one can be part of another
  const verbatim = [me.name, me.address, me.city, me.state, me.phone ?? "", me.category, ...me.subtypes]
    .concat(all.filter(({ city }) => city === me.city).flatMap((other) => [other.name, other.category]))
    .concat(Object.values(me.attributes).flatMap((group) => Object.keys(group)))
    .filter((name) => /\d/.test(name))
    .toSorted((a, b) => b.length - a.length);
  let rest = text;
  for (const name of verbatim)
    for (const form of [name, name.charAt(0).toLowerCase() + name.slice(1), name.replace(/\.$/, "")])
      rest = rest.replaceAll(form, " ");
  const street = me.address.split(",")[0] ?? "";
  for (let part = street; part.includes(" "); part = part.slice(part.indexOf(" ") + 1))
    if (/\d/.test(part)) rest = rest.replaceAll(part, " ");
  const cited = numbersIn(citations.map(({ text: written }) => written).join(" "));
  const left = numbersIn(rest);
  return wrong.concat(
    left.join(" ") === cited.join(" ") ? [] : [`written: ${left.join(" ")}; cited: ${cited.join(" ")}`],
  );
}

/** Spread over the whole directory. */
function fifty(all: readonly StoredBusiness[]): StoredBusiness[] {
  return all.filter((_, index) => index % Math.max(1, Math.floor(all.length / TEXTS)) === 0).slice(0, TEXTS);
}

describe("every number in fifty texts is traced to the records", () => {
  it.each([[SAMPLE], ...(REAL_FILES.length > 0 ? [REAL_FILES] : [])])("of %s", async (...files) => {
    const all = await directory(...files);
    const describeOne = described(all);
    const chosen = fifty(all);
    expect(chosen).toHaveLength(TEXTS);
    for (const me of chosen) {
      const { text, description } = describeOne(me);
      expect(text.text).toBe(me.uniqueContent);
      expect(description.text).toBe(me.seoDescription);
      expect(text.citations.length, me.name).toBeGreaterThan(0);
      expect({ [me.name]: untraced(text.text, text.citations, me, all) }).toEqual({ [me.name]: [] });
      expect({ [me.name]: untraced(description.text, description.citations, me, all) }).toEqual({ [me.name]: [] });
      expect({ [me.name]: untraced(me.seoTitle ?? "", [], me, all) }).toEqual({ [me.name]: [] });
    }
  });

  it.skipIf(REAL_FILES.length > 0)("was not tried on real files: the folder of real data is not here", () => {});

  it("and a wrong one is found, whether it was changed in the text, in its citation or in the records", async () => {
    const all = await directory(SAMPLE);
    const describeOne = described(all);
    const says = (fact: string) => (one: StoredBusiness) =>
      describeOne(one).text.citations.some((each) => each.fact === fact);
    const me = all.find(says("peerCount")) as StoredBusiness;
    const { text } = describeOne(me);
    const plus = (digits: string) => String(Number(digits) + 1);
    const [figure] = text.citations.filter(({ text: written }) => /^\d+$/.test(written)) as [Citation];
    const planted = text.text.replace(new RegExp(`(?<![\\d.,:])${figure.text}(?![\\d.,:])`), plus);
    expect(untraced(planted, text.citations, me, all)).not.toEqual([]);
    const misquoted = text.citations.map((each) => (each === figure ? { ...each, text: plus(each.text) } : each));
    expect(untraced(planted, misquoted, me, all)).not.toEqual([]);
    expect(untraced(text.text, text.citations, me, [me])).not.toEqual([]);
  });
});
