import type { Database } from "better-sqlite3";
import { addBusinesses, addCounts, type NamedBusiness } from "../../changes/entry-detail.ts";
import { effectiveChanges, settingsDetail } from "../../changes/setting-changes.ts";
import type { ChangeEntry } from "../../port/changes.ts";
import type { ActivityEntry, NewActivity, SettingChange, SettingsEntry } from "../../port/maintenance.ts";

type Detail = ActivityEntry["detail"];
export type Activity = ReturnType<typeof openActivity>;

/** Activity and settings: data of the operator, not of the directory. */
export function openActivity(db: Database) {
  const insert = db.prepare("INSERT INTO activity (at, actor, action, detail) VALUES (?, ?, ?, ?)");
  const selectNewest = db.prepare<[string, number], Omit<ActivityEntry, "detail"> & { detail: string }>(
    `SELECT id, at, actor, action, detail FROM activity
     WHERE action NOT IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ?`,
  );
  const selectEntry = db.prepare<[number], Omit<ActivityEntry, "detail"> & { detail: string }>(
    "SELECT id, at, actor, action, detail FROM activity WHERE id = ?",
  );
  const setDetail = db.prepare("UPDATE activity SET detail = ? WHERE id = ?");
  const removeInterrupted = db.prepare(
    `DELETE FROM activity WHERE action = 'import' AND detail ->> 'importId' = ? AND detail ->> 'state' = 'interrupted'`,
  );
  const selectSetting = db.prepare<[string], string>("SELECT value FROM settings WHERE name = ?").pluck();
  const upsertSetting = db.prepare(
    "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const deleteSetting = db.prepare("DELETE FROM settings WHERE name = ?");
  const insertSetting = db.prepare("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING");

  const record = ({ at, actor, action, detail }: NewActivity): number =>
    Number(insert.run(at, actor, action, JSON.stringify(detail)).lastInsertRowid);

  const complete = (id: number, detail: Detail) => setDetail.run(JSON.stringify(detail), id);

  function entry(id: number): ActivityEntry | undefined {
    const row = selectEntry.get(id);
    return row && { ...row, detail: JSON.parse(row.detail) };
  }

  function recordChange(change: ChangeEntry, completeDetail: (detail: Detail) => Detail = (detail) => detail): number {
    const { at, actor, action, detail = {}, activityId } = change;
    if (activityId === undefined)
      return record({ at: at.toISOString(), actor, action, detail: completeDetail(detail) });
    complete(activityId, completeDetail(entry(activityId)?.detail ?? detail));
    return activityId;
  }

  function changeSettings(changes: readonly SettingChange[], { undoes, isAtomic, ...entryFields }: SettingsEntry) {
    const current = new Map(changes.map(({ key }) => [key, selectSetting.get(key)]));
    const changed = effectiveChanges(changes, current, isAtomic);
    if (changed.length === 0) return changed;
    for (const { key, to } of changed) {
      if (to === null) deleteSetting.run(key);
      else upsertSetting.run(key, to);
    }
    record({ ...entryFields, detail: settingsDetail(changed, undoes) });
    if (undoes !== undefined) complete(undoes, { ...entry(undoes)?.detail, isUndone: true });
    return changed;
  }

  return {
    /** Returns the id of the entry. */
    record,
    /** Adds an entry, or completes the one that an earlier batch of the change added. Returns its id. */
    recordChange,
    /** Adds or completes the entry for a batch of businesses. Returns undefined while the change has changed no business. */
    recordBusinesses: (change: ChangeEntry, businesses: readonly NamedBusiness[]): number | undefined =>
      businesses.length === 0 ? change.activityId : recordChange(change, (detail) => addBusinesses(detail, businesses)),
    /** Adds or completes the entry for counts of a batch. Returns undefined while all counts are 0. */
    recordCounts: (change: ChangeEntry, counts: Readonly<Record<string, number>>): number | undefined =>
      Object.values(counts).some((count) => count > 0)
        ? recordChange(change, (detail) => addCounts(detail, counts))
        : change.activityId,
    /** Lists entries, newest first, except those with an action in `excludedActions`. */
    list: (limit: number, excludedActions: readonly string[] = []): ActivityEntry[] =>
      selectNewest
        .all(JSON.stringify(excludedActions), limit)
        .map((entry) => ({ ...entry, detail: JSON.parse(entry.detail) })),
    entry,
    complete,
    /** Removes the entry that marked an import as interrupted, after it finished nevertheless. */
    removeInterrupted: (importId: number) => removeInterrupted.run(importId),
    setting: (key: string) => selectSetting.get(key),
    settings(keys: readonly string[]): Map<string, string> {
      return new Map(keys.flatMap((key) => selectSetting.all(key).map((value) => [key, value] as const)));
    },
    changeSettings,
    setSetting: (key: string, value: string) => upsertSetting.run(key, value),
    ensureSetting(key: string, value: string): string {
      insertSetting.run(key, value);
      return selectSetting.get(key) ?? value;
    },
  };
}
