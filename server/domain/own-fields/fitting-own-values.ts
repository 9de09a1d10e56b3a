import type { OwnFieldType, OwnValue, OwnValues } from "#contract/fields/own-fields";
import { readOwnValue, sortedOwnValues } from "./own-values.ts";

/** Matches keys as new fields get them. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_KEY_CHARS = 70;
/** Maximum number of stored values, including those of removed fields. */
const MAX_VALUES = 200;

export function isOwnKey(key: string): boolean {
  return key.length <= MAX_KEY_CHARS && KEY.test(key) && !(key in Object.prototype);
}

/** Leaves out keys and values that no import stores. Returns the same object when nothing changes. */
export function fittingOwnValues(values: OwnValues): OwnValues {
  const entries = Object.entries(values);
  const fitting = entries.filter(([key, value]) => isOwnKey(key) && isFitting(value)).slice(0, MAX_VALUES);
  return sortedOwnValues(fitting.length === entries.length ? values : Object.fromEntries(fitting));
}

function isFitting(value: unknown): boolean {
  const type = typeOf(value);
  if (type === undefined) return false;
  const { value: readValue } = readOwnValue(value as OwnValue, type);
  return readValue !== null && JSON.stringify(readValue) === JSON.stringify(value);
}

/** A link is stored as text. Its type comes from its field, and its address must be publishable. */
function typeOf(value: unknown): OwnFieldType | undefined {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "yes-no";
  return Array.isArray(value) ? "list" : undefined;
}
