import type { Database } from "better-sqlite3";
import { BLANK_DRAFT } from "#domain/business/business-fields";
import type { DeletedRecord } from "./business-writer.ts";

export type DeletedBusinesses = ReturnType<typeof openDeletedBusinesses>;

/** Tombstones of businesses that were deleted by hand, with all that is needed to restore them. */
export function openDeletedBusinesses(db: Database) {
  const add = db.prepare("INSERT INTO deleted_businesses (id, place_id, slug, record) VALUES (?, ?, ?, ?)");
  const one = db.prepare<[number], string | null>("SELECT record FROM deleted_businesses WHERE id = ?").pluck();
  const rewrite = db.prepare("UPDATE deleted_businesses SET record = ? WHERE id = ?");
  const forget = db.prepare("DELETE FROM deleted_businesses WHERE id = ?");

  return {
    add(record: DeletedRecord) {
      const { id, placeId, slug } = record.business;
      add.run(id, placeId, slug, JSON.stringify(record));
    },
    record(id: number): DeletedRecord | undefined {
      const json = one.get(id);
      if (json === undefined || json === null) return undefined;
      const record: DeletedRecord = JSON.parse(json);
      // fields that are younger than the record
      return { ...record, business: { ...BLANK_DRAFT, ...record.business } };
    },
    rewrite: (record: DeletedRecord) => rewrite.run(JSON.stringify(record), record.business.id),
    forget: (id: number) => forget.run(id),
  };
}
