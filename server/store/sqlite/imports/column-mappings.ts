import type { Database } from "better-sqlite3";
import type { ColumnMapping } from "#contract/import-columns";

const SETTING = "columnMappings";
/** The newest stay. */
const MAX_MAPPINGS = 200;

type StoredMapping = ColumnMapping & { key: string };

/** What columns are, as chosen by the administrator, by set of headers; in the settings, which outlive a deletion of all data. */
export function openColumnMappings(db: Database) {
  const select = db.prepare<[string], { value: string }>("SELECT value FROM settings WHERE name = ?");
  const upsert = db.prepare(
    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );

  function all(): StoredMapping[] {
    return JSON.parse(select.get(SETTING)?.value ?? "[]") as StoredMapping[];
  }

  return {
    all: (): ColumnMapping[] => all().map(({ headers, choices }) => ({ headers, choices })),
    save(key: string, { headers, choices }: ColumnMapping): void {
      const others = all().filter((mapping) => mapping.key !== key);
      const mappings = choices.length === 0 ? others : [{ key, headers, choices }, ...others];
      upsert.run(SETTING, JSON.stringify(mappings.slice(0, MAX_MAPPINGS)));
    },
  };
}
