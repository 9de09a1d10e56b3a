import type { Database } from "better-sqlite3";
import type { ActivityEntry } from "../../port/maintenance.ts";

export type Activity = ReturnType<typeof openActivity>;

/** Activity and settings: what is kept of the operator, not of the directory. */
export function openActivity(db: Database) {
  const record = db.prepare("INSERT INTO activity (at, actor, action, detail) VALUES (?, ?, ?, ?)");
  const newest = db.prepare<[string, number], Omit<ActivityEntry, "detail"> & { detail: string }>(
    `SELECT id, at, actor, action, detail FROM activity
     WHERE action NOT IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM changes c WHERE c.id = activity.id AND c.state = 'open'
       AND NOT EXISTS (SELECT 1 FROM change_journal j WHERE j.change_id = c.id)) ORDER BY id DESC LIMIT ?`,
  );
  const one = db.prepare<[number], Omit<ActivityEntry, "detail"> & { detail: string }>(
    "SELECT id, at, actor, action, detail FROM activity WHERE id = ?",
  );
  const setDetail = db.prepare("UPDATE activity SET detail = ? WHERE id = ?");
  const remove = db.prepare("DELETE FROM activity WHERE id = ?");
  const removeInterrupted = db.prepare(
    `DELETE FROM activity WHERE action = 'import' AND detail ->> 'importId' = ? AND detail ->> 'state' = 'interrupted'`,
  );
  const setting = db.prepare<[string], string>("SELECT value FROM settings WHERE name = ?").pluck();
  const set = db.prepare("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value");
  const setFirst = db.prepare("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING");

  return {
    /** Returns the id of the entry. */
    record: ({ at, actor, action, detail }: Omit<ActivityEntry, "id">): number =>
      Number(record.run(at, actor, action, JSON.stringify(detail)).lastInsertRowid),
    /** Newest first. Leaves out actions in `without`, and changes that have not changed anything yet. */
    list: (limit: number, without: readonly string[] = []): ActivityEntry[] =>
      newest.all(JSON.stringify(without), limit).map((entry) => ({ ...entry, detail: JSON.parse(entry.detail) })),
    entry(id: number): ActivityEntry | undefined {
      const entry = one.get(id);
      return entry && { ...entry, detail: JSON.parse(entry.detail) };
    },
    complete: (id: number, detail: ActivityEntry["detail"]) => setDetail.run(JSON.stringify(detail), id),
    remove: (id: number) => remove.run(id),
    /** Removes the entry that marked an import as interrupted, after it finished nevertheless. */
    removeInterrupted: (importId: number) => removeInterrupted.run(importId),
    setting: (key: string) => setting.get(key),
    setSetting: (key: string, value: string) => set.run(key, value),
    ensureSetting(key: string, value: string): string {
      setFirst.run(key, value);
      return setting.get(key) ?? value;
    },
  };
}
