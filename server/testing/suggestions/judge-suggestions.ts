import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { Suggestion } from "#contract/suggestions";
import { foldText } from "#domain/text/fold";
import type { JudgedPrefix, WantedRow } from "./judged-prefix.ts";

const MAX_ROWS = 8;
const MAX_BUSINESSES = 3;
const MAX_KINDS = 2;
const ORDER = ["search", "category", "city", "business"] as const;
const PAGE = { limit: 1, offset: 0 };

/** Judgement of the suggestions for one prefix. */
export interface SuggestionVerdict {
  prefix: JudgedPrefix;
  isFirstRight: boolean;
  /** Share of the wanted rows that are offered. */
  offered: number;
  /** Rows that lead to no business, or elsewhere than their label says. */
  deadEnds: string[];
  /** Duplicates, wrong order, too many of a kind, businesses outside the place. */
  problems: string[];
  rows: string[];
}

/** Requests the suggestions of every prefix, follows each row, and judges them. */
export async function judgeSuggestions(
  api: PublicApi,
  prefixes: readonly JudgedPrefix[],
): Promise<SuggestionVerdict[]> {
  const verdicts: SuggestionVerdict[] = [];
  for (const prefix of prefixes) {
    const { q, at = "", first, offers } = prefix;
    const rows = await api.suggest(q, at);
    const labels = rows.slice(0, 1).map(({ kind, label }) => (kind === "search" ? foldText(label) : "*"));
    const isFirstRight =
      first.length === 0 ? rows.length === 0 : first.some((label) => labels.includes(foldText(label)));
    const foundOffers = offers.filter((offer) => rows.some((row) => isWanted(row, offer)));
    const deadEnds: string[] = [];
    for (const row of rows) if (!(await leadsToBusinesses(api, row))) deadEnds.push(`${row.kind} ${row.label}`);
    verdicts.push({
      prefix,
      isFirstRight,
      offered: offers.length === 0 ? 1 : foundOffers.length / offers.length,
      deadEnds,
      problems: [...problemsOf(rows), ...(await outsidePlace(api, rows, at))],
      rows: rows.map(({ kind, label }) => `${kind} ${label}`),
    });
  }
  return verdicts;
}

/** Tells whether a row is wanted; a kind in a place may be the search itself. */
function isWanted({ kind, label }: Suggestion, wantedRow: WantedRow): boolean {
  if (kind === "search" && wantedRow.kind === "category")
    return / in /.test(label) && wantedRow.labels.some((name) => foldText(name) === foldText(label));
  const isLabel = (name: string) => label === name || label.startsWith(`${name}${kind === "business" ? ", " : " in "}`);
  return kind === wantedRow.kind && wantedRow.labels.some(isLabel);
}

/** Follows a row. A kind in a place must be found there; the search itself may be corrected or relaxed. */
async function leadsToBusinesses(api: PublicApi, { kind, label, href }: Suggestion): Promise<boolean> {
  const { pathname, searchParams } = new URL(href, "http://localhost");
  const name = decodeURIComponent(pathname.split("/").at(-1) ?? "");
  if (kind === "business") return label.startsWith((await api.businessBySlug(name)).name);
  if (pathname.startsWith("/city/")) return (await api.city(name, PAGE)).totalCount > 0;
  if (pathname.startsWith("/category/")) return (await api.category(name, PAGE)).totalCount > 0;
  const { totalCount, place, widened, correctedTo } = await api.search(
    searchQuerySchema.parse(Object.fromEntries(searchParams)),
  );
  const [, placeName] = / in (.+)$/.exec(label) ?? [];
  const isThere = placeName === undefined || place === null || label.endsWith(` in ${place.name}`);
  return totalCount > 0 && isThere && (kind === "search" || (widened === null && correctedTo === null));
}

function problemsOf(rows: readonly Suggestion[]): string[] {
  const places = rows.map(({ kind }) => ORDER.indexOf(kind));
  const count = (wantedKind: Suggestion["kind"]) => rows.filter(({ kind }) => kind === wantedKind).length;
  const distinct = (texts: string[]) => new Set(texts).size;
  return [
    distinct(rows.map(({ href }) => href)) < rows.length ? "the same row twice" : "",
    distinct(rows.map(({ kind, label }) => `${kind} ${foldText(label)}`)) < rows.length ? "the same label twice" : "",
    places.some((place, index) => place < (places[index - 1] ?? 0)) ? "wrong order" : "",
    count("business") > MAX_BUSINESSES ? `${count("business")} businesses` : "",
    count("category") > MAX_KINDS || count("city") > MAX_KINDS ? "too many kinds or places" : "",
    rows.length > MAX_ROWS ? "too many rows" : "",
  ].filter(Boolean);
}

/** Returns businesses that a search for their name in the place of the box does not find there. */
async function outsidePlace(api: PublicApi, rows: readonly Suggestion[], location: string): Promise<string[]> {
  if (location === "") return [];
  const outsideLabels: string[] = [];
  for (const { kind, href } of rows) {
    if (kind !== "business") continue;
    const { id, name } = await api.businessBySlug(decodeURIComponent(href.split("/").at(-1) ?? ""));
    const { businesses, widened } = await api.search(searchQuerySchema.parse({ q: name, location, limit: "100" }));
    if (widened !== null || !businesses.some((business) => business.id === id)) outsideLabels.push(`outside: ${name}`);
  }
  return outsideLabels;
}
