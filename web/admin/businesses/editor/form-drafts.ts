import type { BusinessForm } from "./business-form.ts";
import type { EditedId } from "./use-edited-business.ts";

/** What was typed and neither saved nor discarded, so that it is there again when Back closed the form. */
export const formDrafts = new Map<EditedId, BusinessForm>();
