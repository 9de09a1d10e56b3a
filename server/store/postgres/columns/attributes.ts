import {
  ATTRIBUTE_COLUMNS,
  AttributeDictionary,
  type AttributeRow,
} from "../../columns/attributes/attribute-dictionary.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import { ownFields } from "../history/own-fields.ts";

const ALL = `SELECT ${ATTRIBUTE_COLUMNS} FROM attributes ORDER BY id`;

export type ReadAttributes = ReturnType<typeof openAttributes>;

/** Reads the attributes of the directory, some hundreds, once per revision. */
export function openAttributes(): (tx: Transaction) => Promise<AttributeDictionary> {
  const cached = createAsyncVersionCache(1);
  return (tx) =>
    cached(String(tx.counter("revision")), "all", async () => {
      const dictionary = new AttributeDictionary();
      dictionary.add(await tx.rows<AttributeRow>(ALL));
      dictionary.nameOwn(await ownFields(tx));
      return dictionary;
    });
}
