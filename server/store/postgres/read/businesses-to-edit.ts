import type { EditableBusiness } from "../../port/editing.ts";
import type { Transaction } from "../connection/transaction.ts";
import { readHandEdits } from "../write/hand-edits.ts";
import { businesses } from "./businesses.ts";

/** See `Editing.businessesToEdit`. */
export async function businessesToEdit(
  tx: Transaction,
  ids: readonly number[],
): Promise<(EditableBusiness | "deleted" | undefined)[]> {
  const present = new Map((await businesses.getAll(tx, ids)).map((business) => [business.id, business]));
  const edited = await readHandEdits(tx, [...present.keys()]);
  const absent = ids.filter((id) => !present.has(id));
  const deleted = new Set(
    absent.length === 0
      ? []
      : await tx.values<number>("SELECT id FROM deleted_businesses WHERE id = ANY($1)", [absent]),
  );
  return ids.map((id) => {
    const business = present.get(id);
    if (business === undefined) return deleted.has(id) ? "deleted" : undefined;
    return { business, editedFields: edited.get(id) ?? [] };
  });
}
