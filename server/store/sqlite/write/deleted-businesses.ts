import type { Database } from "better-sqlite3";
import type { DeletedRecord } from "./business-writer.ts";

export type DeletedBusinesses = ReturnType<typeof openDeletedBusinesses>;

/** The marks of businesses that were deleted by hand, and what they were. */
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
      return json === undefined || json === null ? undefined : JSON.parse(json);
    },
    rewrite: (record: DeletedRecord) => rewrite.run(JSON.stringify(record), record.business.id),
    forget: (id: number) => forget.run(id),
  };
}
