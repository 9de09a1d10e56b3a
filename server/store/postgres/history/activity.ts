import { addBusinesses, addCounts, type NamedBusiness } from "../../changes/entry-detail.ts";
import { effectiveChanges, settingsDetail } from "../../changes/setting-changes.ts";
import type { ChangeEntry } from "../../port/changes.ts";
import type { ActivityEntry, NewActivity, SettingChange, SettingsEntry } from "../../port/maintenance.ts";
import type { Transaction } from "../connection/transaction.ts";

type Detail = ActivityEntry["detail"];
type Row = Omit<ActivityEntry, "detail"> & { detail: string };

const COLUMNS = "a.id, a.at, a.actor, a.action, a.detail";

const setting = (tx: Transaction, key: string) => tx.value<string>("SELECT value FROM settings WHERE name = $1", [key]);

async function settings(tx: Transaction, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ name: string; value: string }>(
    "SELECT name, value FROM settings WHERE name = ANY($1::text[])",
    [keys],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function record(tx: Transaction, { at, actor, action, detail }: NewActivity): Promise<number> {
  const id = await tx.value<number>(
    "INSERT INTO activity (at, actor, action, detail) VALUES ($1, $2, $3, $4) RETURNING id",
    [at, actor, action, JSON.stringify(detail)],
  );
  return id as number;
}

async function complete(tx: Transaction, id: number, detail: Detail): Promise<void> {
  await tx.run("UPDATE activity SET detail = $1 WHERE id = $2", [JSON.stringify(detail), id]);
}

async function entry(tx: Transaction, id: number): Promise<ActivityEntry | undefined> {
  const row = await tx.row<Row>(`SELECT ${COLUMNS} FROM activity a WHERE a.id = $1`, [id]);
  return row && entryOf(row);
}

async function recordChange(
  tx: Transaction,
  change: ChangeEntry,
  completeDetail: (detail: Detail) => Detail = (detail) => detail,
): Promise<number> {
  const { at, actor, action, detail = {}, activityId } = change;
  if (activityId === undefined)
    return record(tx, { at: at.toISOString(), actor, action, detail: completeDetail(detail) });
  await complete(tx, activityId, completeDetail((await entry(tx, activityId))?.detail ?? detail));
  return activityId;
}

/** The activity log and the settings: data of the operator, not of the directory. */
export const activity = {
  /** Returns the id of the entry. */
  record,
  /** Adds an entry, or completes the one that an earlier batch of the change added. Returns its id. */
  recordChange,
  /** Adds or completes the entry for a batch of businesses. Returns undefined while the change has changed no business. */
  recordBusinesses: async (
    tx: Transaction,
    change: ChangeEntry,
    businesses: readonly NamedBusiness[],
  ): Promise<number | undefined> =>
    businesses.length === 0
      ? change.activityId
      : recordChange(tx, change, (detail) => addBusinesses(detail, businesses)),
  /** Adds or completes the entry for counts of a batch. Returns undefined while all counts are 0. */
  recordCounts: async (
    tx: Transaction,
    change: ChangeEntry,
    counts: Readonly<Record<string, number>>,
  ): Promise<number | undefined> =>
    Object.values(counts).some((count) => count > 0)
      ? recordChange(tx, change, (detail) => addCounts(detail, counts))
      : change.activityId,
  /** Lists entries, newest first, except those with an action in `excludedActions`. */
  async list(tx: Transaction, limit: number, excludedActions: readonly string[] = []): Promise<ActivityEntry[]> {
    const rows = await tx.rows<Row>(
      `SELECT ${COLUMNS} FROM activity a
       WHERE a.action <> ALL($1::text[]) ORDER BY a.id DESC LIMIT $2`,
      [excludedActions, limit],
    );
    return rows.map(entryOf);
  },
  entry,
  complete,
  /** Removes the entry that marked an import as interrupted, after it finished nevertheless. */
  async removeInterrupted(tx: Transaction, importId: number): Promise<void> {
    const rows = await tx.rows<Row>(
      `SELECT ${COLUMNS} FROM activity a WHERE a.action = 'import' AND a.detail LIKE '%"interrupted"%'`,
    );
    const ids = rows
      .map(entryOf)
      .filter(({ detail }) => detail.importId === importId && detail.state === "interrupted")
      .map(({ id }) => id);
    if (ids.length > 0) await tx.run("DELETE FROM activity WHERE id = ANY($1)", [ids]);
  },
  setting,
  settings,
  async changeSettings(
    tx: Transaction,
    changes: readonly SettingChange[],
    { undoes, isAtomic, ...entryFields }: SettingsEntry,
  ): Promise<SettingChange[]> {
    const current = await settings(
      tx,
      changes.map(({ key }) => key),
    );
    const changed = effectiveChanges(changes, current, isAtomic);
    if (changed.length === 0) return changed;
    for (const { key, to } of changed) {
      if (to === null) await tx.run("DELETE FROM settings WHERE name = $1", [key]);
      else await activity.setSetting(tx, key, to);
    }
    await record(tx, { ...entryFields, detail: settingsDetail(changed, undoes) });
    if (undoes !== undefined) await complete(tx, undoes, { ...(await entry(tx, undoes))?.detail, isUndone: true });
    return changed;
  },
  async setSetting(tx: Transaction, key: string, value: string): Promise<void> {
    await tx.run(
      "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      [key, value],
    );
  },
  async ensureSetting(tx: Transaction, key: string, value: string): Promise<string> {
    await tx.run("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", [key, value]);
    return (await setting(tx, key)) ?? value;
  },
};

function entryOf(row: Row): ActivityEntry {
  return { ...row, detail: JSON.parse(row.detail) };
}
