import type { Database } from "better-sqlite3";
import {
  ATTRIBUTE_COLUMNS,
  AttributeDictionary,
  type AttributeRow,
} from "../../columns/attributes/attribute-dictionary.ts";
import type { Counters } from "../write/counters.ts";

export type ReadAttributes = ReturnType<typeof openAttributes>;

/** Returns the attributes of the directory; reads new ones at each call. Call it within a transaction. */
export function openAttributes(db: Database, counters: Counters): () => AttributeDictionary {
  const after = db.prepare<[number], AttributeRow>(
    `SELECT ${ATTRIBUTE_COLUMNS} FROM attributes WHERE id > ? ORDER BY id`,
  );
  const dictionary = new AttributeDictionary();
  let generation = -1;
  return () => {
    const current = counters.get("generation");
    if (current !== generation) dictionary.clear();
    generation = current;
    dictionary.add(after.all(dictionary.lastId));
    return dictionary;
  };
}
