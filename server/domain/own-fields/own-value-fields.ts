import type { OwnValue, OwnValues } from "#contract/fields/own-fields";
import { sortedOwnValues } from "./own-values.ts";

/**
 * Hand edits, journals and undo treat each own field as a field of its own, named "ownValues." and its key. A business without a value has
 * null.
 */
const PREFIX = "ownValues.";

export type OwnValueFieldName = `${typeof PREFIX}${string}`;

interface WithOwnValues {
  ownValues: OwnValues;
}

export function ownValueField(key: string): OwnValueFieldName {
  return `${PREFIX}${key}`;
}

/** Returns the key of an own field; undefined for any other field. */
export function keyOfOwnValueField(field: string): string | undefined {
  return field.startsWith(PREFIX) ? field.slice(PREFIX.length) : undefined;
}

/** Returns the fields of own values that differ. */
export function changedOwnValueFields(before: OwnValues, after: OwnValues): OwnValueFieldName[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])).map(ownValueField);
}

/** Returns the value of any field, also of an own one: null without a value. */
export function fieldValueOf(business: WithOwnValues, field: string): unknown {
  const key = keyOfOwnValueField(field);
  return key === undefined ? business[field as keyof WithOwnValues] : (business.ownValues[key] ?? null);
}

/** Returns the business with other values of fields, also of own ones. */
export function withFieldValues<Business extends WithOwnValues>(
  business: Business,
  values: Readonly<Record<string, unknown>>,
): Business {
  const changed = { ...business };
  for (const [field, value] of Object.entries(values)) {
    const key = keyOfOwnValueField(field);
    if (key === undefined) Object.assign(changed, { [field]: value });
    else changed.ownValues = withOwnValue(changed.ownValues, key, value as OwnValue | null);
  }
  return changed;
}

/** Returns the values with another one for the key, or without one. */
export function withOwnValue(values: OwnValues, key: string, value: OwnValue | null): OwnValues {
  const { [key]: _, ...others } = values;
  return value === null ? others : sortedOwnValues({ ...others, [key]: value });
}
