import type { AdminBusiness, MergeAnswer, MergePreview } from "#contract/admin-api";
import { businessKeys } from "#domain/business/business-keys";
import { mergeBusinesses } from "#domain/duplicates/merge-businesses";
import { AppError } from "../../errors.ts";
import { addAdminFields } from "../../queries/admin-businesses.ts";
import { existingBusiness, requireExisting } from "../../queries/existing-business.ts";
import type { Store } from "../../store/store.ts";

interface DecisionOptions {
  store: Pick<Store, "directory" | "editing" | "duplicates">;
  actor: string;
  now: () => Date;
}

/** Maximum attempts while another writer changes one of the two. */
const MAX_ATTEMPTS = 3;

/**
 * Merges two entries of one business: the survivor stays and gets the values that only the other has. Pages of the other redirect to it,
 * and imports do not restore it. Errors: AppError `invalid` for a business and itself, `not-found`, `gone`, and `conflict` when others keep
 * changing them.
 */
export async function mergeIntoOne(
  { store, actor, now }: DecisionOptions,
  survivorId: number,
  mergedId: number,
): Promise<MergeAnswer> {
  if (survivorId === mergedId) throw new AppError("invalid", "A business cannot be merged with itself.");
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const [storedSurvivor, storedMerged] = await store.editing.businessesToEdit([survivorId, mergedId]);
    const [survivor, mergedBusiness] = [
      requireExisting(storedSurvivor, survivorId),
      requireExisting(storedMerged, mergedId),
    ];
    const { draft, filled, editedFields } = mergeBusinesses(survivor, mergedBusiness);
    const business = { ...draft, ...businessKeys(draft) };
    const expectedUpdatedAt: [string, string] = [survivor.business.updatedAt, mergedBusiness.business.updatedAt];
    const merge = { survivorId, mergedId, business, editedFields, expectedUpdatedAt };
    const { name, slug } = draft;
    const { name: mergedName } = mergedBusiness.business;
    const detail = { id: survivorId, name, mergedId, mergedName };
    if ((await store.duplicates.merge(merge, { at: now(), actor, action: "merge", detail })) !== "merged") continue;
    return {
      survivor: { id: survivorId, name, slug: slug ?? survivor.business.slug },
      merged: { id: mergedId, name: mergedName },
      filled,
    };
  }
  throw new AppError("conflict", "Someone changed one of the two. Look at both again.");
}

/** Shows what merging businesses into one would do, in their order, without doing it. Errors: AppError `invalid`, `not-found`, `gone`. */
export async function previewMerge(
  parts: { store: Store; now: () => Date },
  survivorId: number,
  mergedIds: readonly number[],
): Promise<MergePreview> {
  requireDifferent(survivorId, mergedIds);
  const storedSides = await parts.store.editing.businessesToEdit([survivorId, ...mergedIds]);
  const survivorSide = requireExisting(storedSides[0], survivorId);
  const mergedSides = mergedIds.map((id, index) => requireExisting(storedSides[index + 1], id));
  const filledFields = new Set<string>();
  let side: Parameters<typeof mergeBusinesses>[0] = survivorSide;
  for (const other of mergedSides) {
    const { draft, filled, editedFields } = mergeBusinesses(side, other);
    for (const field of filled) filledFields.add(field);
    side = { business: draft, editedFields };
  }
  const { slug, createdAt } = survivorSide.business;
  const resultRecord = { ...survivorSide.business, ...side.business, slug: side.business.slug ?? slug, createdAt };
  const records = [resultRecord, survivorSide.business, ...mergedSides.map(({ business }) => business)];
  const businesses = await addAdminFields(parts, records);
  const [shownResult, survivor, ...merged] = businesses as [AdminBusiness, AdminBusiness, ...AdminBusiness[]];
  const result = { ...shownResult, editedFields: [...side.editedFields] };
  return { survivor, merged, result, filled: [...filledFields] };
}

/** Rejects merging a business with itself or twice. Errors: AppError `invalid`. */
export function requireDifferent(survivorId: number, mergedIds: readonly number[]): void {
  const ids = [survivorId, ...mergedIds];
  if (new Set(ids).size < ids.length) throw new AppError("invalid", "A business cannot be merged with itself.");
}

/** Brings a merged business back. Errors: AppError `not-found`; `conflict` when its survivor was itself merged or deleted. */
export async function undoMerge(
  { store, actor, now }: DecisionOptions,
  mergedId: number,
): Promise<{ id: number; name: string }> {
  const restoredBusiness = await store.duplicates.undoMerge(mergedId, { at: now(), actor, action: "undo-merge" });
  if (restoredBusiness === "unknown")
    throw new AppError("not-found", `No business with the id ${mergedId} was merged.`);
  if (restoredBusiness === "blocked") {
    throw new AppError(
      "conflict",
      "The business that it was merged into is gone. Restore that one first, or undo its own merge.",
    );
  }
  return { id: restoredBusiness.id, name: restoredBusiness.name };
}

/** Marks two businesses as distinct, or reverts that. Errors: AppError `invalid`, `not-found`, `gone`. */
export async function setDistinct(
  { store, actor, now }: DecisionOptions,
  ids: readonly [number, number],
  isDistinct: boolean,
): Promise<void> {
  if (ids[0] === ids[1]) throw new AppError("invalid", "These are the same business twice.");
  const firstBusiness = await existingBusiness(store, ids[0]);
  const secondBusiness = await existingBusiness(store, ids[1]);
  const detail = {
    id: firstBusiness.id,
    name: firstBusiness.name,
    otherId: secondBusiness.id,
    otherName: secondBusiness.name,
  };
  const action = isDistinct ? "distinct" : "not-distinct";
  await store.duplicates.setDistinct(ids, isDistinct, { at: now(), actor, action, detail });
}
