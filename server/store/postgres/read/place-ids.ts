import type { PlaceIdMatch } from "../../port/editing.ts";
import { prefixEnd } from "../../prefix-end.ts";
import type { Transaction } from "../connection/transaction.ts";

const SELECT_WHOLE = `
  SELECT id FROM (
    SELECT 1 AS turn, id FROM businesses WHERE place_id = $1
    UNION ALL SELECT 2, survivor_id FROM merges WHERE place_id = $1
    UNION ALL SELECT 3, id FROM deleted_businesses WHERE place_id = $1) owners ORDER BY turn, id LIMIT 1`;
const SELECT_LISTED = "SELECT id FROM businesses WHERE place_id >= $1 AND place_id < $2 LIMIT 2";
const SELECT_DELETED = `
  SELECT d.id FROM deleted_businesses d JOIN recycle_bin r ON r.id = d.id WHERE d.place_id >= $1 AND d.place_id < $2 LIMIT 2`;

/** Finds a business by its place id, or by a prefix that only it has. */
export async function findPlaceId(tx: Transaction, text: string): Promise<PlaceIdMatch | undefined> {
  const id = await tx.value<number>(SELECT_WHOLE, [text]);
  if (id !== undefined) return { id, isWhole: true };
  for (const statement of [SELECT_LISTED, SELECT_DELETED]) {
    const [first, second] = await tx.values<number>(statement, [text, prefixEnd(text)]);
    if (first !== undefined) return second === undefined ? { id: first, isWhole: false } : undefined;
  }
  return undefined;
}
