import type { Database } from "better-sqlite3";
import {
  ATTRIBUTE_COLUMNS,
  AttributeDictionary,
  type AttributeRow,
} from "../../columns/attributes/attribute-dictionary.ts";
import { openOwnFields } from "../history/own-fields.ts";
import type { Counters } from "../write/counters.ts";

export type ReadAttributes = ReturnType<typeof openAttributes>;

/** Returns the attributes of the directory; reads new ones at each call. Call it within a transaction. */
export function openAttributes(db: Database, counters: Counters): () => AttributeDictionary {
  const after = db.prepare<[number], AttributeRow>(
    `SELECT ${ATTRIBUTE_COLUMNS} FROM attributes WHERE id > ? ORDER BY id`,
  );
  const ownFields = openOwnFields(db);
  const dictionary = new AttributeDictionary();
  let generation = -1;
  let revision = -1;
  return () => {
    const current = counters.get("generation");
    if (current !== generation) dictionary.clear();
    generation = current;
    dictionary.add(after.all(dictionary.lastId));
    const currentRevision = counters.get("revision");
    if (currentRevision !== revision) dictionary.nameOwn(ownFields());
    revision = currentRevision;
    return dictionary;
  };
}
