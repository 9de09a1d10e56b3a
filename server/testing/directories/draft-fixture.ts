import type { BusinessDraft } from "#contract/business";
import { BLANK_DRAFT } from "../../domain/business/business-fields.ts";

/** A business with only a place id, a name and a category. */
export function draft(overrides: Partial<BusinessDraft> = {}): BusinessDraft {
  return { ...BLANK_DRAFT, placeId: "place-1", name: "Corner Shop", category: "Grocery store", ...overrides };
}
