import { randomUUID } from "node:crypto";
import type { BusinessEdit } from "#contract/business-edit";
import { editBusiness } from "#domain/business/business-edit";
import { BLANK_DRAFT } from "#domain/business/business-fields";
import { businessKeys } from "#domain/business/business-keys";
import { cleanLine } from "#domain/text/clean-text";
import { AppError } from "../../errors.ts";
import type { EditableBusiness } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";
import { editableOwnFields } from "../own-fields/editable-own-fields.ts";
import { invalidFields } from "./edit-business.ts";

export interface AddBusinessOptions {
  store: Pick<Store, "editing" | "directory">;
  /** `placeId` has the format of exports; if it is blank, a random one is assigned. */
  business: BusinessEdit & { placeId?: string | undefined };
  actor: string;
  now: () => Date;
}

/**
 * Adds one business by hand; its fields count as edited by hand. Errors: AppError `invalid` with a message for each field,
 * `conflict` when its place id exists or was deleted by hand. A business that was added before with the same place id and fields is
 * returned as it is, since the answer to that request may have been lost.
 */
export async function addBusiness({ store, business, actor, now }: AddBusinessOptions): Promise<EditableBusiness> {
  const { placeId, ...edit } = business;
  const blank = { ...BLANK_DRAFT, placeId: cleanLine(placeId ?? "") || randomUUID() };
  const { draft, edited, problems } = editBusiness(blank, edit, await editableOwnFields(store, edit));
  if (problems.length > 0) throw invalidFields(problems);
  const editedFields = edited.toSorted();
  const entry = { at: now(), actor, action: "add" };
  const addedBusiness = await store.editing.add({ ...draft, ...businessKeys(draft) }, editedFields, entry);
  if (addedBusiness === "known") {
    const existing = await sameBusiness(store, draft.placeId, edit);
    if (existing !== undefined && editedFields.every((field) => existing.editedFields.includes(field))) return existing;
    throw placeIdConflict("There is a business with this place id already.");
  }
  if (addedBusiness === "deleted")
    throw placeIdConflict("A business with this place id was deleted. Restore that one instead.");
  return { business: addedBusiness, editedFields };
}

/** Returns the business with this place id if it has all of these fields already. */
async function sameBusiness(
  store: AddBusinessOptions["store"],
  placeId: string,
  fields: BusinessEdit,
): Promise<EditableBusiness | undefined> {
  const match = await store.editing.findByPlaceId(placeId);
  if (!match?.isWhole) return undefined;
  const [existing] = await store.editing.businessesToEdit([match.id]);
  if (existing === undefined || existing === "deleted") return undefined;
  const { changed, problems } = editBusiness(existing.business, fields, await editableOwnFields(store, fields));
  return changed.length === 0 && problems.length === 0 ? existing : undefined;
}

function placeIdConflict(message: string): AppError {
  return new AppError("conflict", message, [{ field: "placeId", message }]);
}
