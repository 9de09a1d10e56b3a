import type { AdminBusiness } from "#contract/admin-api";
import type { OwnField } from "#contract/fields/own-fields";
import { fieldLabel } from "#domain/business/field-labels-data";
import { keyOfOwnValueField } from "#domain/own-fields/own-value-fields";
import { type SavedBusiness, saveBusiness } from "../../../api/businesses-api.ts";
import { failureNotice } from "../../../api/failure-text.ts";
import { useUndoActivity } from "../../../api/undo-activity.ts";
import { useAction } from "../../../api/use-action.ts";
import { toFields } from "../form-values.ts";
import { formWithValue } from "./value-text.ts";

interface TakeBackOptions {
  /** The version that the edit is based on; undefined for a new business. */
  business: AdminBusiness | undefined;
  ownFields: readonly OwnField[];
  onSaved: (business: SavedBusiness) => void;
}

/** Writes an earlier value of a field as an edit of that field alone, with a toast that undoes it. */
export function useTakeBack({ business, ownFields, onSaved }: TakeBackOptions) {
  const undo = useUndoActivity();
  const { mutate, isPending } = useAction({
    mutationFn: async ({ field, value }: { field: string; value: unknown }): Promise<SavedBusiness> => {
      const values = business && formWithValue(business, field, value, ownFields);
      if (values === undefined) throw new Error(`${fieldLabel(field)} cannot be edited`);
      const name = keyOfOwnValueField(field) === undefined ? field : "ownValues";
      return saveBusiness(toFields(values, [name], ownFields), business);
    },
    onSuccess: onSaved,
    meta: {
      success: ({ activityId, name }: SavedBusiness, { field }: { field: string }) => ({
        title: `${fieldLabel(field)} is back to its earlier value`,
        description: name,
        ...(activityId !== undefined && { action: { label: "Undo", run: () => undo.mutate(activityId) } }),
      }),
      failure: failureNotice("The earlier value was not restored", "Reload the page and try again."),
    },
  });
  return { take: (field: string, value: unknown) => mutate({ field, value }), isPending };
}
