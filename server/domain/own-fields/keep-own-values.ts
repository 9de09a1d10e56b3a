import type { Attributes } from "#contract/business";
import { attributeLines } from "../attributes/attribute-identity.ts";
import type { BusinessInsert } from "../business/business-keys.ts";
import { sortedOwnValues } from "./own-values.ts";

/** JSON of no values, which nearly every business has. */
const NONE = "{}";

/**
 * Returns an import's row with the stored values of own fields for which it has none: most files know nothing of the owner's fields. A blank
 * cell leaves the value too.
 */
export function keepOwnValues(newBusiness: BusinessInsert, storedJson: string): BusinessInsert {
  const { ownValuesJson, attributesJson, attributeTags } = newBusiness;
  if (storedJson === NONE || storedJson === ownValuesJson) return newBusiness;
  const ownValues = sortedOwnValues({ ...JSON.parse(storedJson), ...JSON.parse(ownValuesJson || NONE) });
  const json = JSON.stringify(ownValues);
  if (json === ownValuesJson) return newBusiness;
  const attributes: Attributes = JSON.parse(attributesJson);
  const lines = attributeLines(attributes, ownValues, attributeTags.split(" "));
  return { ...newBusiness, ownValuesJson: json, attributeLines: lines };
}
