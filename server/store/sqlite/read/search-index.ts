import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import { type SearchWords, searchableText } from "../../../domain/search/search-words.ts";
import type { DictionaryIds } from "./business-record.ts";

/** rowid = rank × SPAN + id: the order of the index is the order of recommendation. */
const SPAN = 2 ** 32;
const LAST_RANK = 1023;
/** All rowids of `search`, as `id`: where FTS5 itself keeps them, and passes one in a fifth of the time that `search` takes. */
export const ALL_ROWIDS = "search_docsize";
/** The id within a rowid of `search`, in SQL. */
export const ID_OF_ROWID = `${SPAN - 1}`;

/** Ratings that lists are commonly narrowed to. */
const RATING_STEPS = [3, 3.5, 4, 4.5] as const;
const BEST_TENTHS = 50;

/**
 * What facets begin with. No word that is typed can hold this sign, so a facet is never taken for one; and as all begin
 * alike, the index of beginnings (prefix) grows by one entry of a business, not by one of each facet.
 */
const SIGN = "§00";

/** 0 is best. */
export function rankOf(quality: number): number {
  return LAST_RANK - Math.round(Math.min(1, Math.max(0, quality)) * LAST_RANK);
}

export function rowidOf(rank: number, id: number): number {
  return rank * SPAN + id;
}

export function idOf(rowid: number): number {
  return rowid % SPAN;
}

/** Terms that narrow inside the index, written as in its text. */
export const facetTerm = {
  city: (id: number) => `${SIGN}c${id}`,
  category: (id: number) => `${SIGN}k${id}`,
  group: (group: string) => `${SIGN}g${group.replaceAll("-", "")}`,
  place: (id: number) => `${SIGN}p${id}`,
  verified: (isVerified: boolean) => `${SIGN}v${isVerified ? 1 : 0}`,
};

/** A business carries its rating's whole tenths and the highest step that it reaches. */
function ratingTerms(rating: number): string {
  const tenths = `${SIGN}t${wholeTenths(rating)}`;
  const step = RATING_STEPS.findLast((reached) => rating >= reached);
  return step === undefined ? tenths : `${tenths} ${stepTerm(step)}`;
}

function stepTerm(step: number): string {
  return `${SIGN}s${step * 10}`;
}

/** 4.7 has 47, though 4.7 × 10 may be a little less in binary. */
export function wholeTenths(rating: number): number {
  return Math.floor(rating * 10 + 1e-9);
}

/** Matches ratings of at least so many tenths: whole steps, and single tenths below the first of them. */
export function ratedAtLeast(tenths: number): string {
  const steps = RATING_STEPS.filter((step) => step * 10 >= tenths);
  const terms = steps.map(stepTerm);
  const firstStep = steps[0] === undefined ? BEST_TENTHS + 1 : steps[0] * 10;
  for (let tenth = tenths; tenth < firstStep; tenth++) terms.push(`${SIGN}t${tenth}`);
  return `(${terms.map(quote).join(" OR ")})`;
}

/** Matches what every one of the expressions and words matches; "" when there are neither. */
export function matchAll(facets: readonly string[], words: SearchWords | undefined, column?: "name"): string {
  if (words === undefined) return facets.join(" AND ");
  const typed = words.words.map((word, index) =>
    words.lastIsPrefix && index === words.words.length - 1 ? `${quote(word)}*` : quote(word),
  );
  const found = column === undefined ? typed.join(" AND ") : `{${column}} : (${typed.join(" AND ")})`;
  return [...facets, found].join(" AND ");
}

export function quote(term: string): string {
  return `"${term}"`;
}

/**
 * Writes the index. Entries of a transaction are put in together, sorted: that is three times quicker than one by one.
 * They are taken out so as well, which is seven times quicker.
 */
export function openSearchIndex(db: Database) {
  const insert = db.prepare("INSERT INTO search (rowid, name, text) VALUES (CAST(? AS INTEGER), ?, ?)");
  const remove = db.prepare("DELETE FROM search WHERE rowid = CAST(? AS INTEGER)");
  /** By the business's id. */
  const added = new Map<number, Entry>();
  const removed = new Set<number>();

  return {
    add(rank: number, id: number, draft: BusinessInsert, ids: DictionaryIds) {
      const text = `${searchableText(draft.otherText)} ${facetsOf(draft, ids)}`;
      const name = detachSlice(searchableText(draft.nameText));
      added.set(id, { rowid: rowidOf(rank, id), name, text: detachSlice(text) });
    },
    remove(rank: number, id: number) {
      const rowid = rowidOf(rank, id);
      if (added.get(id)?.rowid === rowid) added.delete(id);
      else removed.add(rowid);
    },
    write() {
      for (const rowid of [...removed].sort((a, b) => a - b)) remove.run(rowid);
      const entries = [...added.values()].sort((a, b) => a.rowid - b.rowid);
      for (const { rowid, name, text } of entries) insert.run(rowid, name, text);
      this.forget();
    },
    forget() {
      added.clear();
      removed.clear();
    },
  };
}

interface Entry {
  rowid: number;
  name: string;
  text: string;
}

function facetsOf(draft: BusinessInsert, ids: DictionaryIds): string {
  let terms = `${facetTerm.category(ids.categoryId)} ${facetTerm.group(ids.group)} ${facetTerm.verified(draft.isVerified)}`;
  if (ids.cityId !== null) terms += ` ${facetTerm.city(ids.cityId)}`;
  for (const id of [ids.stateId, ids.postcodeId, ids.countryId]) if (id !== null) terms += ` ${facetTerm.place(id)}`;
  return `${terms} ${ratingTerms(draft.rating)}`;
}
