import type { OwnField, OwnValue, OwnValues, ShownOwnField } from "#contract/fields/own-fields";
import { isPublicAddress } from "../business/web-addresses/web-address.ts";

/** Returns the own fields of a business that have a value of their type, in the order of the fields. */
export function shownOwnFields(values: OwnValues, fields: readonly OwnField[]): ShownOwnField[] {
  return fields.flatMap(({ key, name, type }) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return value !== undefined && hasType(value, type) ? [{ key, name, type, value }] : [];
  });
}

/** Rejects links whose address may not be published, since a restored directory can have any. */
function hasType(value: OwnValue, type: OwnField["type"]): boolean {
  if (type === "number") return typeof value === "number";
  if (type === "yes-no") return typeof value === "boolean";
  if (type === "list") return Array.isArray(value);
  return typeof value === "string" && (type === "text" || isPublicAddress(value));
}
