import type { BusinessEdit } from "#contract/business-edit";
import type { OwnField } from "#contract/fields/own-fields";
import type { Store } from "../../store/store.ts";

/** Returns the own fields in use, if the edit has any. */
export async function editableOwnFields(
  { directory }: Pick<Store, "directory">,
  { ownValues }: BusinessEdit,
): Promise<readonly OwnField[]> {
  if (ownValues === undefined) return [];
  return (await directory.ownFields()).filter(({ removedAt }) => removedAt === null);
}
