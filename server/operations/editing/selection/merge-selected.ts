import type { MergeChange, MergedSelection, MergePreview } from "#contract/businesses/merge-selected";
import { mergeBusinesses } from "#domain/duplicates/merge-businesses";
import { fieldValueOf } from "#domain/own-fields/own-value-fields";
import { AppError } from "../../../errors.ts";
import { requireExisting } from "../../../queries/existing-business.ts";
import type { BusinessRecord } from "../../../store/port/directory.ts";
import type { Store } from "../../../store/store.ts";
import { mergeIntoOne } from "../merge-businesses.ts";

interface MergeSelectedOptions {
  store: Pick<Store, "directory" | "editing" | "duplicates">;
  survivorId: number;
  /** The businesses that the survivor takes over, in this order. */
  mergedIds: readonly number[];
}

/** Says what `mergeSelected` would change. Throws what it throws. */
export async function previewMerge({ store, survivorId, mergedIds }: MergeSelectedOptions): Promise<MergePreview> {
  requireDifferent(survivorId, mergedIds);
  const ids = [survivorId, ...mergedIds];
  const stored = await store.editing.businessesToEdit(ids);
  const [survivor, ...others] = stored.map((business, index) => requireExisting(business, ids[index] as number));
  if (survivor === undefined) throw new AppError("invalid", "Choose the business to keep.");
  const filledFields = new Set<string>();
  let side: Parameters<typeof mergeBusinesses>[0] = survivor;
  for (const other of others) {
    const { draft, filled, editedFields } = mergeBusinesses(side, other);
    for (const field of filled) filledFields.add(field);
    side = { business: draft, editedFields };
  }
  const changes = Array.from(
    filledFields,
    (field): MergeChange => ({
      field,
      before: fieldValueOf(survivor.business, field),
      after: fieldValueOf(side.business, field),
    }),
  );
  return { survivor: named(survivor.business), merged: others.map(({ business }) => named(business)), changes };
}

/**
 * Merges businesses into one, one after the other; each merge is an entry of the activity list that can be undone. Errors: AppError
 * `invalid` for the same business twice, and those of `mergeIntoOne`; merges before an error stay.
 */
export async function mergeSelected(
  options: MergeSelectedOptions & { actor: string; now: () => Date },
): Promise<MergedSelection> {
  const { survivorId, mergedIds } = options;
  requireDifferent(survivorId, mergedIds);
  const { merged } = await previewMerge(options);
  let survivor: MergedSelection["survivor"] | undefined;
  for (const mergedId of mergedIds) ({ survivor } = await mergeIntoOne(options, survivorId, mergedId));
  if (survivor === undefined) throw new AppError("invalid", "Choose at least two businesses to merge.");
  return { survivor, merged };
}

function requireDifferent(survivorId: number, mergedIds: readonly number[]) {
  const ids = [survivorId, ...mergedIds];
  if (new Set(ids).size < ids.length) throw new AppError("invalid", "A business cannot be merged with itself.");
}

function named({ id, name }: BusinessRecord) {
  return { id, name };
}
