import type { DeletedRecord } from "../../records/business-changes.ts";
import { parseDeletedRecord } from "../../records/deleted-record.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Reads records by id. Businesses have none after the recycle bin was emptied. */
async function records(tx: Transaction, ids: readonly number[]): Promise<Map<number, DeletedRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.arrays<[number, string]>(
    "SELECT id, record FROM deleted_businesses WHERE id = ANY($1) AND record IS NOT NULL",
    [ids],
  );
  return new Map(rows.map(([id, record]) => [id, parseDeletedRecord(record)]));
}

/**
 * Tombstones of businesses that were deleted by hand or merged, with the record that restores them, and the recycle bin of those
 * that were deleted.
 */
export const deletedBusinesses = {
  /** Renames tombstones with the same slugs: a survivor may have taken over the slug of a business that was merged into it. */
  async add(tx: Transaction, records: readonly DeletedRecord[]): Promise<void> {
    if (records.length === 0) return;
    const businesses = records.map(({ business }) => business);
    const slugs = businesses.map(({ slug }) => slug);
    // No slug has a tilde.
    await tx.run("UPDATE deleted_businesses SET slug = slug || '~' || id WHERE slug = ANY($1)", [slugs]);
    await tx.run(
      `INSERT INTO deleted_businesses (id, place_id, slug, record)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[])`,
      [
        businesses.map(({ id }) => id),
        businesses.map(({ placeId }) => placeId),
        slugs,
        records.map((record) => JSON.stringify(record)),
      ],
    );
  },
  /** Adds deleted businesses to the recycle bin. */
  async addToBin(tx: Transaction, deletions: readonly { record: DeletedRecord; at: Date }[]): Promise<void> {
    if (deletions.length === 0) return;
    const records = deletions.map(({ record }) => record);
    await tx.run(
      `INSERT INTO recycle_bin (deleted_at, place_id, id, name, category, city, country, phone)
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])`,
      [
        deletions.map(({ at }) => at.toISOString()),
        records.map(({ business }) => business.placeId),
        ...binColumns(records),
      ],
    );
  },
  records,
  /** Returns the records of tombstones with these place ids; erased businesses have none. */
  async recordsOfPlaces(tx: Transaction, placeIds: readonly string[]): Promise<DeletedRecord[]> {
    const records = await tx.values<string>(
      "SELECT record FROM deleted_businesses WHERE place_id = ANY($1) AND record IS NOT NULL",
      [placeIds],
    );
    return records.map(parseDeletedRecord);
  },
  async rewrite(tx: Transaction, records: readonly DeletedRecord[]): Promise<void> {
    if (records.length === 0) return;
    await tx.run(
      `UPDATE deleted_businesses d SET record = b.record FROM unnest($1::bigint[], $2::text[]) AS b (id, record)
       WHERE d.id = b.id`,
      [records.map(({ business }) => business.id), records.map((record) => JSON.stringify(record))],
    );
    await tx.run(
      `UPDATE recycle_bin r SET name = b.name, category = b.category, city = b.city, country = b.country, phone = b.phone
       FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
         AS b (id, name, category, city, country, phone)
       WHERE r.id = b.id`,
      binColumns(records),
    );
  },
  async forget(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run("DELETE FROM deleted_businesses WHERE id = ANY($1)", [ids]);
    await tx.run("DELETE FROM recycle_bin WHERE id = ANY($1)", [ids]);
  },
  /** Removes the tombstones of businesses that the undo of an import put into the bin. */
  async forgetUndone(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run(
      "DELETE FROM deleted_businesses WHERE id = ANY($1) AND record::json ->> 'undoneImportId' IS NOT NULL",
      [ids],
    );
  },
  /** Removes the records but leaves the tombstones, so that imports do not add the businesses again. */
  async erase(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run("UPDATE deleted_businesses SET record = NULL WHERE id = ANY($1)", [ids]);
    await tx.run("DELETE FROM recycle_bin WHERE id = ANY($1)", [ids]);
  },
};

/** Returns the columns id, name, category, city, country and phone. */
function binColumns(records: readonly DeletedRecord[]): unknown[] {
  const businesses = records.map(({ business }) => business);
  return [
    businesses.map(({ id }) => id),
    businesses.map(({ name }) => name),
    businesses.map(({ category }) => category),
    businesses.map(({ city }) => city),
    businesses.map(({ country }) => country),
    businesses.map(({ phoneE164, phone }) => phoneE164 ?? phone ?? ""),
  ];
}
