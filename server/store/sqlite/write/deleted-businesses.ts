import type { Database } from "better-sqlite3";
import { parseDeletedRecord } from "../../records/deleted-record.ts";
import type { Tombstones } from "../../unit-of-work/tables.ts";

interface Bin {
  /** Leaves the tombstone, so that imports do not bring the business back. */
  erase(id: number): void;
  /** Removes the tombstone of a business that the undo of an import put into the bin. */
  forgetUndone(id: number): void;
}

export type DeletedBusinesses = ReturnType<typeof openDeletedBusinesses>;

/**
 * Tombstones of businesses that were deleted by hand or merged, with the record that restores them, and the recycle bin of those
 * that were deleted.
 */
export function openDeletedBusinesses(db: Database): Tombstones & Bin {
  const add = db.prepare("INSERT INTO deleted_businesses (id, place_id, slug, record) VALUES (?, ?, ?, ?)");
  /** Renames a tombstone's slug. No other slug contains a tilde, so the new one is free. */
  const yieldSlug = db.prepare("UPDATE deleted_businesses SET slug = slug || '~' || id WHERE slug = ?");
  const selectRecord = db
    .prepare<[number], string | null>("SELECT record FROM deleted_businesses WHERE id = ?")
    .pluck();
  const selectUndone = db.prepare<[string], string>(
    "SELECT record FROM deleted_businesses WHERE place_id = ? AND record ->> '$.undoneImportId' IS NOT NULL",
  );
  selectUndone.pluck();
  const rewrite = db.prepare("UPDATE deleted_businesses SET record = ? WHERE id = ?");
  const forget = db.prepare("DELETE FROM deleted_businesses WHERE id = ?");
  const addToBin = db.prepare("INSERT INTO recycle_bin VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const rewriteInBin = db.prepare(
    "UPDATE recycle_bin SET name = ?, category = ?, city = ?, country = ?, phone = ? WHERE id = ?",
  );
  const removeFromBin = db.prepare("DELETE FROM recycle_bin WHERE id = ?");
  const forgetUndone = db.prepare(
    "DELETE FROM deleted_businesses WHERE id = ? AND record ->> '$.undoneImportId' IS NOT NULL",
  );
  const erase = db.prepare("UPDATE deleted_businesses SET record = NULL WHERE id = ?");

  return {
    /** Renames a tombstone with the same slug: a survivor may have taken over the slug of a business that was merged into it. */
    add(record) {
      const { id, placeId, slug } = record.business;
      yieldSlug.run(slug);
      add.run(id, placeId, slug, JSON.stringify(record));
    },
    addToBin({ business: { id, placeId, name, category, city, country, phoneE164, phone } }, at) {
      addToBin.run(id, at.toISOString(), placeId, name, category, city, country, phoneE164 ?? phone ?? "");
    },
    record(id) {
      const json = selectRecord.get(id);
      return json === undefined || json === null ? undefined : parseDeletedRecord(json);
    },
    undoneRecord(placeId) {
      const json = selectUndone.get(placeId);
      return json === undefined ? undefined : parseDeletedRecord(json);
    },
    rewrite(record) {
      const { id, name, category, city, country, phoneE164, phone } = record.business;
      rewrite.run(JSON.stringify(record), id);
      rewriteInBin.run(name, category, city, country, phoneE164 ?? phone ?? "", id);
    },
    forget(id) {
      forget.run(id);
      removeFromBin.run(id);
    },
    erase(id) {
      erase.run(id);
      removeFromBin.run(id);
    },
    forgetUndone: (id) => forgetUndone.run(id),
  };
}
