import type { StoredOwnField } from "#contract/fields/own-fields";
import { ownNameProblem } from "#domain/own-fields/new-own-field";
import { cleanLine } from "#domain/text/clean-text";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";

export interface OwnFieldOptions {
  store: Pick<Store, "ownFields">;
  actor: string;
  now: () => Date;
}

/**
 * Gives an own field another name; its values and addresses of its filters stay. Errors: AppError `invalid` for a name that no own field can
 * have, `conflict` for one that another field has, `not-found`.
 */
export async function renameOwnField(
  { store, actor, now }: OwnFieldOptions,
  key: string,
  name: string,
): Promise<StoredOwnField> {
  const newName = cleanLine(name);
  const problem = ownNameProblem(newName);
  if (problem !== undefined) throw new AppError("invalid", problem, [{ field: "name", message: problem }]);
  return requireField(await store.ownFields.rename(key, newName, { at: now(), actor, action: "rename-own-field" }));
}

/** Removes an own field from pages, filters and exports. Errors: AppError `not-found`. */
export async function removeOwnField({ store, actor, now }: OwnFieldOptions, key: string): Promise<StoredOwnField> {
  return requireField(await store.ownFields.remove(key, { at: now(), actor, action: "remove-own-field" }));
}

/** Puts a removed own field back with its values. Errors: AppError `not-found`, and `conflict` when its name is taken meanwhile. */
export async function putBackOwnField({ store, actor, now }: OwnFieldOptions, key: string): Promise<StoredOwnField> {
  return requireField(await store.ownFields.putBack(key, { at: now(), actor, action: "put-back-own-field" }));
}

function requireField(field: StoredOwnField | undefined): StoredOwnField {
  if (field === undefined) throw new AppError("not-found", "There is no such own field any more.");
  return field;
}
