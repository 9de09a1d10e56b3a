import type { Attributes } from "#contract/business";
import { attributeIdentity, attributesPresent } from "#domain/attributes/attribute-identity";

/** Returns the labels of attributes that the data denies, and that no other group confirms. */
export function deniedLabels(attributes: Attributes): ReadonlySet<string> {
  const present = new Set(attributesPresent(attributes).map(({ label }) => label));
  const labels = new Set<string>();
  for (const [group, values] of Object.entries(attributes))
    for (const [name, value] of Object.entries(values)) {
      const label = value === false ? attributeIdentity(group, name)?.label : undefined;
      if (label !== undefined && !present.has(label)) labels.add(label);
    }
  return labels;
}
