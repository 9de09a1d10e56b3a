import type { BusinessDraft } from "#contract/business";
import { BLANK_DRAFT } from "../domain/business/business-fields.ts";

/** A business for tests, with as little known of it as can be. */
export function draft(more: Partial<BusinessDraft> = {}): BusinessDraft {
  return { ...BLANK_DRAFT, placeId: "place-1", name: "Corner Shop", category: "Grocery store", ...more };
}
