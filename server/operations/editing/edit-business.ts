import type { BusinessEdit } from "#contract/business-edit";
import type { OwnField } from "#contract/fields/own-fields";
import { type EditedBusiness, editBusiness } from "#domain/business/business-edit";
import { businessKeys } from "#domain/business/business-keys";
import { businessUrl } from "#domain/publishing/page-url";
import { AppError } from "../../errors.ts";
import { requireExisting } from "../../queries/existing-business.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { EditableBusiness } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";
import { editableOwnFields } from "../own-fields/editable-own-fields.ts";

export interface EditBusinessOptions {
  store: Pick<Store, "editing" | "directory">;
  id: number;
  edit: BusinessEdit;
  /** Refuses the edit when the business was changed since; without it the last edit wins. */
  expectedUpdatedAt?: string;
  actor: string;
  now: () => Date;
}

/** A business after an edit. */
export interface EditResult extends EditableBusiness {
  /** Id of the activity entry, by which the edit can be undone; absent if nothing changed. */
  activityId?: number | undefined;
}

/**
 * Edits one business by hand and marks the fields, so that imports leave them alone. An edit that changes nothing writes
 * nothing, and is no conflict. Errors: AppError `invalid` with a message for each field, `not-found`, `conflict` when the business was changed
 * or deleted meanwhile.
 */
export async function editOneBusiness(options: EditBusinessOptions): Promise<EditResult> {
  const { store, id, edit, expectedUpdatedAt, actor, now } = options;
  for (;;) {
    const { business: before, editedFields: editedBefore } = await businessToEdit(store, id);
    const { draft, changed, edited } = editedDraft(before, edit, await editableOwnFields(store, edit));
    // The edit may have been made by a request whose answer was lost.
    if (changed.length === 0) return { business: before, editedFields: editedBefore };
    if (expectedUpdatedAt !== undefined && Date.parse(before.updatedAt) !== Date.parse(expectedUpdatedAt)) {
      throw changeConflict();
    }
    const editedFields = [...new Set([...editedBefore, ...edited])].toSorted();
    const business = { ...draft, ...businessKeys(draft) };
    const write = { id, business, editedFields, expectedUpdatedAt: before.updatedAt };
    const entry = { at: now(), actor, action: "edit", detail: { fields: changed } };
    const { outcomes, businesses, activityId } = await store.editing.write([write], entry);
    if (outcomes[0] === "slug-taken")
      throw invalidFields([{ field: "slug", message: "belongs to another business, or did" }]);
    const [storedBusiness] = businesses;
    if (storedBusiness !== undefined) return { business: storedBusiness, editedFields, activityId };
  }
}

/** Reads the business to edit. A deleted one is a conflict, not `not-found`: the administrator can restore it and save again. */
async function businessToEdit(store: Pick<Store, "editing">, id: number): Promise<EditableBusiness> {
  const [business] = await store.editing.businessesToEdit([id]);
  if (business !== "deleted") return requireExisting(business, id);
  throw new AppError(
    "conflict",
    "This business was deleted meanwhile. Restore it and save again, or leave it deleted.",
  );
}

/** Returns the edit, with the slug among `changed`; a canonical address with the old slug follows it. Errors: AppError `invalid`. */
function editedDraft(
  storedBusiness: BusinessRecord,
  edit: BusinessEdit,
  ownFields: readonly OwnField[],
): Omit<EditedBusiness, "problems"> {
  const { draft, changed, edited, problems } = editBusiness(storedBusiness, edit, ownFields);
  if (problems.length > 0) throw invalidFields(problems);
  if (draft.slug === null || draft.slug === storedBusiness.slug) return { draft, changed, edited };
  if (draft.canonicalUrl === businessUrl(storedBusiness.slug)) draft.canonicalUrl = businessUrl(draft.slug);
  return { draft, changed: [...changed, "slug"], edited };
}

export function invalidFields(fields: { field: string; message: string }[]): AppError {
  const lines = fields.map(({ field, message }) => `${field} ${message}`);
  return new AppError("invalid", `Nothing was saved: ${lines.join("; ")}.`, fields);
}

function changeConflict(): AppError {
  return new AppError(
    "conflict",
    "This business was changed meanwhile. Look at what is there now, then save again or leave it as it is.",
  );
}
