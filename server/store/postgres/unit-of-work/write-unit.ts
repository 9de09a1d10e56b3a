import type { BusinessInsert } from "#domain/business/business-keys";
import { missingDataBits } from "../../columns/missing-data.ts";
import { CountDeltas } from "../../counts/count-deltas.ts";
import { rankOf } from "../../lists/rank.ts";
import type { Value } from "../../records/business-record.ts";
import { hasSeoTexts } from "../../records/content-values.ts";
import type { Transaction } from "../connection/transaction.ts";
import { PostingsWriter } from "../full-text/postings-writer.ts";
import { searchTermsOf } from "../full-text/search-terms.ts";
import type { EntryIds, openDictionaries } from "../write/dictionaries.ts";
import { logListingChanges } from "../write/listing-changes.ts";
import { BUSINESS_COLUMNS, businessValues, valuesOf } from "./stored-business.ts";
import type { UnitEntry, UnitState } from "./unit-of-work.ts";
import { writeCounts } from "./write-counts.ts";

const LISTING_COLUMNS = [
  "id",
  "rank",
  "rating",
  "review_count",
  "created_at",
  "city_id",
  "category_id",
  "state_id",
  "postcode_id",
  "country_id",
  "is_verified",
  "pattern_id",
  "latitude",
  "longitude",
  "sort_name",
  "missing_data",
];

interface Written {
  entry: UnitEntry;
  business: BusinessInsert;
  ids: EntryIds;
}

/** Writes what a unit of work changed: rows (deletes the old ones, inserts by COPY), counts, postings, the change log. */
export async function writeUnit(
  tx: Transaction,
  { entries, changedEdits, lastId, following }: UnitState,
  dictionaries: ReturnType<typeof openDictionaries>,
): Promise<void> {
  const lastKnownId = tx.counter("lastBusinessId");
  const changed = [...entries.values()].filter(({ business, isRemoved, stored }) =>
    isRemoved ? stored !== undefined : business !== undefined,
  );
  const written = await withIds(tx, changed, dictionaries);
  await deleteStored(tx, changed);
  const postings = new PostingsWriter(lastKnownId);
  for (const { row, stored, isRemoved } of changed)
    if (isRemoved) postings.change(row.id, stored?.searchTerms ?? [], []);
  await copyWritten(tx, written, postings);
  // PostgreSQL updates the counts while the postings are packed here
  await Promise.all([writeCounts(tx, countsOf(changed, written)), postings.pack()]);
  await postings.write(tx);
  const known = changed.flatMap(({ row }) => (row.id <= lastKnownId ? [row.id] : []));
  await logListingChanges(tx, known);
  await writeEdits(tx, changedEdits);
  await following.write();
  tx.setCounter("lastBusinessId", lastId);
}

async function withIds(
  tx: Transaction,
  changed: readonly UnitEntry[],
  dictionaries: ReturnType<typeof openDictionaries>,
): Promise<Written[]> {
  const kept = changed.flatMap((entry) => {
    const { business, isRemoved } = entry;
    return isRemoved || business === undefined ? [] : [{ entry, business }];
  });
  kept.sort((one, other) => one.entry.row.id - other.entry.row.id);
  if (kept.length === 0) return [];
  const ids = await dictionaries.idsOf(
    tx,
    kept.map(({ business }) => business),
  );
  return kept.map(({ entry, business }, index) => ({
    entry,
    business,
    ids: ids[index] as EntryIds,
  }));
}

function isListed({ businessStatus }: BusinessInsert): boolean {
  return businessStatus !== "CLOSED_PERMANENTLY";
}

/** Rows keep the slug that they have now: it may have changed in this transaction since they were read. */
async function deleteStored(tx: Transaction, changed: readonly UnitEntry[]): Promise<void> {
  const stored = changed.filter((entry) => entry.stored !== undefined);
  if (stored.length === 0) return;
  const ids = stored.map(({ row }) => row.id);
  const slugs = new Map(
    await tx.arrays<[id: number, slug: string]>("DELETE FROM businesses WHERE id = ANY($1) RETURNING id, slug", [ids]),
  );
  for (const { row, isInserted } of stored) if (!isInserted) row["slug"] = slugs.get(row.id) ?? row["slug"] ?? null;
  await tx.run("DELETE FROM listings WHERE id = ANY($1)", [ids]);
  await tx.run("DELETE FROM unlisted WHERE id = ANY($1)", [ids]);
}

/** Computes the terms of businesses while PostgreSQL stores the ones sent before. */
async function copyWritten(tx: Transaction, written: readonly Written[], postings: PostingsWriter): Promise<void> {
  if (written.length === 0) return;
  function* businesses() {
    for (const { entry, business, ids } of written) {
      // a permanently closed business is not listed
      const terms = isListed(business) ? searchTermsOf(business) : [];
      postings.change(entry.row.id, entry.stored?.searchTerms ?? [], terms);
      yield businessValues(entry.row, ids, terms);
    }
  }
  await tx.copyRows("businesses", BUSINESS_COLUMNS, businesses());
  const listed = written.filter(({ business }) => isListed(business));
  await tx.copyRows("listings", LISTING_COLUMNS, Iterator.from(listed).map(listingValues));
  const unlisted = written.filter(({ business }) => !isListed(business));
  if (unlisted.length === 0) return;
  await tx.copyRows(
    "unlisted",
    ["id", "country_id"],
    unlisted.map(({ entry, ids }) => [entry.row.id, ids.countryId]),
  );
}

function listingValues({ entry, business, ids }: Written): Value[] {
  const { row } = entry;
  const { latitude, longitude } = business;
  return [
    row.id,
    rankOf(business.quality),
    business.rating,
    business.reviewCount,
    row["created_at"] ?? null,
    ids.cityId,
    ids.categoryId,
    ids.stateId,
    ids.postcodeId,
    ids.countryId,
    business.isVerified ? 1 : 0,
    business.businessStatus === "OPERATIONAL" ? ids.patternId : null,
    latitude === null || longitude === null ? null : latitude,
    longitude,
    business.sortName,
    missingDataBits(business, hasSeoTexts(valuesOf(row))),
  ];
}

function countsOf(changed: readonly UnitEntry[], written: readonly Written[]): CountDeltas {
  const deltas = new CountDeltas();
  for (const { stored } of changed) if (stored?.counted !== undefined) deltas.add(stored.counted, -1);
  for (const { business, ids } of written) {
    const { isVerified, city, state, country } = business;
    if (isListed(business)) deltas.add({ ...ids, isVerified, city, state, country }, 1);
  }
  return deltas;
}

async function writeEdits(tx: Transaction, edits: ReadonlyMap<number, readonly string[]>): Promise<void> {
  if (edits.size === 0) return;
  await tx.run("DELETE FROM hand_edits WHERE business_id = ANY($1)", [[...edits.keys()]]);
  const rows = [...edits].flatMap(([id, fields]) => (fields.length === 0 ? [] : [[id, JSON.stringify(fields)]]));
  if (rows.length > 0) await tx.copyRows("hand_edits", ["business_id", "fields"], rows);
}
