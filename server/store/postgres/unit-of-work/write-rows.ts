import type { BusinessInsert } from "#domain/business/business-keys";
import { CountDeltas } from "../../counts/count-deltas.ts";
import type { Value } from "../../records/business-record.ts";
import { countable, isListed, LISTING_COLUMNS, listingValues } from "../../records/listing-row.ts";
import type { Transaction } from "../connection/transaction.ts";
import { PostingsWriter } from "../full-text/postings-writer.ts";
import { searchTermsOf } from "../full-text/search-terms.ts";
import type { EntryIds, openDictionaries } from "../write/dictionaries.ts";
import { logListingChanges } from "../write/listing-changes.ts";
import { BUSINESS_COLUMNS, businessValues, valuesOf } from "./loaded-business.ts";
import type { Entry, LoadedRows } from "./loaded-rows.ts";
import { writeCounts } from "./write-counts.ts";

interface WrittenEntry {
  entry: Entry;
  business: BusinessInsert;
  ids: EntryIds;
}

/** Writes the rows that a unit of work changed (deletes the old ones, inserts by COPY), counts, postings, the change log. */
export async function writeRows(
  tx: Transaction,
  { entries, changedEdits, detachedIds: detached }: LoadedRows,
  dictionaries: ReturnType<typeof openDictionaries>,
): Promise<void> {
  const lastKnownId = tx.counter("lastBusinessId");
  const changedEntries = [...entries.values()].filter(({ business, isRemoved, storedBusiness: stored }) =>
    isRemoved ? stored !== undefined : business !== undefined,
  );
  const writtenEntries = await assignIds(tx, changedEntries, dictionaries);
  await deleteStored(tx, changedEntries);
  const postings = new PostingsWriter(lastKnownId);
  for (const { row, storedBusiness: stored, isRemoved } of changedEntries)
    if (isRemoved) postings.change(row.id, stored?.searchTerms ?? [], []);
  await copyWritten(tx, writtenEntries, postings);
  // PostgreSQL updates the counts while the postings are packed here.
  await Promise.all([writeCounts(tx, countsOf(changedEntries, writtenEntries)), postings.pack()]);
  await postings.write(tx);
  const storedIds = changedEntries.flatMap(({ row }) => (row.id <= lastKnownId ? [row.id] : []));
  await logListingChanges(tx, storedIds);
  await writeEdits(tx, changedEdits);
  if (detached.length > 0) await tx.run("UPDATE businesses SET import_id = NULL WHERE id = ANY($1)", [detached]);
}

async function assignIds(
  tx: Transaction,
  changedEntries: readonly Entry[],
  dictionaries: ReturnType<typeof openDictionaries>,
): Promise<WrittenEntry[]> {
  const storedEntries = changedEntries.flatMap((entry) => {
    const { business, isRemoved } = entry;
    return isRemoved || business === undefined ? [] : [{ entry, business }];
  });
  storedEntries.sort((a, b) => a.entry.row.id - b.entry.row.id);
  if (storedEntries.length === 0) return [];
  const ids = await dictionaries.idsOf(
    tx,
    storedEntries.map(({ business }) => business),
  );
  return storedEntries.map(({ entry, business }, index) => ({
    entry,
    business,
    ids: ids[index] as EntryIds,
  }));
}

async function deleteStored(tx: Transaction, changedEntries: readonly Entry[]): Promise<void> {
  const ids = changedEntries.filter(({ storedBusiness: stored }) => stored !== undefined).map(({ row }) => row.id);
  if (ids.length === 0) return;
  for (const table of ["businesses", "listings", "unlisted"]) {
    await tx.run(`DELETE FROM ${table} WHERE id = ANY($1)`, [ids]);
  }
}

/** Computes the terms of businesses while PostgreSQL stores the ones sent before. */
async function copyWritten(tx: Transaction, rows: readonly WrittenEntry[], postings: PostingsWriter): Promise<void> {
  if (rows.length === 0) return;
  function* businesses() {
    for (const { entry, business, ids } of rows) {
      // A permanently closed business is not listed.
      const terms = isListed(business) ? searchTermsOf(business) : [];
      postings.change(entry.row.id, entry.storedBusiness?.searchTerms ?? [], terms);
      yield businessValues(entry.row, ids, terms);
    }
  }
  await tx.copyRows("businesses", BUSINESS_COLUMNS, businesses());
  const listedBusinesses = rows.filter(({ business }) => isListed(business));
  await tx.copyRows("listings", LISTING_COLUMNS, Iterator.from(listedBusinesses).map(listingRow));
  const unlistedBusinesses = rows.filter(({ business }) => !isListed(business));
  if (unlistedBusinesses.length === 0) return;
  await tx.copyRows(
    "unlisted",
    ["id", "country_id"],
    unlistedBusinesses.map(({ entry, ids }) => [entry.row.id, ids.countryId]),
  );
}

function listingRow({ entry: { row }, business, ids }: WrittenEntry): Value[] {
  return listingValues({ id: row.id, createdAt: Number(row["created_at"]), business, ids, values: valuesOf(row) });
}

function countsOf(changedEntries: readonly Entry[], rows: readonly WrittenEntry[]): CountDeltas {
  const deltas = new CountDeltas();
  for (const { storedBusiness: stored } of changedEntries)
    if (stored?.counted !== undefined) deltas.add(stored.counted, -1);
  for (const { business, ids } of rows) if (isListed(business)) deltas.add(countable({ business, ids }), 1);
  return deltas;
}

async function writeEdits(tx: Transaction, edits: ReadonlyMap<number, readonly string[]>): Promise<void> {
  if (edits.size === 0) return;
  await tx.run("DELETE FROM hand_edits WHERE business_id = ANY($1)", [[...edits.keys()]]);
  const rows = [...edits].flatMap(([id, fields]) => (fields.length === 0 ? [] : [[id, JSON.stringify(fields)]]));
  if (rows.length > 0) await tx.copyRows("hand_edits", ["business_id", "fields"], rows);
}
