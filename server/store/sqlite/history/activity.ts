import type { Database } from "better-sqlite3";
import type { ActivityEntry } from "../../port/maintenance.ts";

/** Activity and settings: what is kept of the operator, not of the directory. */
export function openActivity(db: Database) {
  const record = db.prepare("INSERT INTO activity (at, actor, action, detail) VALUES (?, ?, ?, ?)");
  const newest = db.prepare<[number], Omit<ActivityEntry, "detail"> & { detail: string }>(
    "SELECT id, at, actor, action, detail FROM activity ORDER BY id DESC LIMIT ?",
  );
  const setting = db.prepare<[string], string>("SELECT value FROM settings WHERE name = ?").pluck();
  const set = db.prepare("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value");
  const setFirst = db.prepare("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING");

  return {
    record: ({ at, actor, action, detail }: Omit<ActivityEntry, "id">) =>
      record.run(at, actor, action, JSON.stringify(detail)),
    activity: (limit: number): ActivityEntry[] =>
      newest.all(limit).map((entry) => ({ ...entry, detail: JSON.parse(entry.detail) })),
    setting: (key: string) => setting.get(key),
    setSetting: (key: string, value: string) => set.run(key, value),
    ensureSetting(key: string, value: string): string {
      setFirst.run(key, value);
      return setting.get(key) ?? value;
    },
  };
}
