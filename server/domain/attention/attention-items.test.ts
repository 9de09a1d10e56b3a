import { describe, expect, it } from "vitest";
import type { CategorySummary } from "#contract/business";
import { type AttentionFacts, attentionItems, isLocalAddress } from "./attention-items.ts";

const category = (name: string, group: CategorySummary["group"], businessCount: number): CategorySummary => ({
  category: name,
  slug: name.toLowerCase(),
  group,
  businessCount,
});

/** Facts of a directory in which nothing is left to do. */
const TIDY: AttentionFacts = {
  site: { email: "hello@harborguide.org", phone: "+1 207 364 0177", baseUrl: "https://harborguide.org" },
  backup: { isOverdue: false, lastAt: "2026-11-20T03:00:00.000Z" },
  rejects: [],
  scheduledFiles: [],
  scheduledFailures: [],
  duplicatePairs: 0,
  searches: [],
  categories: [category("Café", "restaurants", 300)],
};

describe("what needs the administrator", () => {
  it("is nothing in a tidy directory", () => {
    expect(attentionItems(TIDY)).toEqual([]);
  });

  it("begins with what visitors see, and ends with what only makes lists better", () => {
    const items = attentionItems({
      site: { email: "support@example.com", phone: "(555) 555-0100", baseUrl: "http://localhost:3000" },
      backup: { isOverdue: true, lastAt: null },
      rejects: [{ importId: 7, files: ["piers.xlsx"], rows: 3 }],
      scheduledFiles: ["d.csv", "c.csv", "b.csv", "a.csv"],
      scheduledFailures: [{ source: "address", name: "feeds.example", reason: "feeds.example was not found." }],
      duplicatePairs: 4,
      searches: [{ text: "kelp", count: 9 }],
      categories: [category("Café", "restaurants", 30), category("Lighthouse", "other", 12)],
    });
    expect(items.map(({ kind }) => kind)).toEqual([
      "placeholders",
      "backup",
      "scheduled-failure",
      "scheduled-files",
      "rejects",
      "duplicates",
      "searches",
      "other-group",
    ]);
    expect(items[3]).toEqual({ kind: "scheduled-files", count: 4, names: ["d.csv", "c.csv", "b.csv"] });
    expect(items[0]).toEqual({ kind: "placeholders", fields: ["baseUrl", "email", "phone"] });
  });

  it("names three imports with rejected rows, and the three most frequent searches", () => {
    const rejects = [9, 8, 7, 6].map((importId) => ({ importId, files: [`${importId}.csv`], rows: 1 }));
    const searches = ["oil", "ice", "bait", "rope"].map((text, index) => ({ text, count: 20 - index }));
    const items = attentionItems({ ...TIDY, rejects, searches });
    expect(items.filter(({ kind }) => kind === "rejects")).toHaveLength(3);
    expect(items.at(-1)).toEqual({
      kind: "searches",
      count: 4,
      examples: [
        { text: "oil", count: 20 },
        { text: "ice", count: 19 },
        { text: "bait", count: 18 },
      ],
    });
  });

  it("asks to look for duplicates if nobody has, but not in an empty directory", () => {
    expect(attentionItems({ ...TIDY, duplicatePairs: null })).toEqual([{ kind: "duplicates", pairs: null }]);
    expect(attentionItems({ ...TIDY, duplicatePairs: null, categories: [] })).toEqual([]);
  });

  it("leaves a few businesses without a group alone", () => {
    const withOthers = (count: number) =>
      attentionItems({ ...TIDY, categories: [...TIDY.categories, category("Lighthouse", "other", count)] });
    expect(withOthers(9)).toEqual([]);
    expect(withOthers(15)).toEqual([]);
    expect(withOthers(16)).toEqual([{ kind: "other-group", businesses: 16, categories: ["Lighthouse"] }]);
  });
});

it.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1", true],
  ["http://[::1]:8080", true],
  ["https://directory.localhost", true],
  ["https://harborguide.org", false],
  ["http://192.168.1.20:3000", false],
  ["https://localhost.example.org", false],
])("%s is an address of this machine alone: %s", (url, isLocal) => {
  expect(isLocalAddress(url)).toBe(isLocal);
});
