import type { AdminBusiness } from "#contract/admin-api";
import type { OwnField } from "#contract/fields/own-fields";
import { fieldLabel } from "#domain/business/field-labels-data";
import { keyOfOwnValueField } from "#domain/own-fields/own-value-fields";
import { statusOfError } from "../../../../api/api-error.ts";
import { type BusinessFields, fetchBusiness, type SavedBusiness, saveBusiness } from "../../../api/businesses-api.ts";
import { failureNotice } from "../../../api/failure-text.ts";
import { saveInTurn } from "../../../api/saves-in-turn.ts";
import { useUndoActivity } from "../../../api/undo-activity.ts";
import { useAction } from "../../../api/use-action.ts";
import { toFields, toFormValues } from "../form-values.ts";
import { formWithValue, valueText } from "./value-text.ts";

interface TakeBackOptions {
  /** The version that the edit is based on; undefined for a new business. */
  business: AdminBusiness | undefined;
  ownFields: readonly OwnField[];
  onSaved: (business: SavedBusiness) => void;
}

/** Saves the fields on the current version if the text of the field is still the same there. Throws what `saveBusiness` throws. */
async function saveUnlessChanged(
  business: AdminBusiness,
  fields: BusinessFields,
  textOf: (business: AdminBusiness) => string,
): Promise<SavedBusiness> {
  try {
    return await saveBusiness(fields, business);
  } catch (error) {
    if (statusOfError(error) !== 409) throw error;
    const current = await fetchBusiness(business.id);
    if (textOf(current) !== textOf(business)) throw error;
    return await saveBusiness(fields, current);
  }
}

/** Writes an earlier value of a field as an edit of that field alone, with a toast that undoes it. */
export function useTakeBack({ business, ownFields, onSaved }: TakeBackOptions) {
  const undo = useUndoActivity();
  const { mutate, isPending } = useAction({
    mutationFn: async ({ field, value }: { field: string; value: unknown }): Promise<SavedBusiness> => {
      const values = business && formWithValue(business, field, value, ownFields);
      if (business === undefined || values === undefined) throw new Error(`${fieldLabel(field)} cannot be edited`);
      const name = keyOfOwnValueField(field) === undefined ? field : "ownValues";
      const fields = toFields(values, [name], ownFields);
      return saveInTurn(business.id, () =>
        saveUnlessChanged(business, fields, (each) => valueText(toFormValues(each, ownFields), field)),
      );
    },
    onSuccess: onSaved,
    meta: {
      success: ({ activityId, name }: SavedBusiness, { field }: { field: string }) => ({
        title: `${fieldLabel(field)} is back to its earlier value`,
        description: name,
        ...(activityId !== undefined && { action: { label: "Undo", run: () => undo.mutate(activityId) } }),
      }),
      failure: failureNotice(
        "The earlier value was not restored",
        "Save what you typed, open the editor again and look at the history.",
      ),
    },
  });
  return { take: (field: string, value: unknown) => mutate({ field, value }), isPending };
}
