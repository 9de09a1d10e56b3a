import type { AdminBusiness } from "#contract/admin-api";
import type { FormValues } from "./form-values.ts";
import type { EditId } from "./use-edit-param.ts";

interface Draft {
  values: FormValues;
  /** The version that was edited; undefined for a new business. */
  base: AdminBusiness | undefined;
}

/** Unsaved edits of this page, restored when an editor that Back closed is opened again. */
export const drafts = new Map<EditId, Draft>();
