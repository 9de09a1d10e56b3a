import type { MissedSearch } from "#contract/admin-api";
import type { AttentionItem, PlaceholderField } from "#contract/attention/attention-item";
import type { CategorySummary } from "#contract/business";
import type { SiteInfo } from "#contract/site";
import { isPlaceholderEmail, isPlaceholderPhone } from "../business/contact-url.ts";

/** Minimum share of ungrouped businesses, and their minimum number, to suggest grouping them. */
const MIN_OTHER_SHARE = 0.05;
const MIN_OTHER_BUSINESSES = 10;
const MAX_EXAMPLES = 3;
/** Largest number of imports with rejected rows to name. */
const MAX_IMPORTS = 3;

export interface AttentionFacts {
  site: Pick<SiteInfo, "email" | "phone" | "baseUrl">;
  backup: { isOverdue: boolean; lastAt: string | null };
  /** Imports with rejected rows that wait, newest first. */
  rejects: readonly { importId: number; files: string[]; rows: number }[];
  /** Files of scheduled imports that wait, newest first. */
  scheduledFiles: readonly string[];
  scheduledFailures: readonly Omit<Extract<AttentionItem, { kind: "scheduled-failure" }>, "kind">[];
  /** Pairs of likely duplicates; null if nobody has looked for them. */
  duplicatePairs: number | null;
  /** Searches with few results, most frequent first. */
  searches: readonly Pick<MissedSearch, "text" | "count">[];
  categories: readonly CategorySummary[];
}

/** Lists what the administrator should do next, most urgent first. An empty directory has no data to tidy up. */
export function attentionItems(facts: AttentionFacts): AttentionItem[] {
  const { backup, duplicatePairs, searches } = facts;
  const fields = placeholderFields(facts.site);
  const hasBusinesses = facts.categories.length > 0;
  return [
    ...(fields.length > 0 ? [{ kind: "placeholders" as const, fields }] : []),
    ...(backup.isOverdue ? [{ kind: "backup" as const, lastAt: backup.lastAt }] : []),
    ...facts.scheduledFailures
      .slice(0, MAX_IMPORTS)
      .map((failure) => ({ kind: "scheduled-failure" as const, ...failure })),
    ...scheduledItem(facts.scheduledFiles),
    ...facts.rejects.slice(0, MAX_IMPORTS).map((rejects) => ({ kind: "rejects" as const, ...rejects })),
    ...(hasBusinesses && duplicatePairs !== 0 ? [{ kind: "duplicates" as const, pairs: duplicatePairs }] : []),
    ...(searches.length > 0
      ? [{ kind: "searches" as const, count: searches.length, examples: examplesOf(searches) }]
      : []),
    ...otherGroupItem(facts.categories),
  ];
}

function scheduledItem(names: readonly string[]): AttentionItem[] {
  if (names.length === 0) return [];
  return [{ kind: "scheduled-files", count: names.length, names: names.slice(0, MAX_EXAMPLES) }];
}

function examplesOf(searches: AttentionFacts["searches"]) {
  return searches.slice(0, MAX_EXAMPLES).map(({ text, count }) => ({ text, count }));
}

function placeholderFields({ email, phone, baseUrl }: AttentionFacts["site"]): PlaceholderField[] {
  return [
    ...(isLocalAddress(baseUrl) ? (["baseUrl"] as const) : []),
    ...(isPlaceholderEmail(email) ? (["email"] as const) : []),
    ...(isPlaceholderPhone(phone) ? (["phone"] as const) : []),
  ];
}

/** Tells whether only this machine can open the address. */
export function isLocalAddress(baseUrl: string): boolean {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "";
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

function otherGroupItem(categories: readonly CategorySummary[]): AttentionItem[] {
  const total = sumOf(categories);
  const others = categories.filter(({ group }) => group === "other");
  const businesses = sumOf(others);
  if (businesses < MIN_OTHER_BUSINESSES || businesses < total * MIN_OTHER_SHARE) return [];
  const largest = others.toSorted((a, b) => b.businessCount - a.businessCount).slice(0, MAX_EXAMPLES);
  return [{ kind: "other-group", businesses, categories: largest.map(({ category }) => category) }];
}

function sumOf(categories: readonly CategorySummary[]): number {
  return categories.reduce((sum, { businessCount }) => sum + businessCount, 0);
}
