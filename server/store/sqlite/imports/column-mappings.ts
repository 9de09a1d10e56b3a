import type { Database } from "better-sqlite3";
import type { ColumnMapping } from "#contract/import-columns";
import { columnMappings, MAPPINGS_SETTING, putMapping } from "../../imports/column-mappings.ts";

/** Column mappings chosen by the administrator, by set of headers; in the settings, which survive a deletion of all data. */
export function openColumnMappings(db: Database) {
  const select = db.prepare<[string], string>("SELECT value FROM settings WHERE name = ?").pluck();
  const upsert = db.prepare(
    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );

  return {
    all: (): ColumnMapping[] => columnMappings(select.get(MAPPINGS_SETTING)),
    save(key: string, mapping: ColumnMapping): void {
      upsert.run(MAPPINGS_SETTING, putMapping(select.get(MAPPINGS_SETTING), key, mapping));
    },
  };
}
