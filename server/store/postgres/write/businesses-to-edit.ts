import type { EditableBusiness } from "../../port/editing.ts";
import type { Transaction } from "../connection/transaction.ts";
import { businesses } from "../read/businesses.ts";
import { readHandEdits } from "./hand-edits.ts";

/** See `Editing.businessesToEdit`. */
export async function businessesToEdit(
  tx: Transaction,
  ids: readonly number[],
): Promise<(EditableBusiness | "deleted" | undefined)[]> {
  const businessById = new Map((await businesses.getAll(tx, ids)).map((business) => [business.id, business]));
  const editedFieldsById = await readHandEdits(tx, [...businessById.keys()]);
  const absentIds = ids.filter((id) => !businessById.has(id));
  const deletedIds = new Set(
    absentIds.length === 0
      ? []
      : await tx.values<number>("SELECT id FROM deleted_businesses WHERE id = ANY($1)", [absentIds]),
  );
  return ids.map((id) => {
    const business = businessById.get(id);
    if (business === undefined) return deletedIds.has(id) ? "deleted" : undefined;
    return { business, editedFields: editedFieldsById.get(id) ?? [] };
  });
}
