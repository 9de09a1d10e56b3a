import type { BusinessDraft } from "#contract/business";
import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { draft } from "./draft-fixture.ts";

/** Creates a business to store, with default values for all fields but `overrides`. */
export function businessInsert(placeId: string, overrides: Partial<BusinessDraft> = {}): BusinessWithKeys {
  const business = draft({
    placeId,
    name: `Corner Shop ${placeId}`,
    fullAddress: "1 Main Street, Springfield, Illinois 62701",
    address: "1 Main Street",
    city: "Springfield",
    state: "Illinois",
    zipCode: "62701",
    country: "United States",
    ...overrides,
  });
  return { ...business, ...businessKeys(business) };
}
