import type { Database } from "better-sqlite3";
import type { PlaceIdMatch } from "../../port/editing.ts";
import { prefixEnd } from "../../prefix-end.ts";

/** Finds businesses by place id. Call it within a transaction. */
export function openPlaceIds(db: Database) {
  const selectWhole = db.prepare<{ text: string }, number>(
    `SELECT id FROM businesses WHERE place_id = :text
     UNION ALL SELECT survivor_id FROM merges WHERE place_id = :text
     UNION ALL SELECT id FROM deleted_businesses WHERE place_id = :text`,
  );
  const selectListedByPrefix = db.prepare<[string, string], number>(
    "SELECT id FROM businesses WHERE place_id >= ? AND place_id < ? LIMIT 2",
  );
  const selectDeletedByPrefix = db.prepare<[string, string], number>(
    `SELECT d.id FROM deleted_businesses d JOIN recycle_bin r ON r.id = d.id WHERE d.place_id >= ? AND d.place_id < ? LIMIT 2`,
  );
  for (const statement of [selectWhole, selectListedByPrefix, selectDeletedByPrefix]) statement.pluck();

  return (text: string): PlaceIdMatch | undefined => {
    const id = selectWhole.get({ text });
    if (id !== undefined) return { id, isWhole: true };
    for (const statement of [selectListedByPrefix, selectDeletedByPrefix]) {
      const [first, second] = statement.all(text, prefixEnd(text));
      if (first !== undefined) return second === undefined ? { id: first, isWhole: false } : undefined;
    }
    return undefined;
  };
}
