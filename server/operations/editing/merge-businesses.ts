import type { MergeAnswer } from "#contract/admin-api";
import { businessKeys } from "#domain/business/business-keys";
import { mergeBusinesses } from "#domain/duplicates/merge-businesses";
import { AppError } from "../../errors.ts";
import { existingBusiness } from "../../queries/existing-business.ts";
import type { Store } from "../../store/store.ts";

interface DecisionOptions {
  store: Pick<Store, "directory" | "editing" | "duplicates" | "maintenance">;
  actor: string;
  now: () => Date;
}

/** Attempts while another writer changes one of the two. */
const MAX_ATTEMPTS = 3;

/**
 * Makes two entries of one business one: the survivor stays, with what only the other knows; the other's pages lead to it, and
 * imports do not bring it back. Errors: AppError `invalid` for a business and itself, `not-found`, `gone`, and `conflict` when
 * others keep changing them.
 */
export async function mergeIntoOne(
  { store, actor, now }: DecisionOptions,
  survivorId: number,
  mergedId: number,
): Promise<MergeAnswer> {
  if (survivorId === mergedId) throw new AppError("invalid", "A business cannot be merged with itself.");
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const survivor = await existingBusiness(store, survivorId);
    const merged = await existingBusiness(store, mergedId);
    const [ours = [], theirs = []] = await store.editing.editedFields([survivorId, mergedId]);
    const { draft, filled, editedFields } = mergeBusinesses(
      { business: survivor, editedFields: ours },
      { business: merged, editedFields: theirs },
    );
    const business = { ...draft, ...businessKeys(draft) };
    const expectedUpdatedAt: [string, string] = [survivor.updatedAt, merged.updatedAt];
    const merge = { survivorId, mergedId, business, editedFields, expectedUpdatedAt };
    if ((await store.duplicates.merge(merge, now())) !== "merged") continue;
    const { name, slug } = draft;
    const detail = { id: survivorId, name, mergedId, mergedName: merged.name };
    await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "merge", detail });
    return {
      survivor: { id: survivorId, name, slug: slug ?? survivor.slug },
      merged: { id: mergedId, name: merged.name },
      filled,
    };
  }
  throw new AppError("conflict", "One of the two was changed meanwhile. Look at both again.");
}

/** Brings a merged business back. Errors: AppError `not-found`; `conflict` when its survivor was itself merged or deleted. */
export async function undoMerge(
  { store, actor, now }: DecisionOptions,
  mergedId: number,
): Promise<{ id: number; name: string }> {
  const outcome = await store.duplicates.undoMerge(mergedId, now());
  if (outcome === "unknown") throw new AppError("not-found", `No business with the id ${mergedId} was merged.`);
  if (outcome === "blocked") {
    throw new AppError(
      "conflict",
      "The business that it was merged into is gone. Restore that one first, or undo its own merge.",
    );
  }
  const { id, name } = await existingBusiness(store, mergedId);
  await store.maintenance.recordActivity({
    at: now().toISOString(),
    actor,
    action: "undo-merge",
    detail: { id, name },
  });
  return { id, name };
}

/** Declares two businesses not the same, or takes it back. Errors: AppError `invalid`, `not-found`, `gone`. */
export async function setDistinct(
  { store, actor, now }: DecisionOptions,
  ids: readonly [number, number],
  isDistinct: boolean,
): Promise<void> {
  if (ids[0] === ids[1]) throw new AppError("invalid", "These are the same id twice.");
  const one = await existingBusiness(store, ids[0]);
  const other = await existingBusiness(store, ids[1]);
  await store.duplicates.setDistinct(ids, isDistinct, now());
  const detail = { id: one.id, name: one.name, otherId: other.id, otherName: other.name };
  const action = isDistinct ? "distinct" : "not-distinct";
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail });
}
