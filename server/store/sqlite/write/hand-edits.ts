import type { Database } from "better-sqlite3";

/** Reads and writes the names of hand-edited fields by business. */
export function openHandEdits(db: Database) {
  const selectAny = db.prepare("SELECT 1 FROM hand_edits LIMIT 1");
  const fields = db.prepare<[number], string>("SELECT fields FROM hand_edits WHERE business_id = ?").pluck();
  const write = db.prepare(
    "INSERT INTO hand_edits VALUES (?, ?) ON CONFLICT DO UPDATE SET fields = excluded.fields WHERE fields <> excluded.fields",
  );
  const forget = db.prepare("DELETE FROM hand_edits WHERE business_id = ?");

  return {
    any: () => selectAny.get() !== undefined,
    fieldsOf(id: number): string[] {
      const json = fields.get(id);
      return json === undefined ? [] : JSON.parse(json);
    },
    set(id: number, fields: readonly string[]) {
      if (fields.length === 0) forget.run(id);
      else write.run(id, JSON.stringify(fields));
    },
  };
}
