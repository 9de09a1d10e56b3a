import type { MergedSelection } from "#contract/businesses/merge-selected";
import { AppError } from "../../../errors.ts";
import { requireExisting } from "../../../queries/existing-business.ts";
import type { Store } from "../../../store/store.ts";
import { mergeIntoOne, requireDifferent } from "../merge-businesses.ts";

interface MergeSelectedOptions {
  store: Pick<Store, "directory" | "editing" | "duplicates">;
  survivorId: number;
  /** Businesses to merge into the survivor, in this order. */
  mergedIds: readonly number[];
  actor: string;
  now: () => Date;
}

/**
 * Merges businesses into one, one after the other; each merge is an entry of the activity list that can be undone. Errors: AppError
 * `invalid` for the same business twice, and those of `mergeIntoOne`; merges before an error stay.
 */
export async function mergeSelected(options: MergeSelectedOptions): Promise<MergedSelection> {
  const { store, survivorId, mergedIds } = options;
  requireDifferent(survivorId, mergedIds);
  // One that is unknown or gone is found before the first merge.
  const ids = [survivorId, ...mergedIds];
  const storedSides = await store.editing.businessesToEdit(ids);
  const [, ...merged] = storedSides.map((side, index) => {
    const { id, name } = requireExisting(side, ids[index] as number).business;
    return { id, name };
  });
  let survivor: MergedSelection["survivor"] | undefined;
  for (const mergedId of mergedIds) ({ survivor } = await mergeIntoOne(options, survivorId, mergedId));
  if (survivor === undefined) throw new AppError("invalid", "Choose at least two businesses to merge.");
  return { survivor, merged };
}
