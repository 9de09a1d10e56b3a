import type { ActivityEntry } from "../../port/maintenance.ts";
import type { Transaction } from "../connection/transaction.ts";

type Row = Omit<ActivityEntry, "detail"> & { detail: string };

const COLUMNS = "a.id, a.at, a.actor, a.action, a.detail";

const setting = (tx: Transaction, key: string) => tx.value<string>("SELECT value FROM settings WHERE name = $1", [key]);

/** The activity log and the settings: data of the operator, not of the directory. */
export const activity = {
  /** Returns the id of the entry. */
  async record(tx: Transaction, { at, actor, action, detail }: Omit<ActivityEntry, "id">): Promise<number> {
    const id = await tx.value<number>(
      "INSERT INTO activity (at, actor, action, detail) VALUES ($1, $2, $3, $4) RETURNING id",
      [at, actor, action, JSON.stringify(detail)],
    );
    return id as number;
  },
  /** Newest first. Leaves out actions in `without`, and changes that have not changed anything yet. */
  async list(tx: Transaction, limit: number, without: readonly string[] = []): Promise<ActivityEntry[]> {
    const rows = await tx.rows<Row>(
      `SELECT ${COLUMNS} FROM activity a
       WHERE a.action <> ALL($1::text[]) AND NOT EXISTS (SELECT 1 FROM changes c WHERE c.id = a.id AND c.state = 'open'
         AND NOT EXISTS (SELECT 1 FROM change_journal j WHERE j.change_id = c.id)) ORDER BY a.id DESC LIMIT $2`,
      [without, limit],
    );
    return rows.map(entryOf);
  },
  async entry(tx: Transaction, id: number): Promise<ActivityEntry | undefined> {
    const row = await tx.row<Row>(`SELECT ${COLUMNS} FROM activity a WHERE a.id = $1`, [id]);
    return row && entryOf(row);
  },
  async complete(tx: Transaction, id: number, detail: ActivityEntry["detail"]): Promise<void> {
    await tx.run("UPDATE activity SET detail = $1 WHERE id = $2", [JSON.stringify(detail), id]);
  },
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.run("DELETE FROM activity WHERE id = $1", [id]);
  },
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
