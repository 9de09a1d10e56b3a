import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import { cellOfPoint } from "#domain/geography/cells";
import { ATTRIBUTE_TAGS, type AttributeTag } from "#domain/search/understanding/attribute-tags";
import { searchableName, searchableText } from "#domain/search/words/tokenize";
import { detachSlice } from "#domain/text/detach-slice";
import { memoize } from "#domain/text/memoize";
import type { DictionaryIds } from "../../records/business-record.ts";

/** rowid = rank × ID_SPAN + id, so that the index is in the recommended order. */
const ID_SPAN = 2 ** 32;
/** FTS5's shadow table with all rowids of `search`, as `id`; scanned in a fifth of the time. */
export const ALL_ROWIDS = "search_docsize";
/** The id within a rowid of `search`, in SQL. */
export const ID_OF_ROWID = `${ID_SPAN - 1}`;

/** Common minimum ratings, which have terms of their own. */
const RATING_STEPS = [3, 3.5, 4, 4.5] as const;
const MAX_TENTHS = 50;

/**
 * Prefix of facet terms. No typed word can have this character; and as all terms share the prefix, FTS5's prefix index
 * grows by one entry a business instead of one a facet.
 */
export const TERM_PREFIX = "§00";
/** Prefix of cell terms, see `cellOf`. */
export const CELL_TERM = `${TERM_PREFIX}q`;
/** Upper bound of facet terms. */
export const FACET_TERMS_END = "§01";

export function rowidOf(rank: number, id: number): number {
  return rank * ID_SPAN + id;
}

export function idOf(rowid: number): number {
  return rowid % ID_SPAN;
}

/** Terms of the facets in the indexed text. */
export const facetTerm = {
  city: (id: number) => `${TERM_PREFIX}c${id}`,
  category: (id: number) => `${TERM_PREFIX}k${id}`,
  group: (group: string) => `${TERM_PREFIX}g${group.replaceAll("-", "")}`,
  place: (id: number) => `${TERM_PREFIX}p${id}`,
  verified: (isVerified: boolean) => `${TERM_PREFIX}v${isVerified ? 1 : 0}`,
  attribute: (tag: AttributeTag) => attributeTerm(tag),
  /** Returns the cell term of businesses that have coordinates and no city. */
  cell: (cell: number) => `${CELL_TERM}${cell}`,
  phone: (digits: string) => `${TERM_PREFIX}n${digits}`,
};

/**
 * Attributes are terms of one character for private use, since a business has ten of them and shorter terms than FTS5's
 * prefixes take a third of the time to index. Stored in databases: reordering the tags needs a new KEY_VERSION.
 */
export const FIRST_ATTRIBUTE_TERM = "\ue000";
const attributeTerm = (tag: string) =>
  String.fromCharCode(FIRST_ATTRIBUTE_TERM.charCodeAt(0) + (ATTRIBUTE_TAGS as readonly string[]).indexOf(tag));
const attributeTerms = memoize((tags: string) => tags.split(" ").map(attributeTerm).join(" "));

/** A business has the term of its rating's whole tenths and that of the highest step it reaches. */
function ratingTerms(rating: number): string {
  const tenths = `${TERM_PREFIX}t${wholeTenths(rating)}`;
  const step = RATING_STEPS.findLast((stepRating) => rating >= stepRating);
  return step === undefined ? tenths : `${tenths} ${stepTerm(step)}`;
}

function stepTerm(step: number): string {
  return `${TERM_PREFIX}s${step * 10}`;
}

/** Example: 47 for 4.7, though 4.7 × 10 may be less in floating point. */
export function wholeTenths(rating: number): number {
  return Math.floor(rating * 10 + 1e-9);
}

/** Returns the expression for a minimum rating in tenths: whole steps, and single tenths below the first of them. */
export function ratedAtLeast(tenths: number): string {
  const steps = RATING_STEPS.filter((step) => step * 10 >= tenths);
  const terms = steps.map(stepTerm);
  const firstStep = steps[0] === undefined ? MAX_TENTHS + 1 : steps[0] * 10;
  for (let tenth = tenths; tenth < firstStep; tenth++) terms.push(`${TERM_PREFIX}t${tenth}`);
  return `(${terms.map(quote).join(" OR ")})`;
}

/** Opens the terms of the index as the temporary table `search_words`. */
export function openTermTable(db: Database): void {
  db.exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.search_words USING fts5vocab(main, search, row)");
}

export function quote(term: string): string {
  return `"${term}"`;
}

/**
 * Writes the index. Entries of a transaction are inserted together, sorted by rowid, which is three times as fast as one by
 * one; deletions are seven times as fast.
 */
export function openSearchIndex(db: Database) {
  const insert = db.prepare("INSERT INTO search (rowid, name, text) VALUES (CAST(? AS INTEGER), ?, ?)");
  const remove = db.prepare("DELETE FROM search WHERE rowid = CAST(? AS INTEGER)");
  /** Entries by business id. */
  const addedEntries = new Map<number, Entry>();
  const removedIds = new Set<number>();

  return {
    add(rank: number, id: number, draft: BusinessInsert, ids: DictionaryIds) {
      const text = `${searchableText(draft.otherText)} ${facetsOf(draft, ids)}`;
      const name = detachSlice(searchableName(draft.nameText));
      addedEntries.set(id, { rowid: rowidOf(rank, id), name, text: detachSlice(text) });
    },
    remove(rank: number, id: number) {
      const rowid = rowidOf(rank, id);
      if (addedEntries.get(id)?.rowid === rowid) addedEntries.delete(id);
      else removedIds.add(rowid);
    },
    write() {
      for (const rowid of [...removedIds].sort((a, b) => a - b)) remove.run(rowid);
      const entries = [...addedEntries.values()].sort((a, b) => a.rowid - b.rowid);
      for (const { rowid, name, text } of entries) insert.run(rowid, name, text);
      this.forget();
    },
    forget() {
      addedEntries.clear();
      removedIds.clear();
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
  const cell = cellOfPoint(draft);
  if (ids.cityId !== null) terms += ` ${facetTerm.city(ids.cityId)}`;
  else if (cell !== null) terms += ` ${facetTerm.cell(cell)}`;
  for (const id of [ids.stateId, ids.postcodeId, ids.countryId]) if (id !== null) terms += ` ${facetTerm.place(id)}`;
  if (draft.attributeTags !== "") terms += ` ${attributeTerms(draft.attributeTags)}`;
  if (draft.phoneDigits !== "")
    for (const digits of draft.phoneDigits.split(" ")) terms += ` ${facetTerm.phone(digits)}`;
  return `${terms} ${ratingTerms(draft.rating)}`;
}
