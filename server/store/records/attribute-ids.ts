import type { AttributeIdentity } from "#domain/attributes/attribute";
import { readAttributeLine } from "#domain/attributes/attribute-identity";

/** Reads the attributes of a business from its `attributeLines`. */
export function attributesOfLines(lines: string): AttributeIdentity[] {
  return lines === "" ? [] : lines.split("\n").map(readAttributeLine);
}

/** Formats the ids of a set of attributes for `listings.attribute_ids`. */
export function attributeIdsText(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join(" ");
}
